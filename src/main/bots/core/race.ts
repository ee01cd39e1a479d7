import type { ShouldStop } from './player';

/** Choices of which the first is the usual one, compared in the same sampled deals. */
export interface Race {
  readonly choices: number;
  /** The limit of deals. */
  readonly deals: number;
  /** How many standard errors another choice must be better than the usual one. */
  readonly gate: number;
  readonly shouldStop: ShouldStop;
  /** Samples the next deal; returns how likely it is compared with the others. */
  readonly nextDeal: () => number;
  /** What a choice is worth in that deal, in points. */
  readonly worthOf: (choice: number) => number;
}

/** Weighted sums of what a choice brings more than the usual one, and of its square. */
interface Runner {
  readonly choice: number;
  sum: number;
  squares: number;
}

/** The weights of all deals so far, and their squares. */
interface Deals {
  weights: number;
  squares: number;
}

/**
 * After this many deals, and then as often again, choices are dropped that would have to gain more
 * than this many standard errors to pass the gate at the end; one that is ahead by even more has won.
 */
const DEALS_A_LOOK = 12;
const HOPES_FOR = 2;
const HAS_WON = 4;

function errorOf({ sum, squares }: Runner, deals: Deals): number {
  const mean = sum / deals.weights;
  const variance = Math.max(0, squares / deals.weights - mean * mean);
  return Math.sqrt((variance * deals.squares) / (deals.weights * deals.weights));
}

/** What the runner is better by than this many standard errors. */
const leadOver = (runner: Runner, deals: Deals, errors: number): number =>
  runner.sum / deals.weights - errors * errorOf(runner, deals);

/**
 * The choice that brings most: the usual one (0) unless another is better for sure. Ends early when
 * told to, or when nothing is left to compare.
 */
export function winnerOf({ choices, deals, gate, shouldStop, nextDeal, worthOf }: Race): number {
  let runners: Runner[] = Array.from({ length: choices - 1 }, (_, index) => ({
    choice: index + 1,
    sum: 0,
    squares: 0,
  }));
  const so: Deals = { weights: 0, squares: 0 };
  let played = 0;
  while (played < deals && runners.length > 0 && !shouldStop()) {
    const weight = nextDeal();
    so.weights += weight;
    so.squares += weight * weight;
    const usual = worthOf(0);
    for (const runner of runners) {
      const more = worthOf(runner.choice) - usual;
      runner.sum += weight * more;
      runner.squares += weight * more * more;
    }
    played += 1;
    if (played % DEALS_A_LOOK !== 0) continue;
    const gateNow = gate * Math.sqrt(played / deals);
    runners = runners.filter((runner) => leadOver(runner, so, gateNow - HOPES_FOR) > 0);
    const [only] = runners;
    if (runners.length === 1 && only !== undefined && leadOver(only, so, gate + HAS_WON) > 0) break;
  }
  if (played < 2) return 0;
  let best: Runner | null = null;
  for (const runner of runners)
    if (runner.sum > 0 && leadOver(runner, so, gate) > 0 && runner.sum > (best?.sum ?? 0))
      best = runner;
  return best?.choice ?? 0;
}
