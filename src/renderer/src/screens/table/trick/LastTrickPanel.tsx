import { seatAfter } from '@shared/game/seats';
import type { TableUpdate } from '@shared/protocol/table';
import { Button } from '../../../dialogs/Button';
import { nameOf } from '../../../i18n/people';
import { texts } from '../../../i18n/texts';
import { CardFace } from './CardFace';
import styles from './LastTrickPanel.module.css';

const t = texts.table.trick;

/** The trick before, card by card, with who played what. */
export function LastTrickPanel({
  update,
  onClose,
}: {
  readonly update: TableUpdate;
  readonly onClose: () => void;
}) {
  const { tricks, rules } = update.view;
  const last = tricks.at(-1);
  return (
    <section className="panel" aria-label={t.title} data-testid="last-trick-panel">
      <header className="panel__top">
        <h2 className="panel__head">{t.title}</h2>
        {last !== undefined && (
          <span className="second">{t.wonBy(nameOf(update, last.winner), last.points)}</span>
        )}
      </header>
      {last === undefined ? (
        <p>{t.none}</p>
      ) : (
        <ol className={styles.root}>
          {last.cards.map((face, index) => {
            const seat = seatAfter(rules, last.leader, index);
            const won = seat === last.winner;
            return (
              <li key={seat} className={styles.card}>
                <CardFace face={face} marked={won} />
                <span>{nameOf(update, seat)}</span>
                <span className="second">{won ? t.won : index === 0 ? t.led : ''}</span>
              </li>
            );
          })}
        </ol>
      )}
      <div className="panel__foot">
        <Button shortcut="T" onClick={onClose}>
          {texts.common.close}
        </Button>
      </div>
    </section>
  );
}
