import { DECKS } from '@shared/game/cards';
import type { MeldTable, RuleSet } from '@shared/game/rules';
import { texts } from '../../i18n/texts';
import styles from './MeldsField.module.css';
import { meldTableName, meldTables } from './optionSpecs';
import { PointsInput } from './PointsInput';

const t = texts.editor;

const LISTS = ['run', 'pinochle', 'aces', 'kings', 'queens', 'jacks'] as const;
const FIGURES = ['runExtra', 'royal', 'marriage', 'dix'] as const;

/** A known table of melds, or each value by hand. */
export function MeldsField({
  rules,
  onPatch,
}: {
  readonly rules: RuleSet;
  readonly onPatch: (patch: Partial<RuleSet>) => void;
}) {
  const { meld } = rules;
  const { copies } = DECKS[rules.deck];
  const tables = meldTables(rules).filter(({ table }) => table.run.length >= copies);
  const change = (patch: Partial<MeldTable>) => onPatch({ meld: { ...meld, ...patch } });
  const counts = Array.from({ length: copies }, (_, index) => index);
  return (
    <div className="field">
      <select
        className="select"
        aria-label={t.options.meld.label}
        data-testid="meld-table"
        value={meldTableName(rules) ?? ''}
        onChange={(event) => {
          const chosen = tables.find(({ name }) => name === event.target.value);
          if (chosen !== undefined) onPatch({ meld: chosen.table });
        }}
      >
        {meldTableName(rules) === null && <option value="">{t.values.ownTable}</option>}
        {tables.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <table className={styles.root}>
        <thead>
          <tr>
            <td />
            {counts.map((index) => (
              <th key={index} scope="col" className="second">
                {t.copies(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LISTS.map((name) => (
            <tr key={name}>
              <th scope="row">{t.meldNames[name]}</th>
              {counts.map((index) => (
                <td key={index}>
                  <PointsInput
                    label={`${t.meldNames[name]}, ${t.copies(index + 1)}`}
                    testId={`meld-${name}-${index + 1}`}
                    value={meld[name][index] ?? 0}
                    onPoints={(points) =>
                      change({
                        [name]: meld[name].map((each, at) => (at === index ? points : each)),
                      })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
          {FIGURES.map((name) => (
            <tr key={name}>
              <th scope="row">{t.meldNames[name]}</th>
              <td>
                <PointsInput
                  label={t.meldNames[name]}
                  testId={`meld-${name}`}
                  value={meld[name]}
                  onPoints={(points) => change({ [name]: points })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
