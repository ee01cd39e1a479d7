import { at } from '@shared/game/cards';

/** One thing seen: its figures, and what they should add up to. */
export interface Sample {
  readonly figures: readonly number[];
  readonly outcome: number;
}

/** Solves a system of linear equations, a row each with its right side last; pivots are chosen. */
function solve(equations: number[][]): number[] {
  const size = equations.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(cell(equations, row, column)) > Math.abs(cell(equations, pivot, column)))
        pivot = row;
    const top = at(equations, pivot);
    equations[pivot] = at(equations, column);
    equations[column] = top;
    equations.forEach((equation, row) => {
      if (row === column) return;
      const factor = at(equation, column) / at(top, column);
      for (let each = column; each <= size; each += 1)
        equation[each] = at(equation, each) - factor * at(top, each);
    });
  }
  return equations.map((equation, row) => at(equation, size) / at(equation, row));
}

const cell = (rows: readonly (readonly number[])[], row: number, column: number): number =>
  at(at(rows, row), column);

/** What is left of each outcome. */
export const residuals = (samples: readonly Sample[], weights: readonly number[]): number[] =>
  samples.map(({ figures, outcome }) =>
    figures.reduce((rest, figure, index) => rest - figure * at(weights, index), outcome),
  );

/** Columns that aren't zero everywhere. */
const filledColumns = (samples: readonly Sample[]): number[] =>
  at(samples, 0).figures.flatMap((_, column) =>
    samples.some(({ figures }) => at(figures, column) !== 0) ? [column] : [],
  );

/**
 * The weights with which the squares of what is left are least, each sample counted as much as is
 * said; a figure that is always zero weighs nothing.
 */
export function leastSquares(samples: readonly Sample[], counts?: readonly number[]): number[] {
  const columns = filledColumns(samples);
  const equations = columns.map(() => new Array<number>(columns.length + 1).fill(0));
  samples.forEach(({ figures, outcome }, index) => {
    const count = counts === undefined ? 1 : at(counts, index);
    const values = [...columns.map((column) => at(figures, column)), outcome];
    equations.forEach((equation, row) => {
      for (let each = 0; each < equation.length; each += 1)
        equation[each] = at(equation, each) + count * at(values, row) * at(values, each);
    });
  });
  const weights = solve(equations);
  return at(samples, 0).figures.map((_, column) => {
    const index = columns.indexOf(column);
    return index < 0 ? 0 : at(weights, index);
  });
}

/** The median of the distances from zero, as the standard deviation that it is of the normal distribution. */
export function middleSpread(values: readonly number[]): number {
  const sizes = values.map(Math.abs).sort((a, b) => a - b);
  return at(sizes, Math.floor(sizes.length / 2)) / 0.6745;
}

const ROUNDS = 20;
const LEAST_SPREAD = 1e-6;

/**
 * Fits the middle of the outcomes rather than their mean (Huber): what lies farther off than an
 * ordinary deviation pulls no more for lying still farther.
 */
export function fitMiddle(samples: readonly Sample[]): number[] {
  let weights = leastSquares(samples);
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = residuals(samples, weights);
    const spread = Math.max(LEAST_SPREAD, middleSpread(left));
    weights = leastSquares(
      samples,
      left.map((each) => Math.min(1, spread / Math.max(LEAST_SPREAD, Math.abs(each)))),
    );
  }
  return weights;
}

/** The same with no weight below zero: figures that would have one are left out, the worst first. */
export function fitMiddlePositive(samples: readonly Sample[]): number[] {
  const weights = fitMiddle(samples);
  const least = Math.min(...weights);
  if (least >= 0) return weights;
  const worst = weights.indexOf(least);
  const without = samples.map(({ figures, outcome }) => ({
    figures: figures.map((figure, column) => (column === worst ? 0 : figure)),
    outcome,
  }));
  return fitMiddlePositive(without);
}
