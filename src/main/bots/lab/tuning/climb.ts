import { at } from '@shared/game/cards';
import { createGenerator, type Generator } from '../../core/generator';
import type { Difference } from './difference';
import { type WeightPlace, type WeightsByRole, weightPlaces, withChange } from './weightVector';

export interface ClimbOptions<W, Deal> {
  readonly start: W;
  readonly seed: string;
  readonly tries: number;
  /** Played over and over in turn. */
  readonly deals: readonly Deal[];
  /** What A is worth more than B in some of the deals. */
  readonly compare: (deals: readonly Deal[], a: W, b: W) => Difference;
  /** Told now and then: changes tried and taken. */
  readonly onStep: (tried: number, taken: number) => void;
}

/** A change is tried on this many deals, then on more while it promises something, in standard errors. */
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

const slice = <Deal>(deals: readonly Deal[], from: number, count: number): Deal[] =>
  Array.from({ length: count }, (_, index) => at(deals, (from + index) % deals.length));

/**
 * Climbs weights: a few are changed by chance, and kept when the changed ones do better in the same
 * deals. The same options give the same weights.
 */
export function climb<W extends WeightsByRole<W>, Deal>(options: ClimbOptions<W, Deal>): W {
  const { start, seed, tries, deals, compare, onStep } = options;
  const generator = createGenerator(`${seed} climb`);
  const places = weightPlaces(start);
  const steps = new Map<WeightPlace, number>(places.map((place) => [place, FIRST_STEP]));
  let best = start;
  let taken = 0;

  /** Looks at more and more deals while the change is ahead. */
  const isBetter = (changed: W, from: number): boolean => {
    let seen = 0;
    let mean = 0;
    let precision = 0;
    for (const { deals: count, least } of LOOKS) {
      const look = compare(slice(deals, from + seen, count), changed, best);
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
  return best;
}
