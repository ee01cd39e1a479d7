import { z } from 'zod';
import type { RuleSet } from '../../game/rules';
import type { Seat } from '../../game/seats';
import { conventionSchema } from '../conventionSchema';
import { ruleSetSchema } from '../ruleSetSchema';
import { BOT_LEVELS, type BotLevel, type TablePlan, TIMER_SECONDS } from '../table';
import { seatSchema } from './faultSchema';
import { GRACE_SECONDS } from './limits';
import { shownText } from './text';

/** Where a table on the network is: people find their seats, or play. */
export const TABLE_STAGES = ['lobby', 'dealing', 'playing', 'deal-over', 'game-over'] as const;
export type TableStage = (typeof TABLE_STAGES)[number];

/** Whether a person is there: `away` while the connection is cut, `stand-in` once a bot plays for them. */
const PRESENCES = ['here', 'away', 'stand-in'] as const;
export type Presence = (typeof PRESENCES)[number];

/** Somebody at the table, seated or watching. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly presence: Presence;
  /** The owner lets nobody hear them. */
  readonly muted: boolean;
  /** Has asked for the next deal. */
  readonly ready: boolean;
}

/** A seat that nobody holds: free for who comes, or a bot's for good. A free one is played by its bot meanwhile. */
export interface LanSeat {
  readonly kind: 'person' | 'open' | 'bot';
  /** The person's name, or the bot's. */
  readonly name: string;
  /** The bot that plays when no person does. */
  readonly level: BotLevel;
}

/** All that everybody at the table may know of it, beside the game. */
export interface LanTable {
  readonly tableId: string;
  readonly title: string;
  readonly rules: RuleSet;
  readonly stage: TableStage;
  readonly seats: readonly LanSeat[];
  readonly members: readonly Member[];
  /** Who may manage the table: the host, or on a host without a window the first who came. */
  readonly owner: string | null;
  readonly spectators: boolean;
  readonly timerSeconds: TablePlan['timerSeconds'];
  readonly convention: TablePlan['convention'];
  /** How long a bot waits before it plays for somebody whose connection is cut. */
  readonly graceSeconds: (typeof GRACE_SECONDS)[number];
  readonly paused: boolean;
  /** From how many addresses people were removed: nobody new is let in from there. */
  readonly removed: number;
}

export const memberIdSchema = z.string().regex(/^[0-9a-f]{8}$/);

const timer = z.union(TIMER_SECONDS.map((seconds) => z.literal(seconds))).nullable();
const grace = z.union(GRACE_SECONDS.map((seconds) => z.literal(seconds)));

export const lanTableSchema: z.ZodType<LanTable> = z.object({
  tableId: z.string().max(64),
  title: shownText(60),
  rules: ruleSetSchema,
  stage: z.enum(TABLE_STAGES),
  seats: z
    .array(
      z.object({
        kind: z.enum(['person', 'open', 'bot']),
        name: shownText(60),
        level: z.enum(BOT_LEVELS),
      }),
    )
    .min(2)
    .max(8),
  members: z
    .array(
      z.object({
        id: memberIdSchema,
        name: shownText(60),
        seat: seatSchema.nullable(),
        presence: z.enum(PRESENCES),
        muted: z.boolean(),
        ready: z.boolean(),
      }),
    )
    .max(64),
  owner: memberIdSchema.nullable(),
  spectators: z.boolean(),
  timerSeconds: timer,
  convention: conventionSchema,
  graceSeconds: grace,
  paused: z.boolean(),
  removed: z.number().int().min(0),
});

/** What the owner may do with their table. */
export type TableCommand =
  /** Begins the first game, or another one with the seats as they are. */
  | { readonly type: 'start' }
  /** Seats somebody, on a seat that may be another's (then they change), or has them stand up. */
  | { readonly type: 'move'; readonly member: string; readonly seat: Seat | null }
  /** Whoever sits there stands up, and the seat is free or a bot's from now on. */
  | {
      readonly type: 'set-seat';
      readonly seat: Seat;
      readonly kind: 'open' | 'bot';
      readonly level: BotLevel;
    }
  /** Doesn't wait any longer for somebody whose connection is cut. */
  | { readonly type: 'stand-in'; readonly seat: Seat }
  | { readonly type: 'remove'; readonly member: string }
  /** Lets those in again who were removed. */
  | { readonly type: 'readmit' }
  | { readonly type: 'mute'; readonly member: string; readonly muted: boolean }
  | { readonly type: 'pause'; readonly paused: boolean }
  | { readonly type: 'spectators'; readonly allowed: boolean }
  | { readonly type: 'grace'; readonly seconds: (typeof GRACE_SECONDS)[number] };

const member = memberIdSchema;

export const tableCommandSchema: z.ZodType<TableCommand> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('move'), member, seat: seatSchema.nullable() }),
  z.strictObject({
    type: z.literal('set-seat'),
    seat: seatSchema,
    kind: z.enum(['open', 'bot']),
    level: z.enum(BOT_LEVELS),
  }),
  z.strictObject({ type: z.literal('stand-in'), seat: seatSchema }),
  z.strictObject({ type: z.literal('remove'), member }),
  z.strictObject({ type: z.literal('readmit') }),
  z.strictObject({ type: z.literal('mute'), member, muted: z.boolean() }),
  z.strictObject({ type: z.literal('pause'), paused: z.boolean() }),
  z.strictObject({ type: z.literal('spectators'), allowed: z.boolean() }),
  z.strictObject({ type: z.literal('grace'), seconds: grace }),
]);
