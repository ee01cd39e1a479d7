import { type Face, rankOf, suitOf } from '@shared/game/cards';
import { cardWords, SUIT_SIGNS } from '../../i18n/cardWords';

/** A card in a panel: its index on paper, small. */
export function CardFace({
  face,
  marked = false,
}: {
  readonly face: Face;
  readonly marked?: boolean;
}) {
  const rank = rankOf(face);
  const suit = suitOf(face);
  const red = suit === 'H' || suit === 'D';
  return (
    <span
      className="mini-card"
      data-marked={marked}
      data-suit={suit}
      role="img"
      aria-label={cardWords(face)}
    >
      <span className={red ? 'red-suit' : ''}>
        {rank === 'T' ? '10' : rank}
        <span className="mini-card__suit">{SUIT_SIGNS[suit]}</span>
      </span>
    </span>
  );
}
