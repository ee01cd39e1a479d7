import type { Action } from '@shared/game/actions';
import type { Face } from '@shared/game/cards';
import type { ConventionName } from '@shared/game/conventions';
import { sideOf } from '@shared/game/seats';
import type { HintReason, HintReasonOf } from '@shared/protocol/hintReason';
import type { DecisionContext } from '../core/botPolicy';
import { brokenConvention } from '../heuristics/playing/playConventions';
import { readSituation, type Situation } from '../heuristics/playing/situation';
import { type Choice, type Evaluation, sameAction } from './evaluate';

type CardReason = HintReasonOf<'card'>;
type PlayAction = Extract<Action, { type: 'play' }>;

interface Other {
  readonly card: Face;
  readonly choice: Choice;
  readonly breaks: ConventionName | null;
}

/** The other legal cards, the best first, each with the convention it breaks. */
function othersIn(
  situation: Situation,
  legal: readonly Face[],
  choices: readonly Choice[],
): Other[] {
  return choices.flatMap((choice) => {
    if (choice.action.type !== 'play') return [];
    const { card } = choice.action;
    return { card, choice, breaks: brokenConvention(situation, card, legal) };
  });
}

/** The convention that speaks against the likeliest of the other cards, if one does. */
function conventionFor(card: Face, others: readonly Other[]): CardReason['convention'] {
  for (const { card: against, breaks } of others) {
    // King and ten are a question only where one of the two is played.
    const isBeside = breaks !== 'king-before-ten' || card === against + 1;
    if (breaks !== null && isBeside) return { name: breaks, against };
  }
  return null;
}

/** What a card is judged by: the tricks and contracts it brings, and what the next best one would. */
export function reasonForCard(
  { view, seat }: DecisionContext,
  legal: readonly Face[],
  action: PlayAction,
  evaluation: Evaluation | null,
): HintReason | null {
  const own = evaluation?.choices.find((choice) => sameAction(choice.action, action));
  if (evaluation === null || own === undefined || evaluation.deals < 2) return null;
  const situation = readSituation(view, seat);
  const choices = evaluation.choices.filter((choice) => choice !== own);
  const others = othersIn(situation, legal, choices);
  const next = others.find(({ breaks }) => breaks === null) ?? others[0];
  const figures = (card: Face, { mean }: Choice) => ({
    card,
    takes: mean.takes,
    made: view.declarer === null ? null : mean.made,
  });
  const { winner } = situation;
  return {
    kind: 'card',
    deals: evaluation.deals,
    ...figures(action.card, own),
    leads: situation.led === null,
    partnerWins:
      winner !== null && winner !== seat && sideOf(view.rules, winner) === sideOf(view.rules, seat),
    next:
      next === undefined
        ? null
        : { ...figures(next.card, next.choice), ...evaluation.margin(own, next.choice) },
    convention: conventionFor(action.card, others),
  };
}
