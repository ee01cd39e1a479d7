import { PRESETS } from '@shared/game/presets';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { FRAMES, rulesFor } from '../support/randomRules';
import { seededRandom } from '../support/seededRandom';
import { playSideBySide } from '../support/sideBySide';

/**
 * The engine and the naive implementation play the same games with random legal actions and agree
 * on every phase, legal set, meld, trick, score and winner.
 */
const SEED = Number(process.env.PROPERTY_SEED ?? 20261129);
const RUNS = Number(process.env.PROPERTY_RUNS ?? 0);

describe(`engine and naive implementation side by side, seed ${SEED}`, () => {
  it.each(PRESETS)('$name', ({ rules }) => {
    const deals = RUNS || (rules.players > 4 || rules.deck !== 'single' ? 2 : 5);
    for (let i = 0; i < deals; i += 1) playSideBySide(rules, seededRandom(SEED + i), 4);
  });

  it.each(FRAMES)(
    'random rules: $players players, partners $partners, $deck, widow $widow',
    (frame) => {
      fc.assert(
        fc.property(rulesFor(frame), fc.nat(0xffff_ffff), (rules, seed) => {
          playSideBySide(rules, seededRandom(seed), 2);
        }),
        { seed: SEED, numRuns: RUNS || 8, endOnFailure: true },
      );
    },
  );
});
