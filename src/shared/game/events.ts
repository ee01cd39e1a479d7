import type { Face, Suit } from './cards';
import type { Meld, SeatMelds } from './melds';
import type { Seat, Side } from './seats';
import type { DealResult, PlayedTrick } from './view';

/**
 * What happened, in the past tense and in order, as one seat may see it: `cards: null` are cards it
 * may not know. Pictures, sounds and words are made from these; the view is the truth.
 */
export type GameEvent =
  | { readonly type: 'dealt'; readonly dealer: Seat; readonly handSize: number }
  | { readonly type: 'nines-kept'; readonly seat: Seat }
  | { readonly type: 'nines-redealt'; readonly seat: Seat }
  | {
      readonly type: 'bid';
      readonly seat: Seat;
      readonly amount: number;
      readonly forced: boolean;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'auction-won'; readonly seat: Seat; readonly contract: number }
  | { readonly type: 'widow-taken'; readonly seat: Seat; readonly cards: readonly Face[] }
  | { readonly type: 'trump-named'; readonly seat: Seat; readonly suit: Suit }
  | {
      readonly type: 'gave';
      readonly seat: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards: readonly Face[] | null;
    }
  | {
      readonly type: 'received';
      readonly seat: Seat;
      readonly from: Seat;
      readonly count: number;
      readonly cards: readonly Face[] | null;
    }
  | {
      readonly type: 'buried';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Face[] | null;
    }
  | { readonly type: 'melds-shown'; readonly melds: readonly SeatMelds[] }
  | {
      readonly type: 'decided';
      readonly seat: Seat;
      readonly choice: 'play-on' | 'throw-in' | 'moon';
    }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Face }
  | { readonly type: 'trick-won'; readonly trick: PlayedTrick }
  | { readonly type: 'claimed'; readonly seat: Seat }
  | {
      readonly type: 'dix-shown';
      readonly seat: Seat;
      readonly points: number;
      /** The turned-up card it was exchanged for; null when it was only shown. */
      readonly exchangedFor: Face | null;
    }
  | { readonly type: 'melded'; readonly seat: Seat; readonly meld: Meld }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly card: Face | null;
      /** The turned-up card, which everybody has seen. */
      readonly turnedUp: boolean;
    }
  | { readonly type: 'deal-ended'; readonly result: DealResult }
  | { readonly type: 'game-won'; readonly side: Side };
