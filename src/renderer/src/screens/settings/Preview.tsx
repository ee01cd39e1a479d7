import { parseFace } from '@shared/game/cards';
import { texts } from '../../i18n/texts';
import { useSettings } from '../../store/settingsStore';
import { cardImage } from '../../table/cardImage';
import { backImage } from './cardPictures';

const SHOWN = ['KS', 'QH', 'TD', '9C'].flatMap((text) => {
  const face = parseFace(text);
  return face.ok ? [face.value] : [];
});

/** A piece of the table as it looks with these settings. */
export function Preview() {
  const settings = useSettings((state) => state.settings);
  const { cardScale, cardFaces, cardBack, cardBackColour, felt } = settings;
  return (
    <aside className="preview" aria-label={texts.settings.preview} data-felt={felt}>
      <div className="preview__cards" style={{ '--scale': cardScale }} aria-hidden="true">
        <img className="preview__card" alt="" src={backImage(cardBack, cardBackColour)} />
        {SHOWN.map((face) => (
          <img key={face} className="preview__card" alt="" src={cardImage(cardFaces, face)} />
        ))}
      </div>
    </aside>
  );
}
