import { RANKS, rankIndex } from '@shared/game/cards';
import { err, ok } from '@shared/game/result';
import { NINES_TO_REDEAL } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import { type DealState, done, rests, type Stage, wrongPhase } from '../deal';
import { handOf } from '../seatData';
import { biddingOrder } from './auction';

const NINE = RANKS.indexOf('9');

/** Who may ask for a new deal, in bidding order (rules, section 2, `ninesRedeal`). */
const askers = (deal: DealState): Seat[] =>
  biddingOrder(deal).filter(
    (seat) =>
      handOf(deal, seat).filter((card) => rankIndex(card) === NINE).length > NINES_TO_REDEAL,
  );

const ask = (deal: DealState, seat: Seat): DealState => ({
  ...deal,
  phase: { kind: 'nines', seat },
});

export const nines: Stage = {
  begin(deal) {
    const first = deal.rules.ninesRedeal ? askers(deal)[0] : undefined;
    return first === undefined ? done(deal) : rests(ask(deal, first));
  },

  legal: () => ({ kind: 'nines' }),

  act(deal, seat, action) {
    if (action.type === 'redeal') {
      return ok(done({ ...deal, how: 'redeal' }, [{ type: 'nines-redealt', seat }]));
    }
    if (action.type !== 'keep') return err(wrongPhase(deal, action));
    const waiting = askers(deal);
    const next = waiting[waiting.indexOf(seat) + 1];
    const kept = { type: 'nines-kept', seat } as const;
    return ok(next === undefined ? done(deal, [kept]) : rests(ask(deal, next), [kept]));
  },
};
