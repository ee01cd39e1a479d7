import { type RuleSet, trickSum } from './rules';
import type { Call } from './view';

/**
 * What partners agree that a bid tells beside its amount: nothing; how much its bidder melds; or
 * that they hold hundred aces or a run. Known to the whole table, and no part of the rules.
 */
export const BIDDING_CONVENTIONS = ['natural', 'meld', 'jumps'] as const;
export type BiddingConvention = (typeof BIDDING_CONVENTIONS)[number];

/** What a bid has shown: melds in the bidder's best suit worth at least that number of points, or these two melds. */
export type Shown =
  | { readonly kind: 'meld'; readonly points: number }
  | { readonly kind: 'melds'; readonly aces: boolean; readonly run: boolean };

/** What a hand has to show. */
export interface Showable {
  /** Points of its melds with its best suit as trumps. */
  readonly meld: number;
  readonly aces: boolean;
  readonly run: boolean;
}

/** No more steps than these are a message: a higher bid is just a high bid. */
const MOST_STEPS = 9;

/**
 * What a jump of each number of steps over the least bid tells. Tables differ in the figures; that aces take
 * the smaller jump and a run the larger one they have in common.
 */
const JUMPS: Readonly<Record<number, Shown>> = {
  2: { kind: 'melds', aces: true, run: false },
  3: { kind: 'melds', aces: false, run: true },
  4: { kind: 'melds', aces: true, run: true },
};

/** The points of meld that each step over the least bid shows: 50 in a single deck, 10 in a double deck counted in ones. */
export const meldOfStep = (rules: RuleSet): number => Math.max(1, Math.round(trickSum(rules) / 5));

/** Only partners have anything to tell each other, and only where there is an auction. */
export const hasConventions = (rules: RuleSet): boolean => rules.partners && rules.opening !== null;

/** What a first bid shows that is that number of steps above the least one; null: nothing but its amount. */
function shownBySteps(rules: RuleSet, convention: BiddingConvention, steps: number): Shown | null {
  if (!hasConventions(rules) || steps > MOST_STEPS) return null;
  if (convention === 'jumps') return JUMPS[steps] ?? null;
  if (convention === 'natural' || steps < 1) return null;
  return { kind: 'meld', points: steps * meldOfStep(rules) };
}

/** What a bid shows after these calls: only a seat's first call can show anything. */
export function shownByBid(
  rules: RuleSet,
  convention: BiddingConvention,
  before: readonly Call[],
  { seat, call, forced }: Call,
): Shown | null {
  const { opening, increment } = rules;
  if (call === 'pass' || forced || opening === null || increment === null) return null;
  if (before.some((earlier) => earlier.seat === seat)) return null;
  const high = before.reduce<number | null>(
    (most, earlier) => (earlier.call === 'pass' ? most : earlier.call),
    null,
  );
  const least = high === null ? opening : high + increment;
  return shownBySteps(rules, convention, (call - least) / increment);
}

/** What each of these calls shows, in their order. */
export const shownByCalls = (
  rules: RuleSet,
  convention: BiddingConvention,
  calls: readonly Call[],
): (Shown | null)[] =>
  calls.map((call, index) => shownByBid(rules, convention, calls.slice(0, index), call));

/** Whether a hand keeps what a bid has promised. */
export const keepsPromise = (shown: Shown, { meld, aces, run }: Showable): boolean =>
  shown.kind === 'meld' ? meld >= shown.points : (aces || !shown.aces) && (run || !shown.run);

/**
 * The steps above the least bid with which a hand shows most, of those up to `most`; or, if it has
 * nothing to show, of those up to `plain` the most that promise nothing.
 */
export function stepsThatShow(
  rules: RuleSet,
  convention: BiddingConvention,
  hand: Showable,
  { plain, most }: { readonly plain: number; readonly most: number },
): number {
  for (let steps = Math.min(most, MOST_STEPS); steps > 0; steps -= 1) {
    const shown = shownBySteps(rules, convention, steps);
    if (shown !== null && keepsPromise(shown, hand)) return steps;
  }
  for (let steps = plain; steps > 0; steps -= 1)
    if (shownBySteps(rules, convention, steps) === null) return steps;
  return 0;
}
