import { at } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import { createGenerator, type Generator } from '../generator';
import { USUAL_CONDITIONS } from '../player';
import type { RoleWeights } from '../simulation/policyWeights';
import { USUAL_SOFTNESS } from '../simulation/terms';
import { playerOf } from '../style';
import { plain } from '../styles/plain';
import { createCardMatch } from './cardMatch';
import { type DealtHands, dealHands } from './dealtHands';
import { type WeightPlace, weightPlaces, withChange } from './weightVector';

export interface ClimbOptions {
  readonly rules: RuleSet;
  readonly start: RoleWeights;
  readonly seed: string;
  /** Changes tried; about a tenth of a second each. */
  readonly tries: number;
  /** Told now and then: changes tried and taken. */
  readonly onStep: (tried: number, taken: number) => void;
}

/** Deals to climb on, played over and over in turn, and fresh ones to measure with. */
const DEALS = 6000;
const FRESH_DEALS = 2000;
/** A change is tried on so many deals, then on more while it promises something, in standard errors. */
const LOOKS: readonly { readonly deals: number; readonly least: number }[] = [
  { deals: 300, least: -0.3 },
  { deals: 700, least: 0.5 },
  { deals: 2000, least: 1.7 },
];
const FIRST_STEP = 0.3;
const [LEAST_STEP, MOST_STEP] = [0.03, 0.6];
const STEPS_EVERY = 200;

/** A number from the normal distribution (Box and Muller). */
function gauss(generator: Generator): number {
  const uniform = (): number => (generator.next() + 0.5) / 0x1_0000_0000;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

const slice = (deals: readonly DealtHands[], from: number, count: number): DealtHands[] =>
  Array.from({ length: count }, (_, index) => at(deals, (from + index) % deals.length));

/**
 * Climbs the rule player's weights for one game by duplicate play against itself: a few weights are
 * changed by chance, and kept when the changed player wins. The same options give the same weights.
 */
export function climb({ rules, start, seed, tries, onStep }: ClimbOptions) {
  const bidder = playerOf(plain);
  const nothing = createGenerator(seed);
  const decide: Parameters<typeof dealHands>[3] = (view) => bidder(view, nothing, USUAL_CONDITIONS);
  const deals = dealHands(rules, `${seed} deals`, DEALS, decide);
  const fresh = dealHands(rules, `${seed} fresh`, FRESH_DEALS, decide);
  const match = createCardMatch(rules, USUAL_SOFTNESS);
  const generator = createGenerator(`${seed} climb`);
  const places = weightPlaces(start);
  const steps = new Map<WeightPlace, number>(places.map((place) => [place, FIRST_STEP]));
  let best = start;
  let taken = 0;

  /** Looks at more and more deals while the change is ahead. */
  const isBetter = (changed: RoleWeights, from: number): boolean => {
    let seen = 0;
    let mean = 0;
    let precision = 0;
    for (const { deals: count, least } of LOOKS) {
      const look = match.difference(slice(deals, from + seen, count), changed, best);
      if (look.error === 0) return false;
      const own = 1 / look.error ** 2;
      mean = (mean * precision + look.mean * own) / (precision + own);
      precision += own;
      seen += count;
      if (mean * Math.sqrt(precision) < least) return false;
    }
    return true;
  };

  for (let tried = 1; tried <= tries; tried += 1) {
    let changed = best;
    const used = Array.from({ length: 1 + generator.below(3) }, () =>
      at(places, generator.below(places.length)),
    );
    for (const place of used)
      changed = withChange(changed, place, gauss(generator) * (steps.get(place) ?? FIRST_STEP));
    const better = isBetter(changed, (tried * 1500) % deals.length);
    for (const place of used) {
      const step = (steps.get(place) ?? FIRST_STEP) * (better ? 1.3 : 0.97);
      steps.set(place, Math.min(MOST_STEP, Math.max(LEAST_STEP, step)));
    }
    if (better) {
      best = changed;
      taken += 1;
    }
    if (tried % STEPS_EVERY === 0) onStep(tried, taken);
  }
  return { weights: best, gain: match.difference(fresh, best, start) };
}
