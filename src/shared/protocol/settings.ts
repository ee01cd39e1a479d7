import { z } from 'zod';

export const FELTS = ['green', 'blue', 'burgundy', 'charcoal'] as const;
export const CARD_FACES = ['classic', 'large', 'four-colour', 'large-four-colour'] as const;
export const CARD_BACKS = [
  'burgundy',
  'navy',
  'forest',
  'weave',
  'rosette',
  'lattice',
  'waves',
  'plain',
] as const;
export const ANIMATION_SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export const TRICK_HOLDS_MS = [0, 500, 900, 1500] as const;
export const SUIT_ORDERS = ['alternating', 'S-H-D-C'] as const;
export const REDUCED_MOTION = ['system', 'on', 'off'] as const;
export const DEFAULT_BOT_NAMES = ['June', 'Nora', 'Walt', 'Ruth', 'Otis', 'Faye', 'Hank'] as const;

/**
 * The user's settings, one schema a field: a field that doesn't parse gets its default, by itself
 * (see `parseSettings`).
 */
export const SETTINGS_FIELDS = {
  felt: z.enum(FELTS).default('green'),
  cardFaces: z.enum(CARD_FACES).default('large'),
  /** One of CARD_BACKS, or `own:` and the id of an imported picture. */
  cardBack: z
    .string()
    .regex(/^([a-z-]{1,24}|own:[0-9a-f]{8,64})$/)
    .default('burgundy'),
  /** The ground colour of the drawn backs, `#rrggbb`; null keeps each back's own. */
  cardBackColour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  /** Factors: 1 is the size as designed. */
  cardScale: z.number().min(0.8).max(1.2).default(1),
  textScale: z.number().min(1).max(2).default(1),
  animationSpeed: z.enum(ANIMATION_SPEEDS).default('normal'),
  /** How long a finished trick lies before it is gathered, in milliseconds. */
  trickHoldMs: z.union(TRICK_HOLDS_MS.map((ms) => z.literal(ms))).default(900),
  bidSpeed: z.enum(ANIMATION_SPEEDS).default('normal'),
  /** 0 (silent) .. 1. */
  volume: z.number().min(0).max(1).default(0.6),
  suitOrder: z.enum(SUIT_ORDERS).default('alternating'),
  trumpFirst: z.boolean().default(true),
  reducedMotion: z.enum(REDUCED_MOTION).default('system'),
  highContrast: z.boolean().default(false),
  hints: z.boolean().default(true),
  autoPlayForced: z.boolean().default(false),
  confirmPlay: z.boolean().default(false),
  playerName: z.string().trim().min(1).max(24).default('You'),
  botNames: z
    .array(z.string().trim().min(1).max(24))
    .length(7)
    .default([...DEFAULT_BOT_NAMES]),
} as const;

export const settingsSchema = z.object(SETTINGS_FIELDS);
export type Settings = z.output<typeof settingsSchema>;
export type SettingName = keyof Settings;
export type SettingsPatch = Partial<Settings>;

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

export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({});
