import { z } from 'zod';
import type { Action } from '../game/actions';
import { BOT_LEVELS } from '../game/botLevels';
import { FACE_COUNT, SUITS } from '../game/cards';
import { conventionSchema } from './conventionSchema';
import { hintReasonSchema } from './hintReason';
import { type Hint, type SeatPlan, TIMER_SECONDS } from './table';

const face = z
  .number()
  .int()
  .min(0)
  .max(FACE_COUNT - 1);
const faces = z.array(face).max(24);

/** Every action as it may arrive from a window, a file or a wire. */
export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('redeal') }),
  z.strictObject({ type: z.literal('keep') }),
  z.strictObject({ type: z.literal('bid'), amount: z.number().int() }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('trump'), suit: z.enum(SUITS) }),
  z.strictObject({ type: z.literal('give'), cards: faces }),
  z.strictObject({ type: z.literal('bury'), cards: faces }),
  z.strictObject({ type: z.literal('play-on') }),
  z.strictObject({ type: z.literal('throw-in') }),
  z.strictObject({ type: z.literal('moon') }),
  z.strictObject({ type: z.literal('play'), card: face }),
  z.strictObject({ type: z.literal('claim') }),
  z.strictObject({ type: z.literal('dix') }),
  z.strictObject({ type: z.literal('exchange') }),
  z.strictObject({ type: z.literal('meld'), cards: faces }),
  z.strictObject({ type: z.literal('draw') }),
]);

export const hintSchema: z.ZodType<Hint> = z.strictObject({
  action: actionSchema,
  reason: hintReasonSchema,
});

export const submissionSchema = z.strictObject({
  turn: z.number().int().min(0),
  action: actionSchema,
});

const seatPlanSchema: z.ZodType<SeatPlan> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('you'), name: z.string().min(1).max(24) }),
  z.strictObject({
    kind: z.literal('bot'),
    name: z.string().min(1).max(24),
    level: z.enum(BOT_LEVELS),
  }),
]);

/** The rules of a plan are checked by `parseRules` of shared/game, not here. */
export const tablePlanSchema = z.strictObject({
  title: z.string().min(1).max(60),
  rules: z.unknown(),
  seats: z.array(seatPlanSchema).min(2).max(8),
  timerSeconds: z.union(TIMER_SECONDS.map((seconds) => z.literal(seconds))).nullable(),
  convention: conventionSchema,
  seed: z.string().min(1).max(64).nullable(),
});

/** Cards of the player's hand that are about to leave it, to see what that does to the melds. */
export const previewSchema = z.strictObject({ cards: faces });
