import { z } from 'zod';
import type { Phase } from '../../game/actions';
import type { GameEvent } from '../../game/events';
import { HISTORY_KEPT } from '../../game/history';
import { MELD_NAMES, type Meld, type SeatMelds } from '../../game/melds';
import type { RuleSet } from '../../game/rules';
import { type DealResult, HOWS, type Legal, type PlayerView } from '../../game/view';
import { conventionSchema } from '../conventionSchema';
import { BOT_LEVELS, type SeatInfo, type TableUpdate } from '../table';
import {
  faceSchema,
  phaseKindSchema,
  playRefusalSchema,
  seatSchema,
  suitSchema,
} from './faultSchema';
import { shownText } from './text';

/** An update on its way to a guest: the rules went before, with `joined`. */
export interface WireUpdate extends Omit<TableUpdate, 'view'> {
  readonly view: Omit<PlayerView, 'rules'>;
}

/** A list of a type as the game's own types have it. */
const readonlyList = <T extends z.ZodType>(item: T, max: number) =>
  z.array(item).max(max).readonly();

const MAX_CARDS = 96;
const whole = z.number().int();
const count = z.number().int().min(0);
const faces = readonlyList(faceSchema, MAX_CARDS);
const bySeat = <T extends z.ZodType>(item: T) => readonlyList(item, 8);

const meld: z.ZodType<Meld> = z.object({ name: z.enum(MELD_NAMES), cards: faces, points: whole });
const meldsShape = { points: whole, melds: readonlyList(meld, MAX_CARDS) };
const seatMelds: z.ZodType<SeatMelds> = z.object(meldsShape);
const playedTrick = z.object({
  leader: seatSchema,
  cards: faces,
  winner: seatSchema,
  points: whole,
});
const sideResult = z.object({ meld: whole, tricks: whole, points: whole, total: whole });

const dealResult: z.ZodType<DealResult> = z.object({
  how: z.enum(HOWS),
  declarer: seatSchema.nullable(),
  contract: whole.nullable(),
  trump: suitSchema.nullable(),
  sides: bySeat(sideResult),
});

const phase: z.ZodType<Phase> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('give'), seat: seatSchema, to: seatSchema }),
  z.object({ kind: z.literal('over') }),
  z.object({ kind: phaseKindSchema.exclude(['give', 'over']), seat: seatSchema }),
]);

const decisions = z.enum(['play-on', 'throw-in', 'moon']);

const legal: z.ZodType<Legal> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nines') }),
  z.object({
    kind: z.literal('auction'),
    bids: z.object({ min: whole, max: whole, step: whole }).nullable(),
  }),
  z.object({ kind: z.literal('trump'), suits: readonlyList(suitSchema, 4) }),
  z.object({ kind: z.literal('give'), count, to: seatSchema }),
  z.object({
    kind: z.literal('bury'),
    count,
    allowed: readonlyList(faces, 5_000).nullable(),
  }),
  z.object({
    kind: z.literal('decision'),
    options: readonlyList(decisions, 3),
    need: whole,
    available: whole,
    moonBonus: whole.nullable(),
  }),
  z.object({
    kind: z.literal('play'),
    cards: faces,
    refused: readonlyList(z.object({ card: faceSchema, why: playRefusalSchema }), MAX_CARDS),
    claim: z.boolean(),
  }),
  z.object({
    kind: z.literal('after-trick'),
    dix: z.boolean(),
    exchange: z.boolean(),
    melds: readonlyList(meld, MAX_CARDS),
  }),
]);

const cardsOrNot = faces.nullable();

const gameEvent: z.ZodType<GameEvent> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('dealt'), dealer: seatSchema, handSize: count }),
  z.object({ type: z.literal('nines-kept'), seat: seatSchema }),
  z.object({ type: z.literal('nines-redealt'), seat: seatSchema }),
  z.object({ type: z.literal('bid'), seat: seatSchema, amount: whole, forced: z.boolean() }),
  z.object({ type: z.literal('passed'), seat: seatSchema }),
  z.object({ type: z.literal('auction-won'), seat: seatSchema, contract: whole }),
  z.object({ type: z.literal('widow-taken'), seat: seatSchema, cards: faces }),
  z.object({ type: z.literal('trump-named'), seat: seatSchema, suit: suitSchema }),
  z.object({
    type: z.literal('gave'),
    seat: seatSchema,
    to: seatSchema,
    count,
    cards: cardsOrNot,
  }),
  z.object({
    type: z.literal('received'),
    seat: seatSchema,
    from: seatSchema,
    count,
    cards: cardsOrNot,
  }),
  z.object({ type: z.literal('buried'), seat: seatSchema, count, cards: cardsOrNot }),
  z.object({ type: z.literal('melds-shown'), melds: bySeat(seatMelds) }),
  z.object({ type: z.literal('decided'), seat: seatSchema, choice: decisions }),
  z.object({ type: z.literal('played'), seat: seatSchema, card: faceSchema }),
  z.object({ type: z.literal('trick-won'), trick: playedTrick }),
  z.object({ type: z.literal('claimed'), seat: seatSchema }),
  z.object({
    type: z.literal('dix-shown'),
    seat: seatSchema,
    points: whole,
    exchangedFor: faceSchema.nullable(),
  }),
  z.object({ type: z.literal('melded'), seat: seatSchema, meld }),
  z.object({
    type: z.literal('drew'),
    seat: seatSchema,
    card: faceSchema.nullable(),
    turnedUp: z.boolean(),
  }),
  z.object({ type: z.literal('deal-ended'), result: dealResult }),
  z.object({ type: z.literal('game-won'), side: seatSchema }),
]);

const sideTally = z.object({
  meld: whole,
  tricks: whole,
  trickCount: count,
  meldCounts: z.boolean(),
});

const bid = z.object({ seat: seatSchema, amount: whole });

const view: z.ZodType<WireUpdate['view']> = z.object({
  seat: seatSchema.nullable(),
  dealNumber: count,
  turn: count,
  dealer: seatSchema,
  phase,
  hand: faces,
  handSizes: bySeat(count),
  scores: bySeat(whole),
  auction: z.object({
    calls: readonlyList(
      z.object({
        seat: seatSchema,
        call: z.union([whole, z.literal('pass')]),
        forced: z.boolean(),
      }),
      1_000,
    ),
    high: bid.nullable(),
  }),
  declarer: seatSchema.nullable(),
  contract: whole.nullable(),
  trump: suitSchema.nullable(),
  moon: z.boolean(),
  widow: cardsOrNot,
  stock: z.object({ count, turnedUp: faceSchema.nullable() }).nullable(),
  gave: cardsOrNot,
  got: cardsOrNot,
  buried: cardsOrNot,
  melds: bySeat(seatMelds).nullable(),
  open: bySeat(readonlyList(z.object({ face: faceSchema, types: count }), MAX_CARDS)).nullable(),
  trick: z.object({ leader: seatSchema, cards: faces }).nullable(),
  tricks: readonlyList(playedTrick, MAX_CARDS),
  sides: bySeat(sideTally),
  missing: whole.nullable(),
  legal: legal.nullable(),
  meldIfTrump: readonlyList(z.object({ suit: suitSchema, ...meldsShape }), 4).nullable(),
  result: dealResult.nullable(),
  history: readonlyList(z.object({ dealer: seatSchema, result: dealResult }), HISTORY_KEPT),
  winner: seatSchema.nullable(),
});

const seatInfo: z.ZodType<SeatInfo> = z.object({
  name: shownText(60),
  kind: z.enum(['human', 'bot']),
  level: z.enum(BOT_LEVELS).nullable(),
});

/** An update as a guest may receive it: fields that this version doesn't know are passed over. */
export const wireUpdateSchema: z.ZodType<WireUpdate> = z.object({
  tableId: z.string().max(64),
  seq: count,
  title: shownText(60),
  seats: bySeat(seatInfo),
  convention: conventionSchema,
  view,
  events: readonlyList(gameEvent, 500),
  canUndo: z.boolean(),
  timer: z.object({ leftMs: count, totalMs: count }).nullable(),
  paused: z.boolean(),
  timedOut: seatSchema.nullable(),
});

/** An update for the wire, field by field: what isn't named here isn't sent. */
export function toWire(update: TableUpdate): WireUpdate {
  const { rules: _sentBefore, ...rest } = update.view;
  return { ...update, view: rest };
}

export const fromWire = (update: WireUpdate, rules: RuleSet): TableUpdate => ({
  ...update,
  view: { ...update.view, rules },
});
