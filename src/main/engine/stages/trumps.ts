import { SUITS } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import { err, ok } from '@shared/game/result';
import type { Seat } from '@shared/game/seats';
import { type DealState, done, rests, type Stage, wrongPhase } from '../deal';
import { handsWith } from '../seatData';

export function declarerOf(deal: DealState): Seat {
  if (deal.declarer === null) throw new Error('no declarer yet');
  return deal.declarer;
}

/** The declarer takes the widow, which everybody has seen, and names trumps (rules, section 3). */
export const trumps: Stage = {
  begin(deal) {
    const seat = declarerOf(deal);
    const { widow } = deal.dealt;
    const taken: GameEvent[] =
      widow.length > 0 ? [{ type: 'widow-taken', seat, cards: widow }] : [];
    return rests(
      {
        ...deal,
        hands: handsWith(deal.hands, seat, widow),
        widowShown: widow.length > 0,
        phase: { kind: 'trump', seat },
      },
      taken,
    );
  },

  legal: () => ({ kind: 'trump', suits: SUITS }),

  act(deal, seat, action) {
    if (action.type !== 'trump') return err(wrongPhase(deal, action));
    const { suit } = action;
    return ok(done({ ...deal, trump: suit }, [{ type: 'trump-named', seat, suit }]));
  },
};
