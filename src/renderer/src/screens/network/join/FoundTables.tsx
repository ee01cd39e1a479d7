import type { FoundTable } from '@shared/protocol/lan/discovery';
import { texts } from '../../../i18n/texts';
import styles from './FoundTables.module.css';
import networkScreenStyles from './NetworkScreen.module.css';

const t = texts.network.found;

interface FoundTablesProps {
  readonly found: readonly FoundTable[];
  readonly chosen: FoundTable | null;
  readonly onChoose: (table: FoundTable) => void;
}

const isSame = (one: FoundTable, other: FoundTable | null): boolean =>
  one.id === other?.id && one.host === other.host;

/** The tables that were found by themselves; one click takes the address over. */
export function FoundTables({ found, chosen, onChoose }: FoundTablesProps) {
  return (
    <section className={`${networkScreenStyles.part} panel`} aria-labelledby="found-title">
      <h2 className="panel__head" id="found-title">
        {t.title}
      </h2>
      <p className="second">{t.searching}</p>
      <ul className={styles.root} aria-live="polite" data-testid="found">
        {found.map((table) => (
          <li key={`${table.host} ${table.id}`}>
            <button
              type="button"
              className={`game-button ${styles.table}`}
              aria-pressed={isSame(table, chosen)}
              disabled={!table.fits}
              data-testid="found-table"
              onClick={() => onChoose(table)}
            >
              <bdi className="game-button__title">{table.title}</bdi>
              <span className="second">
                {table.fits ? lineOf(table) : t.wrongVersion(table.app)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={`${styles.none} second`}>{t.none}</p>}
    </section>
  );
}

const lineOf = ({ game, open, players, stage, spectators }: FoundTable): string =>
  [
    t.line(game, open, players),
    stage === 'lobby' ? '' : t.playing,
    open === 0 && spectators ? t.watchable : '',
  ]
    .filter(Boolean)
    .join(' · ');
