import { CARD_BACKS } from '@shared/protocol/settings';
import { useState } from 'react';
import { Button } from '../../dialogs/Button';
import { Switch } from '../../dialogs/Switch';
import { texts } from '../../i18n/texts';
import { bridge } from '../../store/bridge';
import { changeSettings, reloadOwnBacks, useSettings } from '../../store/settingsStore';
import { reportFault } from '../../store/tableRequests';
import { BACK_COLOURS } from '../../table/backs/cardBackSvg';
import styles from './BackGallery.module.css';
import { CropDialog } from './CropDialog';
import { backImage, isOwnBack, ownBackId } from './cardPictures';
import { Field } from './Field';

const t = texts.settings;

/** Every card back: the drawn ones, in any color, and the user's own pictures. */
export function BackGallery() {
  const { cardBack, cardBackColour } = useSettings((state) => state.settings);
  const ownBacks = useSettings((state) => state.ownBacks);
  const [picture, setPicture] = useState<string | null>(null);
  const choose = async () => {
    const answer = await bridge().backs.choose();
    if (!answer.ok) return reportFault(answer.error);
    setPicture(answer.value?.dataUrl ?? null);
  };
  const remove = async () => {
    const answer = await bridge().backs.remove(ownBackId(cardBack));
    if (!answer.ok) return reportFault(answer.error);
    changeSettings({ cardBack: 'burgundy' });
    await reloadOwnBacks();
  };
  const drawn = CARD_BACKS.map((id) => ({ id: id as string, name: t.backNames[id] ?? id }));
  const own = ownBacks.map((id, index) => ({ id: `own:${id}`, name: t.ownBack(index + 1) }));
  const usual = CARD_BACKS.find((id) => id === cardBack);
  return (
    <Field label={t.cardBack}>
      <fieldset className={styles.root} aria-label={t.cardBack} data-testid="cardBack">
        {[...drawn, ...own].map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.back}
            aria-pressed={id === cardBack}
            data-testid={`back-${id}`}
            onClick={() => changeSettings({ cardBack: id })}
          >
            <img alt="" src={backImage(id, cardBackColour)} />
            <span>{name}</span>
          </button>
        ))}
      </fieldset>
      <div className={styles.tools}>
        <Button onClick={() => void choose()} data-testid="own-picture">
          {t.ownPicture}
        </Button>
        {isOwnBack(cardBack) && (
          <Button look="danger" onClick={() => void remove()} data-testid="remove-picture">
            {t.removeOwn}
          </Button>
        )}
      </div>
      {usual !== undefined && (
        <div className={styles.color}>
          <Switch
            label={t.ownColour}
            note={t.backColourNote}
            testId="ownColour"
            value={cardBackColour !== null}
            onChange={(on) => changeSettings({ cardBackColour: on ? BACK_COLOURS[usual] : null })}
          />
          {cardBackColour !== null && (
            <input
              className={`input ${styles.picker}`}
              type="color"
              aria-label={t.backColour}
              data-testid="cardBackColour"
              value={cardBackColour}
              onChange={(event) => changeSettings({ cardBackColour: event.target.value })}
            />
          )}
        </div>
      )}
      {picture !== null && <CropDialog picture={picture} onClose={() => setPicture(null)} />}
    </Field>
  );
}
