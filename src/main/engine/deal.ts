import type { Action, Move, Phase, Refusal } from '@shared/game/actions';
import type { Face, Suit } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import type { SeatMelds } from '@shared/game/melds';
import type { Result } from '@shared/game/result';
import type { RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import type { Auction, DealtCards, How, Legal, OpenTrick, PlayedTrick } from '@shared/game/view';

/** What a side has made so far, in points; `trickCount` counts a bury as one. */
export interface Tally {
  readonly meld: number;
  readonly tricks: number;
  readonly trickCount: number;
}

/** A two-hand card that lies open: a melded one with its best value by type, or a shown nine. */
export interface OpenCopy {
  readonly face: Face;
  /** The most it has scored as part of a run or marriage, a pinochle, an around; 0: not yet. */
  readonly best: readonly [number, number, number];
}

/** One deal from shuffle to score: plain data, the fold of its moves over the cards dealt. */
export interface DealState {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  readonly dealt: DealtCards;
  /** Position in the game's list of stages. */
  readonly stage: number;
  readonly phase: Phase;
  /** Every action in order, a forced bid included. */
  readonly moves: readonly Move[];
  /** By seat, sorted; two-hand: open cards included. */
  readonly hands: readonly (readonly Face[])[];
  readonly auction: Auction;
  readonly declarer: Seat | null;
  readonly contract: number | null;
  readonly trump: Suit | null;
  readonly moon: boolean;
  /** Whether everybody has seen the widow. */
  readonly widowShown: boolean;
  /** The cards passed, by the seat that gave them. */
  readonly given: readonly { readonly seat: Seat; readonly cards: readonly Face[] }[];
  readonly buried: readonly Face[];
  /** By seat, once shown; two-hand: all that was laid down. */
  readonly melds: readonly SeatMelds[] | null;
  /** Two-hand: cards to draw, the last one turned up. */
  readonly stock: readonly Face[];
  /** Two-hand: what lies open, by seat, in the order it was laid down. */
  readonly open: readonly (readonly OpenCopy[])[];
  readonly trick: OpenTrick | null;
  readonly tricks: readonly PlayedTrick[];
  /** By side. */
  readonly tally: readonly Tally[];
  /** How the deal ended; null while it goes on. */
  readonly how: How | null;
}

/** A deal and what has just happened in it, hidden cards included. */
export interface Progress {
  readonly deal: DealState;
  readonly events: readonly GameEvent[];
}

/** A stage either rests where a seat must decide, or is done and the next one begins. */
export interface Outcome extends Progress {
  readonly done: boolean;
  /** A move that the rules make for a seat, written after the action that led to it. */
  readonly forced?: Move;
}

/**
 * One part of a deal. The games are lists of stages, so a rule lives in its stage alone; stages that
 * ask nobody anything are done as soon as they begin.
 */
export interface Stage {
  begin(deal: DealState): Outcome;
  /** What the seat to act may do; only asked while the stage rests. */
  legal(deal: DealState): Legal | null;
  /** Carries out an action of the seat to act, or says why not. */
  act(deal: DealState, seat: Seat, action: Action): Result<Outcome, Refusal>;
}

export const rests = (deal: DealState, events: readonly GameEvent[] = []): Outcome => ({
  deal,
  events,
  done: false,
});

export const done = (deal: DealState, events: readonly GameEvent[] = []): Outcome => ({
  deal,
  events,
  done: true,
});

export const wrongPhase = (deal: DealState, action: Action): Refusal => ({
  code: 'wrong-phase',
  phase: deal.phase.kind,
  verb: action.type,
});

/** A stage that asks nobody. */
export const automatic = (begin: (deal: DealState) => Outcome): Stage => ({
  begin,
  legal: () => null,
  act: () => {
    throw new Error('an automatic stage never rests');
  },
});
