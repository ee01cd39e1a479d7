import type { Legal } from '@shared/game/view';
import { cardWords } from '@shared/game/words';
import type { TableUpdate } from '@shared/protocol/table';
import { Button } from '../../../dialogs/Button';
import { capital, cardsWords } from '../../../i18n/en/cardWords';
import { byWorth, meldWords } from '../../../i18n/meldWords';
import { texts } from '../../../i18n/texts';
import { act } from '../../../store/tableRequests';
import styles from './AfterTrickPanel.module.css';

const t = texts.table.afterTrick;

type AfterTrickLegal = Extract<Legal, { kind: 'after-trick' }>;

/** Two-hand: what the winner of a trick may show, exchange and meld before drawing. */
export function AfterTrickPanel({
  update,
  legal,
}: {
  readonly update: TableUpdate;
  readonly legal: AfterTrickLegal;
}) {
  const { stock, rules } = update.view;
  const turnedUp = stock?.turnedUp ?? null;
  return (
    <section
      className={`${styles.root} panel`}
      aria-label={t.title}
      data-testid="after-trick-panel"
    >
      <h2 className={styles.head}>
        {t.title}
        {legal.melds.length > 0 && <span className="second">{t.oneOnly}</span>}
      </h2>
      <ul className={styles.melds}>
        {legal.dix && (
          <li>
            <Button data-testid="dix" onClick={() => void act({ type: 'dix' })}>
              {t.dix} <span className="numbers">{t.worth(rules.meld.dix)}</span>
            </Button>
          </li>
        )}
        {legal.exchange && turnedUp !== null && (
          <li>
            <Button data-testid="exchange" onClick={() => void act({ type: 'exchange' })}>
              {t.exchange(cardWords(turnedUp))}{' '}
              <span className="numbers">{t.worth(rules.meld.dix)}</span>
            </Button>
          </li>
        )}
        {byWorth(legal.melds).map((meld) => (
          <li key={`${meld.name}-${meld.cards.join('-')}`}>
            <Button
              data-testid="meld"
              data-meld={meld.name}
              aria-label={`${capital(meldWords(meld))}, ${t.worth(meld.points)}: ${cardsWords(meld.cards)}`}
              title={capital(cardsWords(meld.cards))}
              onClick={() => void act({ type: 'meld', cards: meld.cards })}
            >
              {capital(meldWords(meld))} <span className="numbers">{t.worth(meld.points)}</span>
            </Button>
          </li>
        ))}
        <li className={styles.draw}>
          <Button
            look="primary"
            shortcut="Enter"
            data-primary
            data-testid="draw"
            onClick={() => void act({ type: 'draw' })}
          >
            {t.draw}
          </Button>
        </li>
      </ul>
    </section>
  );
}
