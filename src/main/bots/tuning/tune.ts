import { climbCards } from './climbCards';
import { climbGifts } from './climbGifts';
import { fitEstimates } from './fitEstimates';

/** What was won from play, a file each. */
export interface TunedPart {
  readonly name: string;
  /** From the top of the sources of the bots. */
  readonly file: string;
  readonly tune: (seed: string, tries: number, say: (line: string) => void) => unknown;
}

/** In the order in which they are tuned; each takes the others as they stand in their files. */
export const PARTS: readonly TunedPart[] = [
  { name: 'cards', file: 'simulation/tunedPolicies.json', tune: climbCards },
  { name: 'gifts', file: 'passing/tunedGifts.json', tune: climbGifts },
  {
    name: 'estimates',
    file: 'bidding/fittedEstimates.json',
    tune: (seed, _tries, say) => fitEstimates(seed, say),
  },
];
