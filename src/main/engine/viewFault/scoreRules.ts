import { isSameData } from '@shared/game/isSameData';
import { HIGHEST_BID_IN_OPENINGS, MAX_POINTS, type RuleSet } from '@shared/game/rules';
import { type Seat, seatAfter, sideCount, sideOf } from '@shared/game/seats';
import type { DealResult, DealSummary, PlayerView } from '@shared/game/view';
import { scoreDeal, winnerOf } from '../scoring';
import { isSeat, type ViewRule } from './viewRule';

/** More than any deal brings or costs a side, with every option at its largest. */
const MOST_DEAL_POINTS = 500 * MAX_POINTS;

const HOW_FITS: { readonly [How in DealResult['how']]: (rules: RuleSet) => boolean } = {
  'two-hand': ({ players }) => players === 2,
  redeal: ({ allPass, ninesRedeal }) => allPass === 'redeal' || ninesRedeal,
  'thrown-in': ({ throwIn }) => throwIn !== 'off',
  moon: ({ moon }) => moon !== null,
  'moon-failed': ({ moon }) => moon !== null,
  made: ({ players }) => players !== 2,
  set: ({ players }) => players !== 2,
};

function isContract({ opening, increment }: RuleSet, contract: number | null): boolean {
  if (opening === null || increment === null || contract === null) return contract === null;
  return (
    contract >= opening &&
    contract <= opening * HIGHEST_BID_IN_OPENINGS &&
    (contract - opening) % increment === 0
  );
}

/** A result by itself, as the score sheet shows it. */
function isResult(view: PlayerView, result: DealResult): boolean {
  const { rules } = view;
  const { how, declarer, contract, trump, sides } = result;
  const hasDeclarer = how !== 'redeal' && how !== 'two-hand';
  return (
    HOW_FITS[how](rules) &&
    isSeat(view, declarer) &&
    (declarer !== null) === hasDeclarer &&
    (contract !== null) === hasDeclarer &&
    (trump !== null) === (how !== 'redeal') &&
    isContract(rules, contract) &&
    sides.length === sideCount(rules) &&
    sides.every(({ meld, tricks, points }) =>
      [meld, tricks, points].every((figure) => Math.abs(figure) <= MOST_DEAL_POINTS),
    )
  );
}

const dealerAfter = (rules: RuleSet, { dealer, result }: DealSummary): Seat =>
  result.how === 'redeal' ? dealer : seatAfter(rules, dealer);

/** Scores add up, and the deal goes round. */
function follows(rules: RuleSet, before: DealSummary, { dealer, result }: DealSummary): boolean {
  return (
    dealer === dealerAfter(rules, before) &&
    result.sides.every(
      ({ points, total }, side) => total === (before.result.sides[side]?.total ?? 0) + points,
    )
  );
}

function isHistory(view: PlayerView): boolean {
  const { history, dealNumber, rules } = view;
  if (history.length >= dealNumber) return false;
  return history.every((deal, index) => {
    const before = history[index - 1];
    const isFirst = index === 0 && history.length === dealNumber - 1;
    return (
      isSeat(view, deal.dealer) &&
      isResult(view, deal.result) &&
      (before === undefined || follows(rules, before, deal)) &&
      (!isFirst || deal.result.sides.every(({ points, total }) => points === total))
    );
  });
}

/** Scores follow the last deal that is listed; where none is, they are within what the deals can have brought. */
function areScores({ scores, history, dealNumber, dealer, rules }: PlayerView): boolean {
  const last = history.at(-1);
  if (last !== undefined)
    return (
      dealer === dealerAfter(rules, last) &&
      scores.every((score, side) => score === last.result.sides[side]?.total)
    );
  return scores.every((score) => Math.abs(score) <= (dealNumber - 1) * MOST_DEAL_POINTS);
}

/** The result is what the rules make of the tricks and melds. */
function isOwnResult(view: PlayerView): boolean {
  const { result, rules, declarer, contract, trump, moon, sides, scores } = view;
  if (result === null) return true;
  const ended = result.how === 'redeal' || result.how === 'thrown-in' ? result.how : null;
  const scored = scoreDeal({ rules, declarer, contract, moon, tally: sides, how: ended });
  const totals = scored.sides.map((side, index) => ({
    ...side,
    total: (scores[index] ?? 0) + side.points,
  }));
  return (
    isResult(view, result) &&
    isSameData(result, { how: scored.how, declarer, contract, trump, sides: totals })
  );
}

/** The winner's scores win; how many rounds were played may not be known. */
function isWinner(view: PlayerView): boolean {
  const { winner, result, rules, declarer } = view;
  if (result === null || result.how === 'redeal') return winner === null;
  const winning = winnerOf(rules, {
    scores: result.sides.map(({ total }) => total),
    dealsCounted: view.dealNumber,
    declarers: declarer === null ? null : sideOf(rules, declarer),
  });
  return winner === winning || (winner === null && rules.rounds !== null);
}

export const SCORE_RULES: readonly ViewRule[] = [
  { what: 'the deals before', holds: isHistory },
  { what: 'the scores', holds: areScores },
  { what: 'the result', holds: isOwnResult },
  { what: 'the winner', holds: isWinner },
];
