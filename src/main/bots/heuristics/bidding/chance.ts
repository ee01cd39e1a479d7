/** The chance that a normal variable of this mean and spread is at least `least`. */
export function chanceAtLeast(least: number, mean: number, spread: number): number {
  if (spread <= 0) return mean >= least ? 1 : 0;
  // The logistic curve is as near to the normal one as these estimates are to the truth.
  return 1 / (1 + Math.exp((1.702 * (least - mean)) / spread));
}
