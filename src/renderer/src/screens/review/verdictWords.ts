import { at } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import { cardWords } from '@shared/game/words';
import type { Judgement, KnownCost, OpenCost } from '@shared/protocol/review';
import { hintReasonWords } from '../../i18n/hintReasons';
import { texts } from '../../i18n/texts';
import { hintAdvice } from '../table/prompt/hintAdvice';

const t = texts.review;

/** What a decision cost with all hands open, in a sentence. */
export function openWords(open: OpenCost | null): string {
  if (open === null) return t.openNone;
  const { low, high, best } = open;
  if (high === 0) return t.openNothing;
  if (low === high) return t.openCost(t.points(low), best === null ? null : cardWords(best));
  return low > 0 ? t.openBetween(low, high) : t.openUnknown;
}

/** What it cost by what its player could know; `who` is that player within a sentence. */
export function knownWords(known: KnownCost | null, who: string): string {
  if (known === null) return t.knownNone;
  const { cost, deals, error, mistake } = known;
  if (cost === 0) return deals > 1 ? t.knownEqual(who) : t.knownNothing(who);
  const points = t.points(cost);
  if (!mistake) return t.knownLittle(who, points);
  return error === 0 && deals === 1 ? t.knownCertain(who, points) : t.knownMistake(who, points);
}

/** What would have been better, and why; null where nothing was. */
export function betterWords(
  known: KnownCost | null,
  rules: Pick<RuleSet, 'partners'>,
): string | null {
  if (known === null || known.cost === 0) return null;
  const { best: action, reason } = known;
  const advice = t.better(hintAdvice(action));
  return reason === null ? advice : `${advice} ${hintReasonWords({ action, reason }, rules)}`;
}

/** The cost in a column: nothing, a figure, or a range. */
export function openFigure(open: Judgement['open']): string {
  if (open === null) return t.none;
  const { low, high } = open;
  if (low === high) return String(Math.round(low));
  return low > 0 ? `${low}+` : '?';
}

export const knownFigure = (known: Judgement['known']): string =>
  known === null ? t.none : String(Math.round(known.cost));

/** The judgement of that step; null where nothing was to decide, or it isn't judged yet. */
export const judgementOf = (judgements: readonly Judgement[], step: number): Judgement | null => {
  const index = judgements.findIndex((each) => each.step === step);
  return index < 0 ? null : at(judgements, index);
};
