import { z } from 'zod';
import { err, ok, type Result } from '../game/result';
import { faultSentence } from './faultSentence';
import { GESTURES } from './lan/gestures';
import { hostPlanSchema, joinRequestSchema } from './lan/lanRequestsSchema';
import { memberIdSchema, tableCommandSchema } from './lan/lanTable';
import { MAX_CHAT } from './lan/limits';
import { personalText } from './lan/text';
import { reviewSourceSchema } from './review';
import { ruleSetSchema } from './ruleSetSchema';
import { settingsPatchSchema } from './settingsSchema';
import { SCREENS, type TablePlan } from './table';
import { previewSchema, submissionSchema, tablePlanSchema } from './tableSchema';

const MAX_PNG_BYTES = 8 * 1024 * 1024;
const MAX_FILE_NAME = 1_000;
const MAX_EXPORTED_GAMES = 10_000;

const openPlanSchema: z.ZodType<TablePlan> = tablePlanSchema.extend({ rules: ruleSetSchema });

const id = z.string().regex(/^[0-9a-f]{8,64}$/);
const dealNumber = z.number().int().min(1);
const rulesName = z.string().trim().min(1).max(60);

/** The arguments of each call of the bridge that has any, as they may arrive from a window. */
export const REQUESTS = {
  none: z.tuple([]),
  id: z.tuple([id]),
  file: z.tuple([z.string().max(MAX_FILE_NAME), z.instanceof(Uint8Array)]),
  failure: z.tuple([z.string(), z.boolean()]),
  shown: z.tuple([z.enum(SCREENS)]),
  settingsPatch: z.tuple([settingsPatchSchema]),
  png: z.tuple([z.instanceof(Uint8Array).refine((png) => png.byteLength <= MAX_PNG_BYTES)]),
  plan: z.tuple([openPlanSchema]),
  submission: z.tuple([submissionSchema]),
  turn: z.tuple([z.number().int().min(0).optional()]),
  preview: z.tuple([previewSchema.shape.cards]),
  paused: z.tuple([z.boolean()]),
  seq: z.tuple([z.number().int().min(0)]),
  rulesEntry: z.tuple([
    z.strictObject({ id: id.nullable(), name: rulesName, rules: ruleSetSchema }),
  ]),
  rulesExport: z.tuple([z.strictObject({ name: rulesName, rules: ruleSetSchema })]),
  rules: z.tuple([ruleSetSchema]),
  hostPlan: z.tuple([hostPlanSchema]),
  join: z.tuple([joinRequestSchema]),
  memberSeat: z.tuple([z.number().int().min(0).max(7).nullable()]),
  command: z.tuple([tableCommandSchema]),
  chat: z.tuple([personalText(MAX_CHAT)]),
  gesture: z.tuple([z.enum(GESTURES)]),
  muteHere: z.tuple([memberIdSchema, z.boolean()]),
  searching: z.tuple([z.boolean()]),
  withRecord: z.tuple([z.boolean()]),
  reviewSource: z.tuple([reviewSourceSchema]),
  reviewDeal: z.tuple([reviewSourceSchema, dealNumber]),
  reviewStep: z.tuple([reviewSourceSchema, dealNumber, z.number().int().min(0)]),
  gameIds: z.tuple([z.array(id).min(1).max(MAX_EXPORTED_GAMES)]),
} as const;

/** What the arguments of a call must be. */
export type RequestSchema<Args> = z.ZodType<Args>;

/** The arguments of a call as they may be believed; a sentence when they can't be. */
export function parseRequest<Args>(
  schema: RequestSchema<Args>,
  args: unknown,
): Result<Args, string> {
  const parsed = schema.safeParse(args);
  if (parsed.success) return ok(parsed.data);
  const sentence = faultSentence(parsed.error, args);
  const isOwnSentence = parsed.error.issues[0]?.code === 'custom';
  return err(isOwnSentence ? sentence : `That request can\u2019t be understood: ${sentence}.`);
}
