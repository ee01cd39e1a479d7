import { HISTORY_KEPT } from '@shared/game/history';
import { MAX_POINTS, type RuleSet } from '@shared/game/rules';
import { seatsOf, sideCount } from '@shared/game/seats';
import type { DealSummary } from '@shared/game/view';
import { hostMessageSchema, type Joined } from '@shared/protocol/lan/hostMessages';
import { CHAT_KEPT, LIMITS, MAX_CHAT, MAX_NAME } from '@shared/protocol/lan/limits';
import { toWire } from '@shared/protocol/lan/updateSchema';
import type { TableUpdate } from '@shared/protocol/table';
import { describe, expect, it } from 'vitest';
import { joinedAs, tableOfAnn } from '../support/lan/fakeHost';
import { endlessRules } from '../support/longGame';
import { tableStory } from '../support/tableStory';

/** Of the signs that people may write, none takes more bytes. */
const WIDE = '\u{1f0a1}';
const NAME = WIDE.repeat(MAX_NAME);
const DIGEST = 'f'.repeat(64);
/** As many digits as a deal and a game of a thousand deals can bring. */
const DEAL_POINTS = -40 * MAX_POINTS;
/** Bids that go up by the least from the opening to the most, with a card game after them. */
const MOST_CALLS = 1_000;
const LARGEST_CALL = [7, 'bid', 40 * MAX_POINTS] as const;
const GAME_POINTS = 1_000 * DEAL_POINTS;

const largestSummary = (rules: RuleSet): DealSummary => ({
  dealer: rules.players - 1,
  result: {
    how: 'moon-failed',
    declarer: rules.players - 1,
    contract: -DEAL_POINTS,
    trump: 'S',
    sides: Array.from({ length: sideCount(rules) }, () => ({
      meld: DEAL_POINTS,
      tricks: DEAL_POINTS,
      points: DEAL_POINTS,
      total: GAME_POINTS,
    })),
  },
});

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Everything that is sent to somebody let in, each part as large as it gets. */
function largestJoined(rules: RuleSet): Joined {
  const table = tableOfAnn(rules);
  const [ann] = table.members;
  const [first, ...others] = tableStory(rules, 0, 'largest', 3);
  if (ann === undefined || first === undefined) throw new Error('nobody or nothing is there');
  const largest = others.reduce<TableUpdate>(
    (most, update) => (sizeOf(update) > sizeOf(most) ? update : most),
    first,
  );
  const history = new Array<DealSummary>(HISTORY_KEPT).fill(largestSummary(rules));
  const update = toWire({ ...largest, view: { ...largest.view, history } });
  const text = WIDE.repeat(MAX_CHAT);
  return {
    ...joinedAs(
      { ...table, members: new Array(LIMITS.maxMembers).fill({ ...ann, name: NAME }) },
      update,
    ),
    chat: Array.from({ length: CHAT_KEPT }, (_, n) => ({
      n: 100_000 + n,
      member: ann.id,
      name: NAME,
      text,
    })),
    fair: [9_999, 10_000].map((deal) => ({
      game: 'f'.repeat(16),
      deal,
      digest: DIGEST,
      commitments: seatsOf(rules).map((seat) => ({ seat, digest: DIGEST })),
      shares: seatsOf(rules).map((seat) => ({ seat, share: DIGEST })),
      opening: { secret: DIGEST, turn: 1_000_000, moves: new Array(MOST_CALLS).fill(LARGEST_CALL) },
    })),
  };
}

describe('the largest message of a host after a thousand deals', () => {
  it.each(['sq-cutthroat-4', 'cm-eight-double', 'sq-three', 'sq-two'])(
    'is one that a guest of %s can read',
    (name) => {
      const joined = largestJoined(endlessRules(name));
      expect(hostMessageSchema.safeParse(joined).error).toBeUndefined();
      expect(sizeOf(joined)).toBeGreaterThan(LIMITS.maxHostFrameBytes / 4);
      expect(sizeOf(joined)).toBeLessThan(LIMITS.maxHostFrameBytes);
    },
  );
});
