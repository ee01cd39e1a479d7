import { at } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { type Seat, seatsOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRAMES, rulesFor } from '../../../../tests/support/randomRules';
import { variedAction } from '../../../../tests/support/variedAction';
import { applyAction, type GameProgress, isDealOver, nextDeal, startGame } from '../game';
import { randomFromText } from '../random';
import { eventFor, viewFor } from '../view';
import { eventsFault } from './eventsFault';
import { viewFault } from './viewFault';

const SEED = Number(process.env.PROPERTY_SEED ?? 20261207);
const RUNS = Number(process.env.PROPERTY_RUNS ?? 0);

function expectNoFault({ game, events }: GameProgress, viewer: Seat | null): void {
  const whole = viewFor(game, viewer);
  const shown = events.map((event) => eventFor(event, viewer));
  const next: PlayerView = { ...whole, history: whole.history.slice(-1) };
  const fault = viewFault(whole) ?? viewFault(next) ?? eventsFault(shown, whole);
  if (fault !== null) expect.fail(`${fault}: ${JSON.stringify({ view: whole, events: shown })}`);
}

/** Plays some deals of a game and looks at every step from every seat and as a spectator. */
function playAndLook(rules: RuleSet, seed: string, deals: number): Set<string> {
  const random = randomFromText(`varied ${seed}`);
  const ends = new Set<string>();
  let progress = startGame(rules, seed);
  for (;;) {
    for (const viewer of [...seatsOf(rules), null]) expectNoFault(progress, viewer);
    const { game } = progress;
    if (isDealOver(game)) {
      ends.add(at(game.finished, game.finished.length - 1).result.how);
      if (game.winner !== null || game.finished.length === deals) return ends;
      progress = nextDeal(game, seed);
      continue;
    }
    const { phase } = game.deal;
    if (phase.kind === 'over') throw new Error('the deal is over');
    const action = variedAction(viewFor(game, phase.seat), random);
    const applied = applyAction(game, phase.seat, action);
    if (!applied.ok) throw new Error(`refused: ${applied.error.code}`);
    progress = applied.value;
  }
}

describe(`an honest view and its events have no fault for any seat or a spectator, seed ${SEED}`, () => {
  it.each(PRESETS)('in whole games of $name', ({ name, rules }) => {
    playAndLook(rules, `honest ${name} ${SEED}`, RUNS || (rules.players > 4 ? 4 : 8));
  });

  it.each(FRAMES)(
    'under random rules: $players players, partners $partners, $deck, widow $widow',
    (frame) => {
      const ends = new Set<string>();
      fc.assert(
        fc.property(rulesFor(frame), fc.nat(0xffff_ffff), (rules, seed) => {
          for (const how of playAndLook(rules, String(seed), 4)) ends.add(how);
        }),
        { seed: SEED, numRuns: RUNS || 8, endOnFailure: true },
      );
      expect(ends.size).toBeGreaterThan(frame.players === 2 ? 0 : 2);
    },
  );
});
