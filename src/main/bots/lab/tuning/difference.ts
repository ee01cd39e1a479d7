/** What one way of playing is worth more than another, points a deal, and its standard error. */
export interface Difference {
  readonly mean: number;
  readonly error: number;
}

export function meanDifference<T>(
  deals: readonly T[],
  differenceIn: (deal: T) => number,
): Difference {
  let sum = 0;
  let squares = 0;
  for (const deal of deals) {
    const difference = differenceIn(deal);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / deals.length;
  return { mean, error: Math.sqrt((squares / deals.length - mean * mean) / deals.length) };
}

/** With its 95 % interval. */
export const spoken = ({ mean, error }: Difference): string =>
  `${mean.toFixed(1)} +-${(1.96 * error).toFixed(1)}`;
