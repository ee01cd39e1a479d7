import { z } from 'zod';
import { PHASE_KINDS, type Refusal } from '../../game/actions';
import { FACE_COUNT, SUITS } from '../../game/cards';
import type { TableFault } from '../table';
import { VERBS } from '../verbs';
import { shownText } from './text';

export const faceSchema = z
  .number()
  .int()
  .min(0)
  .max(FACE_COUNT - 1);
export const seatSchema = z.number().int().min(0).max(7);
export const suitSchema = z.enum(SUITS);
export const phaseKindSchema = z.enum(PHASE_KINDS);

const playRefusals = [
  z.object({ code: z.literal('must-follow'), suit: suitSchema }),
  z.object({ code: z.literal('must-beat'), card: faceSchema }),
  z.object({ code: z.literal('must-trump'), suit: suitSchema }),
  z.object({ code: z.literal('must-overtrump'), card: faceSchema }),
] as const;

export const playRefusalSchema = z.discriminatedUnion('code', playRefusals);

const verb = z.enum(VERBS);
const whole = z.number().int();

const refusalSchema: z.ZodType<Refusal> = z.discriminatedUnion('code', [
  ...playRefusals,
  z.object({ code: z.literal('deal-over') }),
  z.object({ code: z.literal('not-your-turn'), turn: seatSchema }),
  z.object({ code: z.literal('wrong-phase'), phase: phaseKindSchema, verb }),
  z.object({ code: z.literal('bad-bid'), min: whole, max: whole, step: whole }),
  z.object({ code: z.literal('no-bid-left') }),
  z.object({ code: z.literal('card-not-held'), card: faceSchema }),
  z.object({ code: z.literal('wrong-count'), count: whole }),
  z.object({ code: z.literal('lowers-meld') }),
  z.object({ code: z.literal('must-throw-in') }),
  z.object({ code: z.literal('not-offered'), verb }),
  z.object({ code: z.literal('no-meld') }),
]);

/** Why something was not done, as a host tells it. */
export const faultSchema: z.ZodType<TableFault> = z.discriminatedUnion('code', [
  z.object({ code: z.literal('refused'), refusal: refusalSchema }),
  z.object({ code: z.literal('stale-turn') }),
  z.object({ code: z.literal('no-table') }),
  z.object({ code: z.literal('nothing-to-undo') }),
  z.object({ code: z.literal('deal-not-over') }),
  z.object({ code: z.literal('game-over') }),
  z.object({ code: z.literal('paused') }),
  z.object({ code: z.literal('bad-request'), sentence: shownText(300) }),
]);
