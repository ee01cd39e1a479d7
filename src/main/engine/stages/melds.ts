import { at, type Suit } from '@shared/game/cards';
import { NO_MELDS } from '@shared/game/melds';
import { seatsOf, seatsOfSide, sideOf } from '@shared/game/seats';
import { automatic, type DealState, done, type Outcome, type Stage } from '../deal';
import { scoreMelds } from '../melding';
import { handOf } from '../seatData';
import { declarerOf } from './trumps';

export function trumpOf(deal: DealState): Suit {
  if (deal.trump === null) throw new Error('trumps are not named yet');
  return deal.trump;
}

/** Every seat that melds shows its hand's best (rules, sections 2 and 4). */
function show(deal: DealState): Outcome {
  const { rules } = deal;
  const trump = trumpOf(deal);
  const declarers = sideOf(rules, declarerOf(deal));
  const melds = seatsOf(rules).map((seat) =>
    rules.defendersMeld || sideOf(rules, seat) === declarers
      ? scoreMelds(rules, trump, handOf(deal, seat))
      : NO_MELDS,
  );
  const tally = deal.tally.map((each, side) => ({
    ...each,
    meld: seatsOfSide(rules, side).reduce((sum, seat) => sum + at(melds, seat).points, 0),
  }));
  return done({ ...deal, melds, tally }, [{ type: 'melds-shown', melds }]);
}

export const melds: Stage = automatic(show);

/** With `meldBeforeBury` the melds of all the declarer's cards are shown first. */
export const meldsBeforeBury: Stage = automatic((deal) =>
  deal.rules.meldBeforeBury ? show(deal) : done(deal),
);
