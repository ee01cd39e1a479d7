import type { DealReview, Judgement } from '@shared/protocol/review';

/** Less than this, in points, is nothing to a reader: figures are written without fractions. */
const LEAST = 0.5;

/** Whether anything was lost by a decision, by what was known or with all hands open. */
const isCostly = ({ known, open }: Judgement): boolean =>
  (known?.cost ?? 0) >= LEAST || (open?.low ?? 0) >= LEAST;

/** The decisions that cost something, mistakes first, then by what they cost. */
export function costliest({ judgements }: DealReview): Judgement[] {
  const rank = ({ known, open }: Judgement): readonly number[] => [
    known?.mistake === true ? 1 : 0,
    known?.cost ?? 0,
    open?.low ?? 0,
  ];
  return judgements.filter(isCostly).sort((a, b) => {
    const [mine, other] = [rank(a), rank(b)];
    const place = mine.findIndex((value, index) => value !== other[index]);
    return place < 0 ? a.step - b.step : (other[place] ?? 0) - (mine[place] ?? 0);
  });
}

/** The steps of the mistakes, in order. */
export const mistakeSteps = ({ judgements }: DealReview): number[] =>
  judgements.filter(({ known }) => known?.mistake === true).map(({ step }) => step);
