import type { Suit } from '@shared/game/cards';
import { SUIT_SIGNS } from '../i18n/en/cardWords';

/** The sign of a suit on a paper tile; the word stands beside it. */
export function SuitTile({ suit }: { readonly suit: Suit }) {
  const red = suit === 'H' || suit === 'D';
  return (
    <span className={`suit-tile ${red ? 'suit-tile--red' : ''}`} aria-hidden="true">
      {SUIT_SIGNS[suit]}
    </span>
  );
}
