import { parseFace } from '@shared/game/cards';
import { texts } from '../../i18n/texts';
import { useSettings } from '../../store/settingsStore';
import { cardImage } from '../../table/draw/cardImage';
import { backImage } from './cardPictures';
import styles from './Preview.module.css';

const SHOWN = ['KS', 'QH', 'TD', '9C'].flatMap((text) => {
  const face = parseFace(text);
  return face.ok ? [face.value] : [];
});

/** A piece of the table as it looks with these settings. */
export function Preview() {
  const settings = useSettings((state) => state.settings);
  const { cardScale, cardFaces, cardBack, cardBackColour, felt } = settings;
  return (
    <aside className={styles.root} aria-label={texts.settings.preview} data-felt={felt}>
      <div className={styles.cards} style={{ '--scale': cardScale }} aria-hidden="true">
        <img className={styles.card} alt="" src={backImage(cardBack, cardBackColour)} />
        {SHOWN.map((face) => (
          <img key={face} className={styles.card} alt="" src={cardImage(cardFaces, face)} />
        ))}
      </div>
    </aside>
  );
}
