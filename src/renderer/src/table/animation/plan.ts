import type { GameEvent } from '@shared/game/events';
import { assertNever } from '@shared/game/result';
import { type Seat, sideOf } from '@shared/game/seats';
import { tidy } from '../stage/changeStage';
import type { Stage } from '../stage/Stage';
import { isOwn, nothingKnown, ownHand, type PlanContext } from './planContext';
import { planDeal } from './planDeal';
import { planBury, planGive, planReceive, planWidow } from './planExchange';
import { planMelds, planPlay, planTrickWon } from './planTricks';
import { planDix, planDraw, planTwoHandMeld } from './planTwoHand';
import { type Step, stepTo } from './Step';

/**
 * The pictures that an event is told in, starting from `stage`. Pure: the last of them is what the
 * view shows once all its events are told (see `reconcile` for what a plan can't know).
 */
export function plan(stage: Stage, event: GameEvent, context: PlanContext): Step[] {
  const { pace, view } = context;
  switch (event.type) {
    case 'dealt':
      return planDeal(stage, view, event.dealer, event.handSize, ownHand(context));
    case 'bid':
    case 'passed':
    case 'nines-kept':
    case 'nines-redealt':
      return planCall(stage, event.seat, context);
    case 'auction-won':
      return [stepTo(stage, { holdMs: pace.bidMs })];
    case 'decided':
      return [stepTo(stage, { holdMs: isOwn(event.seat, context) ? 0 : pace.bidMs })];
    case 'trump-named':
      return [stepTo(tidy(stage, ownHand(context)), { glideMs: 320, holdMs: pace.bidMs })];
    case 'widow-taken':
      return planWidow(stage, event.seat, event.cards, context);
    case 'gave':
      return planGive(stage, event, context);
    case 'received':
      return planReceive(stage, event, context);
    case 'buried':
      return planBury(stage, event.seat, event.cards ?? nothingKnown(event.count), context);
    case 'melds-shown':
      return planMelds(stage, event, context);
    case 'played':
      return planPlay(stage, event.seat, event.card, context);
    case 'trick-won':
      return planTrickWon(stage, event.trick.winner, context);
    case 'melded':
      return planTwoHandMeld(stage, event.seat, event.meld.cards, context);
    case 'dix-shown':
      return planDix(stage, event, context);
    case 'drew':
      return planDraw(stage, event, context);
    case 'claimed':
      return [stepTo(stage, { sound: 'meld', holdMs: pace.bidMs })];
    case 'deal-ended':
      return [stepTo(stage, { sound: endSound(event, context) })];
    case 'game-won':
      return [stepTo(stage, { sound: 'win' })];
    default:
      return assertNever(event);
  }
}

const _nothingKnown = (count: number): null[] => new Array<null>(count).fill(null);

function planCall(stage: Stage, seat: Seat, context: PlanContext): Step[] {
  const holdMs = isOwn(seat, context) ? 0 : context.pace.bidMs;
  return [stepTo(stage, { holdMs, sound: 'knock' })];
}

function endSound(
  event: Extract<GameEvent, { type: 'deal-ended' }>,
  { view }: PlanContext,
): 'made' | 'set' | null {
  const { how, declarer } = event.result;
  if (how === 'redeal' || how === 'two-hand' || declarer === null) return null;
  const made = how === 'made' || how === 'moon';
  const oursIsDeclarer =
    view.seat === null || sideOf(view.rules, view.seat) === sideOf(view.rules, declarer);
  return made === oursIsDeclarer ? 'made' : 'set';
}
