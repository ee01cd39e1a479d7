import type { Face, Suit } from './cards';
import type { Seat } from './seats';

/**
 * What a seat may do, named by the verbs of the game record. `cards` and `card` are faces: which
 * copy is meant never matters.
 */
export type Action =
  | { readonly type: 'redeal' }
  | { readonly type: 'keep' }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'pass' }
  | { readonly type: 'trump'; readonly suit: Suit }
  | { readonly type: 'give'; readonly cards: readonly Face[] }
  | { readonly type: 'bury'; readonly cards: readonly Face[] }
  | { readonly type: 'play-on' }
  | { readonly type: 'throw-in' }
  | { readonly type: 'moon' }
  | { readonly type: 'play'; readonly card: Face }
  | { readonly type: 'claim' }
  | { readonly type: 'dix' }
  | { readonly type: 'exchange' }
  | { readonly type: 'meld'; readonly cards: readonly Face[] }
  | { readonly type: 'draw' };

export type Verb = Action['type'];

/** Who did what: one entry of a deal's history. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * Where a deal rests: only where some seat must decide. `to` of a `give` receives the cards.
 * `after-trick` is the two-hand winner's chance to meld before drawing.
 */
export type Phase =
  | { readonly kind: 'nines'; readonly seat: Seat }
  | { readonly kind: 'auction'; readonly seat: Seat }
  | { readonly kind: 'trump'; readonly seat: Seat }
  | { readonly kind: 'give'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'bury'; readonly seat: Seat }
  | { readonly kind: 'decision'; readonly seat: Seat }
  | { readonly kind: 'play'; readonly seat: Seat }
  | { readonly kind: 'after-trick'; readonly seat: Seat }
  | { readonly kind: 'over' };

export type PhaseKind = Phase['kind'];
export const PHASE_KINDS = [
  'nines',
  'auction',
  'trump',
  'give',
  'bury',
  'decision',
  'play',
  'after-trick',
  'over',
] as const satisfies readonly PhaseKind[];

/** Why a card may not be played (rules, section 5); `card` is the one to be beaten. */
export type PlayRefusal =
  | { readonly code: 'must-follow'; readonly suit: Suit }
  | { readonly code: 'must-beat'; readonly card: Face }
  | { readonly code: 'must-trump'; readonly suit: Suit }
  | { readonly code: 'must-overtrump'; readonly card: Face };

/** Why an action was refused; the state is as it was. */
export type Refusal =
  | PlayRefusal
  | { readonly code: 'deal-over' }
  | { readonly code: 'not-your-turn'; readonly turn: Seat }
  | { readonly code: 'wrong-phase'; readonly phase: PhaseKind; readonly verb: Verb }
  | { readonly code: 'bad-bid'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly code: 'no-bid-left' }
  | { readonly code: 'card-not-held'; readonly card: Face }
  | { readonly code: 'wrong-count'; readonly count: number }
  | { readonly code: 'lowers-meld' }
  | { readonly code: 'must-throw-in' }
  | { readonly code: 'not-offered'; readonly verb: Verb }
  | { readonly code: 'no-meld' };
