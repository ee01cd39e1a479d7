/** The sounds there are; each is a file of the same name in `public/sounds`. */
export const SOUND_NAMES = [
  'slide',
  'flip',
  'deal',
  'shuffle',
  'sweep',
  'knock',
  'turn',
  'meld',
  'made',
  'set',
  'win',
  'refuse',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];
