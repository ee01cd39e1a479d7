import type { Action } from '@shared/game/actions';
import type { Meld } from '@shared/game/melds';
import type { Legal, PlayerView } from '@shared/game/view';

type AfterTrick = Extract<Legal, { kind: 'after-trick' }>;

/** With this many cards left to draw there will be another trick for the larger meld. */
const STOCK_FOR_ANOTHER = 8;

/** All cards of one meld are in the other, which scores more: it can still follow, but not before. */
const isPartOf = (small: Meld, large: Meld): boolean =>
  small !== large &&
  small.points < large.points &&
  small.cards.every((face) => large.cards.includes(face));

/**
 * The meld that scores most; while the stock is long the smaller meld inside it first, since a royal
 * marriage counts before the run but not after.
 */
function bestMeld(melds: readonly Meld[], stock: number): Meld | null {
  const [first, ...others] = melds;
  if (first === undefined) return null;
  const best = others.reduce((most, meld) => (meld.points > most.points ? meld : most), first);
  if (stock < STOCK_FOR_ANOTHER) return best;
  return melds.find((meld) => isPartOf(meld, best)) ?? best;
}

/** Shows and exchanges nines, melds what scores most, then draws. */
export function chooseAfterTrick(view: PlayerView, legal: AfterTrick): Action {
  if (legal.exchange) return { type: 'exchange' };
  if (legal.dix) return { type: 'dix' };
  const meld = bestMeld(legal.melds, view.stock?.count ?? 0);
  return meld === null ? { type: 'draw' } : { type: 'meld', cards: meld.cards };
}
