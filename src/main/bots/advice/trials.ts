import type { PlayedResult } from '../rollout/simulation/terms';

/** What became of a choice in one sampled deal. */
export interface Outcome extends PlayedResult {
  /** Whether the seat's side takes the trick on the table. */
  readonly takes: boolean;
}

/** Means of outcomes; of what is true or not, the share of deals in which it is. */
export type MeanOutcome = { readonly [Field in keyof Outcome]: number };

/** How much more one choice is worth than another, in points, with its standard error. */
export interface Margin {
  readonly more: number;
  readonly error: number;
}

/** Several choices tried in the same deals, so that luck drops out when two are compared. */
export interface Trials {
  /** One more deal: the outcome of each choice; `weight` says how likely the deal is. */
  add(outcomes: readonly Outcome[], weight?: number): void;
  deals(): number;
  /** So many deals of equal weight would tell as much. */
  effectiveDeals(): number;
  mean(choice: number): MeanOutcome;
  margin(choice: number, over: number): Margin;
}

interface Row {
  readonly outcomes: readonly Outcome[];
  readonly weight: number;
}

export function createTrials(): Trials {
  const rows: Row[] = [];
  const meanOf = (of: (row: Row) => number): number => {
    let sum = 0;
    let weights = 0;
    for (const row of rows) {
      sum += row.weight * of(row);
      weights += row.weight;
    }
    return weights === 0 ? 0 : sum / weights;
  };
  const effectiveDeals = (): number => {
    const weights = rows.reduce((sum, { weight }) => sum + weight, 0);
    const squares = rows.reduce((sum, { weight }) => sum + weight * weight, 0);
    return squares === 0 ? 0 : (weights * weights) / squares;
  };
  return {
    add: (outcomes, weight = 1) => rows.push({ outcomes, weight }),
    deals: () => rows.length,
    effectiveDeals,
    mean: (choice) => {
      const share = (field: keyof Outcome) =>
        meanOf(({ outcomes }) => Number(outcomes[choice]?.[field] ?? 0));
      return {
        value: share('value'),
        made: share('made'),
        takes: share('takes'),
        meld: share('meld'),
        tricks: share('tricks'),
      };
    },
    margin: (choice, over) => {
      const moreIn = ({ outcomes }: Row) =>
        (outcomes[choice]?.value ?? 0) - (outcomes[over]?.value ?? 0);
      const more = meanOf(moreIn);
      const variance = Math.max(0, meanOf((row) => moreIn(row) ** 2) - more * more);
      const deals = effectiveDeals();
      return { more, error: deals > 1 ? Math.sqrt(variance / (deals - 1)) : Number.MAX_VALUE };
    },
  };
}
