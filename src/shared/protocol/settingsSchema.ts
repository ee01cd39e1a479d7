import { z } from 'zod';
import {
  ANIMATION_SPEEDS,
  CARD_FACES,
  DEFAULT_SETTINGS,
  FELTS,
  REDUCED_MOTION,
  type SettingName,
  type Settings,
  type SettingsPatch,
  SUIT_ORDERS,
  TRICK_HOLDS_MS,
} from './settings';

const name = z.string().trim().min(1).max(24);

/** One schema a field: a setting that doesn't parse gets its default, by itself (see `readSettings` of main's storage). */
export const SETTINGS_FIELDS: { readonly [Name in SettingName]: z.ZodType<Settings[Name]> } = {
  felt: z.enum(FELTS),
  cardFaces: z.enum(CARD_FACES),
  cardBack: z.string().regex(/^([a-z-]{1,24}|own:[0-9a-f]{8,64})$/),
  cardBackColour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  cardScale: z.number().min(0.8).max(1.2),
  textScale: z.number().min(1).max(2),
  animationSpeed: z.enum(ANIMATION_SPEEDS),
  trickHoldMs: z.union(TRICK_HOLDS_MS.map((ms) => z.literal(ms))),
  bidSpeed: z.enum(ANIMATION_SPEEDS),
  volume: z.number().min(0).max(1),
  suitOrder: z.enum(SUIT_ORDERS),
  trumpFirst: z.boolean(),
  reducedMotion: z.enum(REDUCED_MOTION),
  highContrast: z.boolean(),
  hints: z.boolean(),
  autoPlayForced: z.boolean(),
  confirmPlay: z.boolean(),
  playerName: name,
  botNames: z.array(name).length(DEFAULT_SETTINGS.botNames.length),
};

const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS_FIELDS, name);

/** Some settings to change: each must be known and good, and one that isn't named stays as it is. */
export const settingsPatchSchema: z.ZodType<SettingsPatch> = z
  .record(z.string(), z.unknown())
  .transform((fields, context) => {
    const patch: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(fields)) {
      const parsed =
        isSettingName(name) && value !== undefined
          ? SETTINGS_FIELDS[name].safeParse(value)
          : { success: false as const };
      if (parsed.success) patch[name] = parsed.data;
      else
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `The setting ${name.slice(0, 40)} can't be that.`,
        });
    }
    return patch as SettingsPatch;
  });
