import type { Face } from '@shared/game/cards';
import { afterBurial, afterGift } from '../imagining/exchangedHands';
import type { Moment } from '../style';
import { appraiseContracts, type End } from './appraiseContracts';
import type { Trials } from './trials';

/** Tries gifts in the same imagined deals, up to the end of the deal. */
export function appraiseGifts(
  moment: Moment,
  gifts: readonly (readonly Face[])[],
  deals: number,
): Trials {
  const { view, seat } = moment;
  const contract = {
    declarer: view.declarer ?? seat,
    trump: view.trump ?? 'S',
    amount: view.contract ?? 0,
  };
  const ends = gifts.map(
    (cards): End =>
      (deal) => ({ contract, exchanged: afterGift(view, seat, cards, deal) }),
  );
  return appraiseContracts(moment, ends, deals);
}

/** Tries what may be buried in the same imagined deals, up to the end of the deal. */
export function appraiseBuries(
  moment: Moment,
  buries: readonly (readonly Face[])[],
  deals: number,
): Trials {
  const { view, seat } = moment;
  const contract = { declarer: seat, trump: view.trump ?? 'S', amount: view.contract ?? 0 };
  const ends = buries.map(
    (cards): End =>
      (deal) => ({ contract, exchanged: afterBurial(view.rules, seat, cards, deal) }),
  );
  return appraiseContracts(moment, ends, deals);
}
