import type { Face } from '@shared/game/cards';
import { cardWords } from '@shared/game/words';
import { useSettings } from '../../../store/settingsStore';
import { cardImage } from '../../../table/draw/cardImage';

/** A card in a panel, with the faces that the settings ask for. */
export function CardFace({
  face,
  marked = false,
}: {
  readonly face: Face;
  readonly marked?: boolean;
}) {
  const cardFaces = useSettings((state) => state.settings.cardFaces);
  return (
    <img
      className="mini-card"
      data-marked={marked}
      alt={cardWords(face)}
      src={cardImage(cardFaces, face)}
    />
  );
}
