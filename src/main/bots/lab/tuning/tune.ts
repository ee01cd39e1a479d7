import { climbCards, startRollouts } from './climbCards';
import { climbPasses } from './climbPasses';
import { fitEstimates } from './fitEstimates';
import { START_ESTIMATES, START_PASSES } from './startWeights';

/** What was won from play, a file each. */
export interface TunedPart {
  /** From the top of the sources of the bots. */
  readonly file: string;
  /** Set by hand: what the file holds before anything has been tuned. */
  readonly start: unknown;
  /** Takes the other parts as they stand in their files. */
  readonly tune: (seed: string, tries: number, say: (line: string) => void) => unknown;
}

export const PARTS = {
  cards: {
    file: 'rollout/simulation/tunedRollouts.json',
    start: startRollouts(),
    tune: climbCards,
  },
  passes: { file: 'heuristics/passing/tunedPasses.json', start: START_PASSES, tune: climbPasses },
  estimates: {
    file: 'heuristics/bidding/fittedEstimates.json',
    start: START_ESTIMATES,
    tune: (seed, _tries, say) => fitEstimates(seed, say),
  },
} as const satisfies Readonly<Record<string, TunedPart>>;

/** Estimates come first, so that the deals of the others are bid sensibly, and again when the play has changed. */
export const ORDER: readonly (keyof typeof PARTS)[] = ['estimates', 'cards', 'passes', 'estimates'];
