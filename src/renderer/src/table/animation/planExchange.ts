import type { Face } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import type { Seat } from '@shared/game/seats';
import { countAt, findCards, tidy } from '../stage/changeStage';
import { cardsAt, type Stage } from '../stage/Stage';
import { isOwn, nothingKnown, onePerTrick, ownHand, type PlanContext, sendTo } from './planContext';
import { type Step, staggered, stepTo } from './Step';

export function planWidow(
  stage: Stage,
  seat: Seat,
  faces: readonly Face[],
  context: PlanContext,
): Step[] {
  const keys = cardsAt(stage, 'widow').map((card) => card.key);
  const shown = sendTo(
    stage,
    keys,
    (slot) => ({ at: 'widow', slot }),
    (index) => faces[index],
  );
  const first = countAt(stage, 'hand', seat);
  const taken = sendTo(
    shown,
    keys,
    (slot) => ({ at: 'hand', seat, slot: first + slot }),
    () => (isOwn(seat, context) ? undefined : null),
  );
  const own = isOwn(seat, context);
  const marked = own ? { ...taken, received: faces } : taken;
  return [
    stepTo(shown, {
      moves: staggered(keys, 260, 120, 0.1),
      sound: 'flip',
      holdMs: context.pace.showMs,
    }),
    stepTo(tidy(marked, ownHand(context)), {
      moves: staggered(keys, 320, 60, 0.1),
      sound: 'slide',
    }),
  ];
}

export function planGive(
  stage: Stage,
  event: Extract<GameEvent, { type: 'gave' }>,
  context: PlanContext,
): Step[] {
  // Where both give unseen, the cards stay in the hand until both have chosen.
  if (context.view.rules.passOrder === 'together')
    return [stepTo(stage, { holdMs: context.pace.bidMs })];
  const faces = event.cards ?? nothingKnown(event.count);
  const keys = findCards(stage, event.seat, faces).map((card) => card.key);
  const sent = sendTo(
    stage,
    keys,
    (slot) => ({ at: 'packet', seat: event.to, slot }),
    () => null,
  );
  const cleared = isOwn(event.seat, context) ? { ...sent, received: [] } : sent;
  return [
    stepTo(tidy(cleared, ownHand(context)), {
      moves: staggered(keys, 320, 60, 0.15),
      sound: 'slide',
      restMs: 150,
    }),
  ];
}

export function planReceive(
  stage: Stage,
  event: Extract<GameEvent, { type: 'received' }>,
  context: PlanContext,
): Step[] {
  const waiting = cardsAt(stage, 'packet', event.seat).slice(0, event.count);
  const given = event.cards ?? nothingKnown(event.count);
  const cards = waiting.length > 0 ? waiting : findCards(stage, event.from, given);
  const keys = cards.map((card) => card.key);
  const own = isOwn(event.seat, context) && event.cards !== null;
  const first = countAt(stage, 'hand', event.seat);
  const joined = sendTo(
    stage,
    keys,
    (slot) => ({ at: 'hand', seat: event.seat, slot: first + slot }),
    (index) => (own ? (event.cards?.[index] ?? null) : null),
  );
  const marked = own ? { ...joined, received: event.cards ?? [] } : joined;
  return [
    stepTo(tidy(marked, ownHand(context)), {
      moves: staggered(keys, 300, 60, 0.1),
      sound: own ? 'flip' : 'slide',
      restMs: 200,
    }),
  ];
}

export function planBury(
  stage: Stage,
  seat: Seat,
  faces: readonly (Face | null)[],
  context: PlanContext,
): Step[] {
  const keys = findCards(stage, seat, faces).map((card) => card.key);
  const slot = countAt(stage, 'pile', seat);
  const buried = tidy(
    sendTo(
      stage,
      keys,
      () => ({ at: 'pile', seat, slot }),
      () => null,
    ),
    ownHand(context),
  );
  const cleared = isOwn(seat, context) ? { ...buried, received: [] } : buried;
  return [
    stepTo(cleared, { moves: staggered(keys, 320, 60, 0.12), sound: 'slide' }),
    stepTo(onePerTrick(cleared, keys), { glideMs: 0 }),
  ];
}
