import {
  type BiddingConvention,
  hasConventions,
  meldOfStep,
  type Shown,
  shownByBid,
  shownByCalls,
} from '@shared/game/biddingConventions';
import { assertNever } from '@shared/game/result';
import type { RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { texts } from './texts';

const t = texts.conventions;

/** What a bid shows: "100 meld", "aces", "a run", "aces and a run". */
export function shownWords(shown: Shown): string {
  switch (shown.kind) {
    case 'meld':
      return t.points(shown.points);
    case 'melds':
      return shown.aces && shown.run ? t.both : shown.aces ? t.aces : t.run;
    default:
      return assertNever(shown);
  }
}

/** The same with its verb: "shows aces". */
export const showsWords = (shown: Shown): string => t.shows(shownWords(shown));

/** What follows on a bid in a sentence: ", which shows aces", or nothing. */
export const alsoShown = (shown: Shown | null): string =>
  shown === null ? '' : `, which ${showsWords(shown)}`;

/** What a convention is, in a sentence. */
export function conventionWords(convention: BiddingConvention, rules: RuleSet): string {
  switch (convention) {
    case 'natural':
      return t.natural;
    case 'meld':
      return t.meld(meldOfStep(rules));
    case 'jumps':
      return t.jumps;
    default:
      return assertNever(convention);
  }
}

/** The convention by name and in a sentence, for those at its table; null where bids tell nothing. */
export const tableConventionWords = (
  convention: BiddingConvention,
  rules: RuleSet,
): string | null =>
  convention === 'natural' || !hasConventions(rules)
    ? null
    : `${t.label}: ${t.names[convention]}. ${conventionWords(convention, rules)}`;

/** A table whose auction can be looked at. */
export interface Auctioneer {
  readonly convention: BiddingConvention;
  readonly view: Pick<PlayerView, 'rules' | 'auction'>;
}

/** What each call so far has shown, in order; null where it showed nothing. */
export const shownSoFar = ({ convention, view }: Auctioneer): (Shown | null)[] =>
  shownByCalls(view.rules, convention, view.auction.calls);

/** What the seat's bid of that amount showed, or would show if it were made now; null if nothing. */
export function shownWith(
  { convention, view }: Auctioneer,
  seat: Seat,
  amount: number,
): Shown | null {
  const { calls } = view.auction;
  const made = calls.findIndex((call) => call.seat === seat && call.call === amount);
  const before = made < 0 ? calls : calls.slice(0, made);
  const call = calls[made] ?? { seat, call: amount, forced: false };
  return shownByBid(view.rules, convention, before, call);
}
