import type { Legal } from '@shared/game/view';
import type { TableUpdate } from '@shared/protocol/table';
import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { act } from '../../../store/tableRequests';
import { useTable } from '../../../store/tableStore';
import styles from './DecisionPanel.module.css';

const t = texts.table.decision;

type DecisionLegal = Extract<Legal, { kind: 'decision' }>;
type Option = DecisionLegal['options'][number];

const ORDER: readonly Option[] = ['play-on', 'moon', 'throw-in'];

/** Play on, throw in or shoot the moon: the arithmetic, and what each would cost. */
export function DecisionPanel({
  update,
  legal,
}: {
  readonly update: TableUpdate;
  readonly legal: DecisionLegal;
}) {
  const contract = update.view.contract ?? 0;
  const hint = useTable((state) => state.hint?.action.type ?? null);
  const { need, available, moonBonus } = legal;
  const words: Readonly<Record<Option, { name: string; cost: string }>> = {
    'play-on': { name: t.playOn, cost: t.playOnCost(contract) },
    'throw-in': { name: t.throwIn, cost: t.throwInCost(contract) },
    moon: { name: t.moon, cost: t.moonCost(moonBonus ?? 0, contract) },
  };
  return (
    <section className="panel" aria-label={t.title} data-testid="decision-panel">
      <h2 className="panel__head">{t.title}</h2>
      <p data-testid="arithmetic">
        {legal.options.includes('play-on')
          ? t.arithmetic(need, available)
          : t.hopeless(need, available)}
      </p>
      <ul className={styles.options}>
        {ORDER.filter((option) => legal.options.includes(option)).map((option) => (
          <li key={option} className={styles.option}>
            <Button
              look={option === 'play-on' ? 'primary' : 'plain'}
              data-testid={option}
              data-hinted={hint === option}
              data-primary={option === 'play-on' ? true : undefined}
              aria-describedby={`cost-${option}`}
              onClick={() => void act({ type: option })}
            >
              {words[option].name}
            </Button>
            <span className="second" id={`cost-${option}`}>
              {words[option].cost}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
