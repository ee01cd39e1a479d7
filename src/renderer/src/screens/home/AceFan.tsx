import { faceOf, SUITS } from '@shared/game/cards';
import { useSettings } from '../../store/settingsStore';
import { cardImage } from '../../table/draw/cardImage';
import styles from './AceFan.module.css';

/** The four aces, with the faces that the settings ask for. Decoration. */
export function AceFan() {
  const cardFaces = useSettings((state) => state.settings.cardFaces);
  return (
    <div className={styles.root} aria-hidden="true">
      {SUITS.map((suit, place) => (
        <img
          key={suit}
          className={styles.card}
          alt=""
          src={cardImage(cardFaces, faceOf('A', suit))}
          style={{ '--place': place }}
        />
      ))}
    </div>
  );
}
