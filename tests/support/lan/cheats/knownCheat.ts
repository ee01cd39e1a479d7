import type { GameState } from '@main/engine/game';
import type { Action } from '@shared/game/actions';
import type { RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import type { DealtCards, PlayerView } from '@shared/game/view';
import type { Shares, Verdict } from '@shared/protocol/lan/fairDeal';
import type { GuestMessage } from '@shared/protocol/lan/guestMessages';
import type { HostMessage } from '@shared/protocol/lan/hostMessages';
import type { DealReason } from '@shared/protocol/lan/lanState';

interface FirstDeal {
  readonly dealer: Seat;
  readonly dealt: DealtCards;
}

/** How a host cheats seat 0; it does honestly what isn't given here. */
export interface Cheat {
  /** What it says all shares are, and deals from. */
  shares?(shares: Shares): Shares;
  /** The first deal instead of the one that the seed gives. */
  deal?(first: FirstDeal, rules: RuleSet): FirstDeal;
  /** What it sends instead of a message. */
  toVictim?(message: HostMessage, truth: () => GameState | null): readonly HostMessage[];
  /** What it takes instead of what a seat sent; null: nothing. */
  from?(message: GuestMessage, seat: Seat, truth: () => GameState | null): GuestMessage | null;
}

/** A way to cheat seat 0, and what any verifier must find. */
export interface KnownCheat {
  readonly what: string;
  /** The rules under which there is such a cheat; all, if none are named. */
  readonly appliesTo?: (rules: RuleSet) => boolean;
  /** A new one for each deal. */
  readonly cheat: () => Cheat;
  /** The verdict, and the reason that the program gives for it. */
  readonly finds: readonly [Verdict, DealReason];
  /** What a player does whose action isn't left to chance. */
  readonly play?: (view: PlayerView) => Action | null;
  readonly deals?: number;
  /** How long the host waits for shares, where some don't come. */
  readonly sharesMs?: number;
}

export type Message<Type extends HostMessage['type']> = Extract<
  HostMessage,
  { readonly type: Type }
>;

/** Sends something else in the place of messages of one type. */
export const instead =
  <Type extends HostMessage['type']>(
    type: Type,
    other: (message: Message<Type>) => readonly HostMessage[],
  ) =>
  (message: HostMessage): readonly HostMessage[] =>
    message.type === type ? other(message as Message<Type>) : [message];

export const hasSeveralOthers = ({ players }: RuleSet): boolean => players > 2;

/** Seat 0 takes every bid. */
export const bidsForSeat0 = ({ seat, legal }: PlayerView): Action | null => {
  if (legal?.kind !== 'auction') return null;
  return seat === 0 && legal.bids !== null
    ? { type: 'bid', amount: legal.bids.min }
    : { type: 'pass' };
};

export const arePassed = ({ passCount }: RuleSet): boolean => passCount > 0;
