import type { Verb } from '../game/actions';

/** Every verb of an action, for what arrives from outside. */
export const VERBS = [
  'redeal',
  'keep',
  'bid',
  'pass',
  'trump',
  'give',
  'bury',
  'play-on',
  'throw-in',
  'moon',
  'play',
  'claim',
  'dix',
  'exchange',
  'meld',
  'draw',
] as const satisfies readonly Verb[];
