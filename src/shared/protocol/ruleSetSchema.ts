import { z } from 'zod';
import { parseRules } from '../game/checkRules';
import type { RuleSet } from '../game/rules';

/** A rule set from outside; what is wrong with it becomes the message. */
export const ruleSetSchema: z.ZodType<RuleSet> = z.unknown().transform((value, context) => {
  const rules = parseRules(value);
  if (rules.ok) return rules.value;
  for (const fault of rules.error)
    context.addIssue({ code: 'custom', path: [fault.option], message: fault.sentence });
  return z.NEVER;
});
