import { continueGame, type GameState } from '@main/engine/game';
import { createRecord } from '@main/engine/record';
import { printRecordFault, type RecordFault, replayRecord } from '@main/engine/replay';
import type { GameRecord, RecordedDeal } from '@shared/game/record';
import { parseRecord } from '@shared/protocol/recordSchema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEngine, randomCards } from '../support/dealtCards';
import { readGoldenDeals } from '../support/goldenDeals';
import { randomRules } from '../support/randomRules';
import { type SeededRandom, seededRandom } from '../support/seededRandom';
import { playSideBySide } from '../support/sideBySide';

const SEED = 20261201;

function recordOf(game: GameState): GameRecord {
  const seats = Array.from({ length: game.rules.players }, (_, seat) => ({
    name: `Seat ${seat}`,
    kind: 'bot' as const,
    level: 'random',
  }));
  return createRecord(game, { app: '0.1.0', seats, seed: null });
}

/** Through text and back, as a file does it. */
function throughText(record: GameRecord): GameRecord {
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

describe(`records, seed ${SEED}`, () => {
  it('replay to the game they were made of, through text, finished or not', () => {
    fc.assert(
      fc.property(randomRules, fc.nat(0xffff_ffff), (rules, seed) => {
        const random = seededRandom(seed);
        const { game } = playSideBySide(rules, random, 2);
        const record = throughText(recordOf(game));
        const replayed = replayRecord(record);
        if (!replayed.ok) throw new Error(printRecordFault(replayed.error));
        expect(replayed.value).toEqual(game);
        if (game.winner !== null) return;
        const begun = continueGame(game, forEngine(randomCards(rules, random))).game;
        const open = throughText(recordOf(begun));
        const again = replayRecord(open);
        if (!again.ok) throw new Error(printRecordFault(again.error));
        expect(again.value).toEqual(begun);
      }),
      { seed: SEED, numRuns: 25 },
    );
  });
});

/** A change of one place of a deal that was played to its end, and the action it must name. */
type Change = (
  deal: RecordedDeal,
  random: SeededRandom,
) => { readonly deal: RecordedDeal; readonly action: number | null } | null;

const replaceAt = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((each, i) => (i === index ? value : each));

const CHANGES: Readonly<Record<string, Change>> = {
  'a card of another seat': (deal, random) => {
    const hands = deal.hands.map((hand) => hand.split(' '));
    const [a, b] = random.shuffle(hands.map((_, seat) => seat));
    const from = a === undefined ? undefined : hands[a];
    const to = b === undefined ? undefined : hands[b];
    if (from === undefined || to === undefined) return null;
    const i = random.below(from.length);
    const j = to.findIndex((card) => card !== from[i]);
    const [one, two] = [from[i], to[j]];
    if (one === undefined || two === undefined) return null;
    from[i] = two;
    to[j] = one;
    return { deal: { ...deal, hands: hands.map((hand) => hand.join(' ')) }, action: null };
  },
  'another bid': (deal) => {
    const index = deal.actions.findIndex(([, verb]) => verb === 'bid');
    const move = deal.actions[index];
    if (move === undefined || typeof move[2] !== 'number') return null;
    // In ones it may be a bid too; then it is the contract that differs.
    const bid = [move[0], 'bid', move[2] - 1] as const;
    return { deal: { ...deal, actions: replaceAt(deal.actions, index, bid) }, action: null };
  },
  'another score': (deal, random) => {
    const { result } = deal;
    const side = random.below(result?.sides.length ?? 1);
    const before = result?.sides[side];
    if (result === undefined || before === undefined) return null;
    const field = random.pick(['meld', 'tricks', 'points', 'total'] as const);
    const sides = replaceAt(result.sides, side, { ...before, [field]: before[field] + 1 });
    return { deal: { ...deal, result: { ...result, sides } }, action: null };
  },
  'two actions the other way round': (deal, random) => {
    const index = random.below(deal.actions.length - 1);
    const [one, two] = [deal.actions[index], deal.actions[index + 1]];
    if (one === undefined || two === undefined || one[0] === two[0]) return null;
    const actions = replaceAt(replaceAt(deal.actions, index, two), index + 1, one);
    return { deal: { ...deal, actions }, action: index + 1 };
  },
  'an action left out at the end': (deal) =>
    deal.actions.at(-1)?.[1] === 'play'
      ? { deal: { ...deal, actions: deal.actions.slice(0, -1) }, action: null }
      : null,
  'an action too many': (deal) => ({
    deal: { ...deal, actions: [...deal.actions, [0, 'pass'] as const] },
    action: deal.actions.length + 1,
  }),
  'a card that was not played': (deal) => {
    const index = deal.actions.findLastIndex(([, verb]) => verb === 'play');
    const move = deal.actions[index];
    if (move === undefined) return null;
    const other = move[2] === 'AS' ? 'TS' : 'AS';
    const actions = replaceAt(deal.actions, index, [move[0], 'play', other] as const);
    return { deal: { ...deal, actions }, action: index + 1 };
  },
  'a trick with another winner': (deal, random) => {
    const index = random.below(deal.tricks.length);
    const trick = deal.tricks[index];
    if (trick === undefined) return null;
    const winner = (trick.winner + 1) % deal.hands.length;
    return {
      deal: { ...deal, tricks: replaceAt(deal.tricks, index, { ...trick, winner }) },
      action: null,
    };
  },
  'a meld with other points': (deal) => {
    const seat = deal.melds?.findIndex(({ melds }) => melds.length > 0) ?? -1;
    const melds = deal.melds?.[seat];
    const first = melds?.melds[0];
    if (deal.melds === undefined || melds === undefined || first === undefined) return null;
    const changed = [first[0], first[1], first[2] + 10] as const;
    const wrong = { ...melds, melds: replaceAt(melds.melds, 0, changed) };
    return { deal: { ...deal, melds: replaceAt(deal.melds, seat, wrong) }, action: null };
  },
  'no melds': ({ melds, ...deal }) => (melds === undefined ? null : { deal, action: null }),
  'another trump': (deal) =>
    deal.result === undefined
      ? null
      : {
          deal: {
            ...deal,
            result: { ...deal.result, trump: deal.result.trump === 'S' ? 'H' : 'S' },
          },
          action: null,
        },
};

const faultOf = (record: GameRecord): RecordFault | null => {
  const replayed = replayRecord(record);
  return replayed.ok ? null : replayed.error;
};

describe('a record with one thing changed is refused, and the place is named', () => {
  const golden = readGoldenDeals();

  it.each(Object.entries(CHANGES))('%s', (_, change) => {
    let changed = 0;
    for (const { name, record } of golden) {
      const random = seededRandom(SEED);
      record.deals.forEach((deal, index) => {
        if (deal.tricks.length === 0) return;
        for (let i = 0; i < 5; i += 1) {
          const made = change(deal, random);
          if (made === null) continue;
          changed += 1;
          const fault = faultOf({ ...record, deals: replaceAt(record.deals, index, made.deal) });
          expect(fault?.deal, `${name}: ${JSON.stringify(fault)}`).toBe(index + 1);
          if (made.action !== null) expect(fault?.action, name).toBe(made.action);
          if (fault !== null) expect(printRecordFault(fault)).toContain(`Deal ${index + 1}`);
        }
      });
    }
    expect(changed).toBeGreaterThan(10);
  });

  it('a game that goes on after it is over', () => {
    const over = golden.find(({ record }) => record.over)?.record;
    const [deal] = over?.deals ?? [];
    if (over === undefined || deal === undefined) throw new Error('no finished game');
    const next = { ...deal, dealer: (deal.dealer + 1) % over.rules.players };
    expect(faultOf({ ...over, deals: [deal, next] })?.deal).toBe(2);
  });

  it('another dealer, a winner that has not won, a game that is not over', () => {
    const record = golden.find(({ name }) => name === 'wcg-single')?.record;
    const [first, second] = record?.deals ?? [];
    if (record === undefined || first === undefined || second === undefined)
      throw new Error('no record of two deals');
    expect(faultOf({ ...record, deals: [first, { ...second, dealer: 3 }] })?.deal).toBe(2);
    expect(faultOf({ ...record, over: true })).not.toBeNull();
    expect(faultOf({ ...record, winner: 0 })).not.toBeNull();
    expect(faultOf({ ...record, seats: record.seats.slice(1) })).not.toBeNull();
    expect(faultOf({ ...record, seed: 'another' })?.deal).toBe(1);
  });

  it('a card twice and another not at all', () => {
    for (const { record } of golden) {
      const [deal] = record.deals;
      const [hand = ''] = deal?.hands ?? [];
      if (deal === undefined) throw new Error('no deal');
      const cards = hand.split(' ');
      const other = cards.find((card) => card !== cards[0]) ?? '';
      const wrong = [other, ...cards.slice(1)].join(' ');
      const hands = replaceAt(deal.hands, 0, wrong);
      expect(
        faultOf({ ...record, deals: replaceAt(record.deals, 0, { ...deal, hands }) })?.deal,
      ).toBe(1);
    }
  });
});
