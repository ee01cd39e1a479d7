import { createGame } from '@main/engine/game';
import { randomFromText } from '@main/engine/random';
import type { PhaseKind } from '@shared/game/actions';
import { at } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import { describe, expect, it } from 'vitest';
import { anyAction } from '../support/anyAction';
import { changeHidden, type DealStory, knownStory } from '../support/hiddenChanges';
import { type SeededRandom, seededRandom } from '../support/seededRandom';
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
  const rules = presetRules(name);
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

const phaseOf = (facts: string): PhaseKind => JSON.parse(facts).phase.kind;

/** Moments of a deal, as counts of moves: every one of the short phases, and some of the others. */
function momentsOf(whole: DealStory, random: SeededRandom): number[] {
  const phases = (knownStory(whole, 0) ?? []).map(phaseOf);
  const short = phases.flatMap((phase, at) =>
    phase === 'auction' || phase === 'play' ? [] : [at],
  );
  const some = Array.from({ length: MOMENTS }, () => random.below(whole.moves.length));
  return [...short.filter((at) => at < whole.moves.length), ...some];
}

describe.each(PRESETS)('what a seat is sent in %s', (name) => {
  it('does not depend on cards that it can’t see', async () => {
    const rules = rulesOf(name);
    const random = seededRandom(2026);
    const compared = new Map<PhaseKind, number>();
    for (let n = 0; n < DEALS; n++) {
      const whole = await playDeal(rules, `${name} ${n}`);
      for (const moment of momentsOf(whole, random)) {
        const story = { ...whole, moves: whole.moves.slice(0, moment) };
        const seat = random.below(rules.players);
        const known = knownStory(story, seat) ?? [];
        const other = firstOf(TRIES, () => changeHidden(story, known, seat, random));
        if (other === null) continue;
        const [here, there] = [await bytesSentTo(seat, story), await bytesSentTo(seat, other)];
        expect(firstDifference(here, there), `deal ${n}, ${moment} moves, seat ${seat}`).toBeNull();
        const phase = phaseOf(known.at(-1) ?? '');
        compared.set(phase, (compared.get(phase) ?? 0) + 1);
      }
    }
    const expected: readonly PhaseKind[] = [
      'play',
      ...(rules.players > 2 ? (['auction', 'trump'] as const) : (['after-trick'] as const)),
      ...(rules.passCount > 0 ? (['give'] as const) : []),
      ...(rules.widow > 0 ? (['bury'] as const) : []),
    ];
    expect([...compared.keys()]).toEqual(expect.arrayContaining([...expected]));
    expect(compared.get('play')).toBeGreaterThan(5);
  });
});
