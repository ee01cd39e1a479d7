import { type Face, faceOf } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import type { Seat } from '@shared/game/seats';
import { seatsOf } from '@shared/game/seats';
import { change, countAt, findCards, tidy } from '../stage/changeStage';
import { cardsAt, type Spot, type Stage } from '../stage/Stage';
import { isOwn, ownHand, type PlanContext, takeBack } from './planContext';
import { type Step, staggered, stepTo } from './Step';

export function planTwoHandMeld(
  stage: Stage,
  seat: Seat,
  faces: readonly Face[],
  context: PlanContext,
): Step[] {
  const keys = findCards(stage, seat, faces).map((card) => card.key);
  const open = new Set(cardsAt(stage, 'open', seat).map((card) => card.key));
  const first = open.size;
  let next = first;
  const changes = new Map(
    keys.flatMap((key, index) => {
      if (open.has(key)) return [];
      const spot: Spot = { at: 'open', seat, slot: next++ };
      return [[key, { spot, face: faces[index] ?? null }] as const];
    }),
  );
  return [
    stepTo(tidy(change(stage, changes), ownHand(context)), {
      moves: staggered([...changes.keys()], 300, 60, 0.1),
      sound: 'meld',
      holdMs: isOwn(seat, context) ? 0 : context.pace.showMs,
    }),
  ];
}

/** A nine of trumps is shown: it lies open, or takes the place of the turned-up card. */
export function planDix(
  stage: Stage,
  event: Extract<GameEvent, { type: 'dix-shown' }>,
  context: PlanContext,
): Step[] {
  const { seat, exchangedFor } = event;
  const { trump } = context.view;
  if (trump === null) return [stepTo(stage)];
  const nine = faceOf('9', trump);
  const turnedUp = cardsAt(stage, 'turned-up')[0];
  const [shown] = findCards(
    { ...stage, cards: stage.cards.filter((card) => card.spot.at !== 'open') },
    seat,
    [nine],
  );
  const holdMs = isOwn(seat, context) ? 0 : context.pace.bidMs;
  if (shown === undefined) return [stepTo(stage, { sound: 'meld', holdMs })];
  const changes = new Map<number, { spot: Spot; face: Face | null }>();
  if (exchangedFor === null || turnedUp === undefined) {
    const slot = countAt(stage, 'open', seat);
    changes.set(shown.key, { spot: { at: 'open', seat, slot }, face: nine });
  } else {
    const slot = countAt(stage, 'hand', seat);
    changes.set(shown.key, { spot: { at: 'turned-up', slot: 0 }, face: nine });
    changes.set(turnedUp.key, {
      spot: { at: 'hand', seat, slot },
      face: isOwn(seat, context) ? exchangedFor : null,
    });
  }
  return [
    stepTo(tidy(change(stage, changes), ownHand(context)), {
      moves: staggered([...changes.keys()], 340, 120, 0.15),
      sound: 'meld',
      holdMs,
    }),
  ];
}

export function planDraw(
  stage: Stage,
  event: Extract<GameEvent, { type: 'drew' }>,
  context: PlanContext,
): Step[] {
  const { seat, card: face } = event;
  const top = event.turnedUp ? cardsAt(stage, 'turned-up')[0] : cardsAt(stage, 'stock').at(-1);
  if (top === undefined) return [stepTo(stage)];
  const slot = countAt(stage, 'hand', seat);
  const drawn = change(
    stage,
    new Map([
      [
        top.key,
        { spot: { at: 'hand', seat, slot } as const, face: isOwn(seat, context) ? face : null },
      ],
    ]),
  );
  const taken = tidy(drawn, ownHand(context));
  const step = stepTo(taken, { moves: staggered([top.key], 280, 0, 0.1), sound: 'slide' });
  // With the turned-up card the stock is gone: what lay open returns to the hands.
  return event.turnedUp
    ? [step, ...takeBack(taken, 'open', seatsOf(context.view.rules), context)]
    : [step];
}
