import type { Face } from '@shared/game/cards';
import { cardsOfMelds } from '@shared/game/cardsOfMelds';
import type { GameEvent } from '@shared/game/events';
import type { Seat } from '@shared/game/seats';
import { countAt, findCards, tidy } from '../stage/changeStage';
import { cardsAt, type Stage } from '../stage/Stage';
import { isOwn, onePerTrick, ownHand, type PlanContext, sendTo, takeBack } from './planContext';
import { type Step, staggered, stepTo } from './Step';

export function planMelds(
  stage: Stage,
  event: Extract<GameEvent, { type: 'melds-shown' }>,
  context: PlanContext,
): Step[] {
  let shown = stage;
  const keys: number[] = [];
  event.melds.forEach(({ melds }, seat) => {
    const faces = cardsOfMelds(melds);
    const cards = findCards(shown, seat, faces);
    shown = sendTo(
      shown,
      cards.map((card) => card.key),
      (slot) => ({ at: 'meld', seat, slot }),
      (index) => faces[index] ?? null,
    );
    keys.push(...cards.map((card) => card.key));
  });
  if (keys.length === 0) return [stepTo(stage)];
  return [
    stepTo(tidy(shown, ownHand(context)), {
      moves: staggered(keys, 300, Math.min(60, 900 / keys.length), 0.1),
      sound: 'meld',
      restMs: 300,
    }),
  ];
}

export function planPlay(stage: Stage, seat: Seat, face: Face, context: PlanContext): Step[] {
  const seats = stage.cards.flatMap(({ spot }) => (spot.at === 'meld' ? [spot.seat] : []));
  const back = takeBack(stage, 'meld', [...new Set(seats)], context);
  const from = back.at(-1)?.stage ?? stage;
  const keys = findCards(from, seat, [face]).map((card) => card.key);
  const slot = countAt(from, 'trick');
  const played = sendTo(
    from,
    keys,
    () => ({ at: 'trick', seat, slot }),
    () => face,
  );
  const cleared = isOwn(seat, context) ? { ...played, received: [] } : played;
  return [
    ...back,
    stepTo(tidy(cleared, ownHand(context)), {
      moves: staggered(keys, 240, 0, 0.22),
      sound: 'slide',
      restMs: isOwn(seat, context) ? 0 : 90,
    }),
  ];
}

export function planTrickWon(stage: Stage, winner: Seat, context: PlanContext): Step[] {
  const marked: Stage = { ...stage, winner };
  const keys = cardsAt(stage, 'trick').map((card) => card.key);
  const slot = countAt(stage, 'pile', winner);
  const gathered = sendTo(
    marked,
    keys,
    () => ({ at: 'pile', seat: winner, slot }),
    () => null,
  );
  const away: Stage = { ...gathered, winner: null };
  return [
    stepTo(marked, { holdMs: context.pace.trickHoldMs }),
    stepTo(away, { moves: staggered(keys, 300, 25), sound: 'sweep' }),
    stepTo(onePerTrick(away, keys), { glideMs: 0 }),
  ];
}
