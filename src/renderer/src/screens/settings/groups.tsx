import { ANIMATION_SPEEDS, REDUCED_MOTION, TRICK_HOLDS_MS } from '@shared/protocol/settings';
import { useState } from 'react';
import { Segments } from '../../dialogs/Segments';
import { Switch } from '../../dialogs/Switch';
import { texts } from '../../i18n/texts';
import { changeSettings, useSettings } from '../../store/settingsStore';
import { Field, SliderField } from './Field';
import styles from './groups.module.css';

const t = texts.settings;

const speedOptions = ANIMATION_SPEEDS.map((value) => ({ value, label: t.speeds[value] }));

export function MotionSettings() {
  const settings = useSettings((state) => state.settings);
  const { volume } = settings;
  return (
    <>
      <Field label={t.animationSpeed}>
        <Segments
          label={t.animationSpeed}
          testId="animationSpeed"
          value={settings.animationSpeed}
          options={speedOptions}
          onChange={(animationSpeed) => changeSettings({ animationSpeed })}
        />
      </Field>
      <Field label={t.bidSpeed}>
        <Segments
          label={t.bidSpeed}
          testId="bidSpeed"
          value={settings.bidSpeed}
          options={speedOptions}
          onChange={(bidSpeed) => changeSettings({ bidSpeed })}
        />
      </Field>
      <Field label={t.trickHold}>
        <Segments
          label={t.trickHold}
          testId="trickHoldMs"
          value={settings.trickHoldMs}
          options={TRICK_HOLDS_MS.map((value) => ({ value, label: t.trickHolds[value] }))}
          onChange={(trickHoldMs) => changeSettings({ trickHoldMs })}
        />
      </Field>
      <Field label={t.reducedMotion} note={t.reducedMotionNote}>
        <Segments
          label={t.reducedMotion}
          testId="reducedMotion"
          value={settings.reducedMotion}
          options={REDUCED_MOTION.map((value) => ({ value, label: t.reducedMotions[value] }))}
          onChange={(reducedMotion) => changeSettings({ reducedMotion })}
        />
      </Field>
      <SliderField
        label={t.volume}
        words={volume === 0 ? t.silent : t.percent(volume)}
        testId="volume"
        value={volume}
        min={0}
        max={1}
        step={0.05}
        onChange={(next) => changeSettings({ volume: next })}
      />
    </>
  );
}

export function PlaySettings() {
  const settings = useSettings((state) => state.settings);
  return (
    <>
      <Switch
        label={t.hints}
        note={t.hintsNote}
        testId="hints"
        value={settings.hints}
        onChange={(hints) => changeSettings({ hints })}
      />
      <Switch
        label={t.autoPlayForced}
        note={t.autoPlayForcedNote}
        testId="autoPlayForced"
        value={settings.autoPlayForced}
        onChange={(autoPlayForced) => changeSettings({ autoPlayForced })}
      />
      <Switch
        label={t.confirmPlay}
        note={t.confirmPlayNote}
        testId="confirmPlay"
        value={settings.confirmPlay}
        onChange={(confirmPlay) => changeSettings({ confirmPlay })}
      />
    </>
  );
}

export function ReadingSettings() {
  const settings = useSettings((state) => state.settings);
  return (
    <>
      <SliderField
        label={t.textScale}
        words={t.percent(settings.textScale)}
        testId="textScale"
        value={settings.textScale}
        min={1}
        max={2}
        step={0.1}
        onChange={(textScale) => changeSettings({ textScale })}
      />
      <Switch
        label={t.highContrast}
        note={t.highContrastNote}
        testId="highContrast"
        value={settings.highContrast}
        onChange={(highContrast) => changeSettings({ highContrast })}
      />
    </>
  );
}

export function NameSettings() {
  const { playerName, botNames } = useSettings((state) => state.settings);
  return (
    <>
      <NameField
        label={t.playerName}
        value={playerName}
        testId="playerName"
        onName={(name) => changeSettings({ playerName: name })}
      />
      <fieldset className={styles.names}>
        <legend className="field__label">{t.botNames}</legend>
        {botNames.map((name, index) => (
          <NameField
            // biome-ignore lint/suspicious/noArrayIndexKey: the names are places in a list of seven
            key={index}
            label={t.botName(index)}
            value={name}
            testId={`botName-${index}`}
            onName={(next) =>
              changeSettings({ botNames: botNames.map((each, at) => (at === index ? next : each)) })
            }
          />
        ))}
      </fieldset>
    </>
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onName: (name: string) => void;
  readonly testId: string;
}

/** A name is kept when the field is left; an empty one goes back to what it was. */
function NameField({ label, value, onName, testId }: NameFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const keep = () => {
    const name = draft?.trim() ?? '';
    if (name !== '' && name !== value) onName(name);
    setDraft(null);
  };
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        maxLength={24}
        data-testid={testId}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
        }}
      />
    </label>
  );
}
