import type { RulesFault } from '@shared/game/checkRules';
import type { Preset } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { Button } from '../../dialogs/Button';
import { Segments } from '../../dialogs/Segments';
import { texts } from '../../i18n/texts';
import { CountersField } from './CountersField';
import { differences, type Option } from './changeRules';
import { MeldsField } from './MeldsField';
import styles from './OptionRow.module.css';
import { type Choice, CONTROLS, type Control, isChosen, valueWords } from './optionSpecs';
import { PointsInput } from './PointsInput';
import { sourceWords } from './sources';

const t = texts.editor;

interface OptionRowProps {
  readonly option: Exclude<Option, 'rounds'>;
  readonly rules: RuleSet;
  readonly nearest: Preset;
  readonly faults: readonly RulesFault[];
  readonly onPatch: (patch: Partial<RuleSet>) => void;
  readonly onSetBack: (option: Option) => void;
}

/** One option: what it does, its values, where the usual one comes from, and why it is impossible. */
export function OptionRow({ option, rules, nearest, faults, onPatch, onSetBack }: OptionRowProps) {
  const { label, sentence } = t.options[option];
  const isChanged = differences(rules, nearest.rules).includes(option);
  return (
    <div className={styles.root} data-testid={`option-${option}`} data-changed={isChanged}>
      <div>
        <h3 className="field__label">{label}</h3>
        <p className="second">{sentence}</p>
        <p className={styles.source}>
          {t.origin(
            valueWords(nearest.rules, option),
            nearest.title,
            sourceWords(nearest.name, option),
          )}
          {isChanged && (
            <Button
              look="quiet"
              className={styles.back}
              onClick={() => onSetBack(option)}
              aria-label={`${t.setBack}: ${label}`}
            >
              {t.setBack}
            </Button>
          )}
        </p>
        {faults.map(({ sentence: fault }) => (
          <p key={fault} className={styles.fault} role="alert">
            {fault}
          </p>
        ))}
      </div>
      <OptionControl label={label} control={CONTROLS[option]} rules={rules} onPatch={onPatch} />
    </div>
  );
}

interface ControlProps {
  readonly label: string;
  readonly control: Control;
  readonly rules: RuleSet;
  readonly onPatch: (patch: Partial<RuleSet>) => void;
}

function OptionControl({ label, control, rules, onPatch }: ControlProps) {
  switch (control.kind) {
    case 'choices':
      return (
        <ChoiceSegments label={label} choices={control.choices} rules={rules} onPatch={onPatch} />
      );
    case 'points':
      return (
        <PointsInput
          label={label}
          value={control.read(rules) ?? 0}
          onPoints={(points) => onPatch(control.write(points))}
        />
      );
    case 'choices-points': {
      const points = control.read(rules);
      const withPoints: Choice = {
        label: control.pointsLabel,
        patch: control.write(points ?? control.usual(rules)),
      };
      return (
        <div className={styles.double}>
          <ChoiceSegments
            label={label}
            choices={[...control.choices, withPoints]}
            rules={rules}
            onPatch={onPatch}
          />
          {points !== null && (
            <PointsInput
              label={label}
              value={points}
              onPoints={(next) => onPatch(control.write(next))}
            />
          )}
        </div>
      );
    }
    case 'melds':
      return <MeldsField rules={rules} onPatch={onPatch} />;
    case 'counters':
      return <CountersField rules={rules} onPatch={onPatch} />;
  }
}

function ChoiceSegments({
  label,
  choices,
  rules,
  onPatch,
}: {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly rules: RuleSet;
  readonly onPatch: (patch: Partial<RuleSet>) => void;
}) {
  const chosen = choices.findIndex((choice) => isChosen(rules, choice));
  return (
    <Segments
      label={label}
      value={chosen}
      options={choices.map((choice, index) => ({ value: index, label: choice.label }))}
      onChange={(index) => onPatch(choices[index]?.patch ?? {})}
    />
  );
}
