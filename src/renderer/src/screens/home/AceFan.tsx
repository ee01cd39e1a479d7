import { faceOf, SUITS } from '@shared/game/cards';
import { useSettings } from '../../store/settingsStore';
import { cardImage } from '../../table/cardImage';

/** The four aces, with the faces that the settings ask for. Decoration. */
export function AceFan() {
  const cardFaces = useSettings((state) => state.settings.cardFaces);
  return (
    <div className="aces" aria-hidden="true">
      {SUITS.map((suit, place) => (
        <img
          key={suit}
          className="aces__card"
          alt=""
          src={cardImage(cardFaces, faceOf('A', suit))}
          style={{ '--place': place }}
        />
      ))}
    </div>
  );
}
