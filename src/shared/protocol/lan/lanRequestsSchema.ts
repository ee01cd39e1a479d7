import { z } from 'zod';
import { BOT_LEVELS } from '../../game/botLevels';
import { conventionSchema } from '../conventionSchema';
import { ruleSetSchema } from '../ruleSetSchema';
import { TIMER_SECONDS } from '../table';
import type { HostPlan, JoinRequest } from './lanState';
import { GRACE_SECONDS, MAX_NAME } from './limits';
import { personalText } from './text';

const level = z.enum(BOT_LEVELS);

export const hostPlanSchema: z.ZodType<HostPlan> = z.strictObject({
  title: personalText(40),
  rules: ruleSetSchema,
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('you') }),
        z.strictObject({ kind: z.literal('open'), level }),
        z.strictObject({ kind: z.literal('bot'), level }),
      ]),
    )
    .min(2)
    .max(8),
  timerSeconds: z.union(TIMER_SECONDS.map((seconds) => z.literal(seconds))).nullable(),
  convention: conventionSchema,
  spectators: z.boolean(),
  graceSeconds: z.union(GRACE_SECONDS.map((seconds) => z.literal(seconds))),
  yourName: personalText(MAX_NAME),
});

export const joinRequestSchema: z.ZodType<JoinRequest> = z.strictObject({
  address: z.string().trim().min(1).max(100),
  code: z.string().max(20),
  name: personalText(MAX_NAME),
  as: z.enum(['player', 'spectator']),
});
