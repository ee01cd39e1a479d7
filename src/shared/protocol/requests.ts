import { z } from 'zod';
import { parseRules } from '../game/checkRules';
import type { RuleSet } from '../game/rules';
import { settingsPatchSchema } from './settings';
import {
  previewSchema,
  START_SCREENS,
  submissionSchema,
  type TablePlan,
  tablePlanSchema,
} from './table';

const MAX_PNG_BYTES = 8 * 1024 * 1024;
const MAX_EXPORTED_GAMES = 10_000;

/** A rule set from outside; what is wrong with it becomes the message. */
const ruleSetSchema: z.ZodType<RuleSet> = z.unknown().transform((value, context) => {
  const rules = parseRules(value);
  if (rules.ok) return rules.value;
  for (const fault of rules.error)
    context.addIssue({ code: 'custom', path: [fault.option], message: fault.sentence });
  return z.NEVER;
});

const openPlanSchema: z.ZodType<TablePlan> = tablePlanSchema.extend({ rules: ruleSetSchema });

const id = z.string().regex(/^[0-9a-f]{8,64}$/);
const rulesName = z.string().trim().min(1).max(60);

/** The arguments of each call of the bridge that has any, as they may arrive from a window. */
export const REQUESTS = {
  none: z.tuple([]),
  id: z.tuple([id]),
  shown: z.tuple([z.enum(START_SCREENS)]),
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
  gameIds: z.tuple([z.array(id).min(1).max(MAX_EXPORTED_GAMES)]),
} as const;

/** What is wrong with a request, as a sentence. */
export function explainRequest(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'That request can\u2019t be understood.';
  return issue.code === 'custom'
    ? issue.message
    : `That request can\u2019t be understood: ${issue.path.join('.')} ${issue.message}.`;
}
