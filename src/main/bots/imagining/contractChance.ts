import type { Suit } from '@shared/game/cards';
import type { Moment } from '../style';
import { imagine } from './imaginedDeals';

/**
 * Imagined deals are exchanged and played by rules: real contracts are made a little more often. And
 * few deals that count pull a share to the middle. Fitted by logistic regression to 400 single-deck
 * deals played by `expert` (seed `cal2`).
 */
const FITTED = { base: 0.24, slope: 1.25 };

/** The chance to make a contract of which `made` in so many imagined deals are made (weights may make it a fraction). */
export const correctedChance = (made: number, deals: number): number => {
  // One more deal, half made: nothing is quite impossible or sure.
  const share = (made + 0.5) / (deals + 1);
  const odds = Math.log(share / (1 - share));
  return 1 / (1 + Math.exp(-(FITTED.base + FITTED.slope * odds)));
};

/**
 * The chance, 0..1, that this seat makes its contract with these trumps, by how many imagined
 * deals end so. The seat must have won the auction and not exchanged any cards.
 */
export function chanceToMake(moment: Moment, trump: Suit, deals: number): number {
  const { view, seat, generator, shouldStop } = moment;
  const imagination = imagine(moment);
  const contract = { declarer: seat, trump, amount: view.contract ?? 0 };
  let made = 0;
  let weights = 0;
  for (let index = 0; index < deals && !shouldStop(); index += 1) {
    const deal = imagination.sample(generator);
    weights += deal.weight;
    if (imagination.resultOf(deal, contract).made) made += deal.weight;
  }
  return correctedChance(made, weights);
}
