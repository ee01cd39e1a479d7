import { type Face, faceOf } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import { assertNever } from '@shared/game/result';
import { type Seat, seatsOf, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import type { SortSettings } from '../table/stage/arrangeHand';
import { change, countAt, findCards, type OwnHand, tidy } from '../table/stage/changeStage';
import { meldCards } from '../table/stage/meldCards';
import { cardsAt, type Spot, type Stage } from '../table/stage/Stage';
import type { Pace } from './pace';
import { planDeal } from './planDeal';
import { type Step, staggered, stepTo } from './Step';

/** What a plan needs besides the picture: the view that the events lead to, and the user's wishes. */
export interface PlanContext {
  readonly view: PlayerView;
  readonly sort: SortSettings;
  readonly pace: Pace;
}

const ownHand = ({ view, sort }: PlanContext): OwnHand | null =>
  view.seat === null ? null : { seat: view.seat, trump: view.trump, sort };

const isOwn = (seat: Seat, { view }: PlanContext): boolean => view.seat === seat;

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

const nothingKnown = (count: number): null[] => new Array<null>(count).fill(null);

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

/** Moves cards of a seat to spots of one kind, after those that lie there. */
function sendTo(
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

function planWidow(stage: Stage, seat: Seat, faces: readonly Face[], context: PlanContext): Step[] {
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

function planGive(
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

function planReceive(
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

function planBury(
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

/** A trick in a pile is pictured by one card. */
function onePerTrick(stage: Stage, keys: readonly number[]): Stage {
  const extra = new Set(keys.slice(1));
  const cards = stage.cards.filter((card) => !extra.has(card.key));
  return tidy({ ...stage, cards, winner: null }, null);
}

function planMelds(
  stage: Stage,
  event: Extract<GameEvent, { type: 'melds-shown' }>,
  context: PlanContext,
): Step[] {
  let shown = stage;
  const keys: number[] = [];
  event.melds.forEach(({ melds }, seat) => {
    const faces = meldCards(melds);
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

/** Cards laid open return to the hands of these seats. */
function takeBack(
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

function planPlay(stage: Stage, seat: Seat, face: Face, context: PlanContext): Step[] {
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

function planTrickWon(stage: Stage, winner: Seat, context: PlanContext): Step[] {
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

function planTwoHandMeld(
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
function planDix(
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

function planDraw(
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
