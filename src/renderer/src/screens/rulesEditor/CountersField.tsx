import { DECKS } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import { RANK_WORDS } from '@shared/game/words';
import { Segments } from '../../dialogs/Segments';
import { capital } from '../../i18n/en/cardWords';
import { texts } from '../../i18n/texts';
import styles from './CountersField.module.css';
import { PointsInput } from './PointsInput';
import { canBeInOnes, METHODS, methodOf, withMethod } from './scoringMethods';

const t = texts.editor.methods;

/** The four scoring methods, ones among them as one switch for all figures, or counters of one's own. */
export function CountersField({
  rules,
  onPatch,
}: {
  readonly rules: RuleSet;
  readonly onPatch: (patch: Partial<RuleSet>) => void;
}) {
  const ranks = DECKS[rules.deck].ranks;
  return (
    <div className="field">
      <Segments
        label={t.label}
        testId="method"
        value={methodOf(rules)}
        options={METHODS.map((method) => ({ value: method, label: t[method] }))}
        onChange={(method) => {
          const changed = method === null ? null : withMethod(rules, method);
          if (changed !== null) onPatch(changed);
        }}
      />
      <p className="second">{canBeInOnes(rules) ? t.note : t.cannotDivide}</p>
      <div className={styles.figures}>
        {ranks.map((rank) => (
          <div key={rank} className="field">
            <span className="second" aria-hidden="true">
              {capital(RANK_WORDS[rank])}
            </span>
            <PointsInput
              label={capital(RANK_WORDS[rank])}
              value={rules.counters[rank]}
              onPoints={(points) => onPatch({ counters: { ...rules.counters, [rank]: points } })}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
