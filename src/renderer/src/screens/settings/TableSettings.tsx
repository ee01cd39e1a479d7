import { CARD_FACES, FELTS, SUIT_ORDERS } from '@shared/protocol/settings';
import { Segments } from '../../dialogs/Segments';
import { Switch } from '../../dialogs/Switch';
import { texts } from '../../i18n/texts';
import { changeSettings, useSettings } from '../../store/settingsStore';
import { Field, SliderField } from './Field';

const t = texts.settings;

/** Felt, faces, sizes and the order of the hand. */
export function TableSettings() {
  const settings = useSettings((state) => state.settings);
  return (
    <>
      <Field label={t.felt}>
        <Segments
          label={t.felt}
          testId="felt"
          value={settings.felt}
          options={FELTS.map((value) => ({ value, label: t.felts[value] }))}
          onChange={(felt) => changeSettings({ felt })}
        />
      </Field>
      <Field label={t.cardFaces}>
        <Segments
          label={t.cardFaces}
          testId="cardFaces"
          value={settings.cardFaces}
          options={CARD_FACES.map((value) => ({ value, label: t.faces[value] }))}
          onChange={(cardFaces) => changeSettings({ cardFaces })}
        />
      </Field>
      <SliderField
        label={t.cardScale}
        words={t.percent(settings.cardScale)}
        testId="cardScale"
        value={settings.cardScale}
        min={0.8}
        max={1.2}
        step={0.05}
        onChange={(cardScale) => changeSettings({ cardScale })}
      />
      <Field label={t.suitOrder}>
        <Segments
          label={t.suitOrder}
          testId="suitOrder"
          value={settings.suitOrder}
          options={SUIT_ORDERS.map((value) => ({ value, label: t.suitOrders[value] }))}
          onChange={(suitOrder) => changeSettings({ suitOrder })}
        />
      </Field>
      <Switch
        label={t.trumpFirst}
        testId="trumpFirst"
        value={settings.trumpFirst}
        onChange={(trumpFirst) => changeSettings({ trumpFirst })}
      />
    </>
  );
}
