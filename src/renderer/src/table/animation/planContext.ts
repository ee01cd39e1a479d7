import type { Face } from '@shared/game/cards';
import type { Seat } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import type { SortSettings } from '../stage/arrangeHand';
import { change, countAt, type OwnHand, tidy } from '../stage/changeStage';
import { cardsAt, type Spot, type Stage } from '../stage/Stage';
import type { Pace } from './pace';
import { type Step, staggered, stepTo } from './Step';

/** What a plan needs besides the picture: the view that the events lead to, and the user's wishes. */
export interface PlanContext {
  readonly view: PlayerView;
  readonly sort: SortSettings;
  readonly pace: Pace;
}

/** The viewer's hand, which is kept sorted; null for a spectator. */
export const ownHand = ({ view, sort }: PlanContext): OwnHand | null =>
  view.seat === null ? null : { seat: view.seat, trump: view.trump, sort };

export const isOwn = (seat: Seat, { view }: PlanContext): boolean => view.seat === seat;

/** So many cards whose faces the viewer may not know. */
export const nothingKnown = (count: number): null[] => new Array<null>(count).fill(null);

/** Moves cards of a seat to spots of one kind, after those that lie there. */
export function sendTo(
  stage: Stage,
  keys: readonly number[],
  spotAt: (slot: number) => Spot,
  faceOf: (index: number) => Face | null | undefined,
): Stage {
  return change(
    stage,
    new Map(
      keys.map((key, index) => {
        const face = faceOf(index);
        return [key, face === undefined ? { spot: spotAt(index) } : { spot: spotAt(index), face }];
      }),
    ),
  );
}

/** A trick in a pile is pictured by one card. */
export function onePerTrick(stage: Stage, keys: readonly number[]): Stage {
  const extra = new Set(keys.slice(1));
  const cards = stage.cards.filter((card) => !extra.has(card.key));
  return tidy({ ...stage, cards, winner: null }, null);
}

/** Cards laid open return to the hands of these seats. */
export function takeBack(
  stage: Stage,
  from: 'meld' | 'open',
  seats: readonly Seat[],
  context: PlanContext,
): Step[] {
  let back = stage;
  const keys: number[] = [];
  for (const seat of seats) {
    const cards = cardsAt(stage, from, seat);
    const first = countAt(stage, 'hand', seat);
    back = sendTo(
      back,
      cards.map((card) => card.key),
      (slot) => ({ at: 'hand', seat, slot: first + slot }),
      () => (isOwn(seat, context) ? undefined : null),
    );
    keys.push(...cards.map((card) => card.key));
  }
  if (keys.length === 0) return [];
  return [
    stepTo(tidy(back, ownHand(context)), {
      moves: staggered(keys, 280, Math.min(20, 300 / keys.length)),
      sound: 'slide',
    }),
  ];
}
