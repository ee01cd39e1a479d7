import { createGame } from '@main/engine/game';
import { randomFromText } from '@main/engine/random';
import type { PhaseKind } from '@shared/game/actions';
import { at } from '@shared/game/cards';
import { presetNamed } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import { describe, expect, it } from 'vitest';
import { anyAction } from '../support/anyAction';
import { changeHidden, type DealStory, knownStory } from '../support/hiddenChanges';
import { seededRandom } from '../support/seededRandom';
import { seatTable } from '../support/tables';

const PRESETS = [
  'sq-partnership',
  'cm-single',
  'wcg-double',
  'cm-cutthroat-3',
  'sq-three',
  'sq-two',
  'cm-six',
  'cm-eight',
] as const;
const DEALS = 3;
const MOMENTS = 25;
/** How often another story is tried for one moment. */
const TRIES = 12;

function rulesOf(name: string): RuleSet {
  const preset = presetNamed(name);
  if (preset === null) throw new Error(`there is no preset ${name}`);
  const { rules } = preset;
  // Hands of six or eight cards bid up by chance would all be thrown in before a card is played.
  return { ...rules, throwIn: rules.players > 4 ? 'off' : rules.throwIn };
}

/** Everything that is sent to one seat while a story is played at a table, byte for byte. */
async function bytesSentTo(seat: Seat, story: DealStory): Promise<string> {
  const { rules, dealer, dealt, moves } = story;
  const start = createGame(rules, dealer, dealt);
  const { session, sent } = seatTable(rules, 'unused', { start });
  for (const move of moves) {
    const { turn } = session.current(move.seat).view;
    await session.submit(move.seat, { turn, action: move.action });
  }
  return JSON.stringify(at(sent, seat));
}

/** A deal played by chance, without the bids that the program makes by itself. */
async function playDeal(rules: RuleSet, seed: string): Promise<DealStory> {
  const random = randomFromText(seed);
  const { session } = seatTable(rules, seed);
  const { deal } = session.game();
  const moves: DealStory['moves'][number][] = [];
  for (;;) {
    const { phase } = session.game().deal;
    if (phase.kind === 'over') return { rules, dealer: deal.dealer, dealt: deal.dealt, moves };
    const { view } = session.current(phase.seat);
    const action = anyAction(view, random);
    moves.push({ seat: phase.seat, action });
    await session.submit(phase.seat, { turn: view.turn, action });
  }
}

function firstOf<T>(tries: number, attempt: () => T | null): T | null {
  for (let n = 0; n < tries; n++) {
    const found = attempt();
    if (found !== null) return found;
  }
  return null;
}

/** Where two texts part, with some of what stands there; null when they are equal. */
function firstDifference(a: string, b: string): string | null {
  if (a === b) return null;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  return `${a.slice(at - 60, at + 60)} is not ${b.slice(at - 60, at + 60)}`;
}

describe.each(PRESETS)('what a seat is sent in %s', (name) => {
  it('does not depend on cards that it can\u2019t see', async () => {
    const rules = rulesOf(name);
    const random = seededRandom(2026);
    const compared = new Map<PhaseKind, number>();
    for (let n = 0; n < DEALS; n++) {
      const whole = await playDeal(rules, `${name} ${n}`);
      for (let moment = 0; moment < MOMENTS; moment++) {
        const story = { ...whole, moves: whole.moves.slice(0, random.below(whole.moves.length)) };
        const seat = random.below(rules.players);
        const known = knownStory(story, seat) ?? [];
        const other = firstOf(TRIES, () => changeHidden(story, known, seat, random));
        if (other === null) continue;
        const [here, there] = [await bytesSentTo(seat, story), await bytesSentTo(seat, other)];
        const place = `deal ${n}, ${story.moves.length} moves, seat ${seat}`;
        expect(firstDifference(here, there), place).toBeNull();
        const { phase } = JSON.parse(known.at(-1) ?? '');
        compared.set(phase.kind, (compared.get(phase.kind) ?? 0) + 1);
      }
    }
    expect(compared.get('play') ?? 0, 'comparisons while cards are played').toBeGreaterThan(5);
    if (rules.players > 2)
      expect(compared.get('auction') ?? 0, 'comparisons while bidding').toBeGreaterThan(2);
    if (rules.passCount > 0)
      expect(compared.get('give') ?? 0, 'comparisons while passing').toBeGreaterThan(0);
  });
});
