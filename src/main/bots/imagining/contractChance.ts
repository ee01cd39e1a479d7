import type { Suit } from '@shared/game/cards';
import type { Moment } from '../style';
import { createAuctionWeight } from './auctionWeight';
import { imagine } from './imaginedDeals';

/**
 * The chance, 0..1, that this seat makes its contract with these trumps: how many imagined deals
 * end so. The seat must have won the auction and not exchanged any cards.
 */
export function chanceToMake(
  { view, seat, generator, shouldStop }: Moment,
  trump: Suit,
  deals: number,
): number {
  const imagination = imagine(view, seat);
  const weightOf = createAuctionWeight(view, seat);
  const contract = { declarer: seat, trump, amount: view.contract ?? 0 };
  let made = 0;
  let weights = 0;
  for (let index = 0; index < deals && !shouldStop(); index += 1) {
    const deal = imagination.sample(generator);
    const weight = weightOf(deal);
    weights += weight;
    if (imagination.resultOf(deal, contract).made) made += weight;
  }
  return weights === 0 ? 0 : made / weights;
}
