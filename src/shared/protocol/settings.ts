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

/** What the user chose, of the look, the pace and the names. */
export interface Settings {
  readonly felt: (typeof FELTS)[number];
  readonly cardFaces: (typeof CARD_FACES)[number];
  /** One of CARD_BACKS, or `own:` and the id of an imported picture. */
  readonly cardBack: string;
  /** The ground color of the drawn backs, `#rrggbb`; null keeps each back's own. */
  readonly cardBackColour: string | null;
  /** Factors: 1 is the size as designed. */
  readonly cardScale: number;
  readonly textScale: number;
  readonly animationSpeed: (typeof ANIMATION_SPEEDS)[number];
  /** How long a finished trick lies before it is gathered, in milliseconds. */
  readonly trickHoldMs: (typeof TRICK_HOLDS_MS)[number];
  readonly bidSpeed: (typeof ANIMATION_SPEEDS)[number];
  /** 0 (silent) .. 1. */
  readonly volume: number;
  readonly suitOrder: (typeof SUIT_ORDERS)[number];
  readonly trumpFirst: boolean;
  readonly reducedMotion: (typeof REDUCED_MOTION)[number];
  readonly highContrast: boolean;
  readonly hints: boolean;
  readonly autoPlayForced: boolean;
  readonly confirmPlay: boolean;
  readonly playerName: string;
  /** For the seats after the player's, clockwise. */
  readonly botNames: readonly string[];
}

export type SettingName = keyof Settings;
export type SettingsPatch = Partial<Settings>;

export const DEFAULT_SETTINGS: Settings = {
  felt: 'green',
  cardFaces: 'large',
  cardBack: 'burgundy',
  cardBackColour: null,
  cardScale: 1,
  textScale: 1,
  animationSpeed: 'normal',
  trickHoldMs: 900,
  bidSpeed: 'normal',
  volume: 0.6,
  suitOrder: 'alternating',
  trumpFirst: true,
  reducedMotion: 'system',
  highContrast: false,
  hints: true,
  autoPlayForced: false,
  confirmPlay: false,
  playerName: 'You',
  botNames: DEFAULT_BOT_NAMES,
};
