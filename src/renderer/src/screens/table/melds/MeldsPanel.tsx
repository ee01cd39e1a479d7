import { at } from '@shared/game/cards';
import type { SeatMelds } from '@shared/game/melds';
import { type Side, seatsOfSide } from '@shared/game/seats';
import type { TableUpdate } from '@shared/protocol/table';
import { Button } from '../../../dialogs/Button';
import { capital, cardsWords } from '../../../i18n/en/cardWords';
import { byWorth, meldWords } from '../../../i18n/meldWords';
import { nameOf, sideName, sidesFromYou } from '../../../i18n/people';
import { texts } from '../../../i18n/texts';
import { releaseMelds } from '../../../store/tableFeed';
import { setOverlay } from '../../../store/tableStore';
import styles from './MeldsPanel.module.css';

const t = texts.table.meldsPanel;

interface PanelProps {
  readonly update: TableUpdate;
  /** The deal waits until the player goes on. */
  readonly held: boolean;
  readonly onClose: () => void;
}

/** Every side's melds with points and sum. */
export function MeldsPanel({ update, held, onClose }: PanelProps) {
  const { melds } = update.view;
  return (
    <section className="panel" aria-label={t.title} data-testid="melds-panel">
      <h2 className="panel__head">{t.title}</h2>
      <div className={styles.panelSides} data-many={sidesFromYou(update).length > 2}>
        {melds === null ? (
          <p>{t.noneYet}</p>
        ) : (
          sidesFromYou(update).map((side, place) => (
            <SideMelds key={side} update={update} melds={melds} side={side} place={place} />
          ))
        )}
      </div>
      <div className="panel__foot">
        <Button shortcut="M" onClick={onClose} data-testid="melds-close">
          {texts.common.close}
        </Button>
        {held && <Continue />}
      </div>
    </section>
  );
}

/** While the melds lie open: each side's sum, and the way on. */
export function MeldsBar({ update }: { readonly update: TableUpdate }) {
  const { melds, rules } = update.view;
  if (melds === null) return null;
  const sides = sidesFromYou(update);
  return (
    <section className={`${styles.root} panel`} aria-label={t.title} data-testid="melds-bar">
      <ul className={styles.sums} data-many={sides.length > 2}>
        {sides.map((side, place) => (
          <li key={side}>
            <span className={`side-dot side-dot--${place}`} aria-hidden="true" />{' '}
            <span className={styles.side}>{sideName(update, side)}</span>{' '}
            <strong className="numbers" data-testid={`meld-sum-${side}`}>
              {sumOf(melds, seatsOfSide(rules, side))}
            </strong>
          </li>
        ))}
      </ul>
      <Button shortcut="M" onClick={() => setOverlay('melds')} data-testid="melds-details">
        {t.details}
      </Button>
      <Continue />
    </section>
  );
}

const sumOf = (melds: readonly SeatMelds[], seats: readonly number[]): number =>
  seats.reduce((points, seat) => points + at(melds, seat).points, 0);

function Continue() {
  return (
    <Button
      look="primary"
      shortcut="Enter"
      data-primary
      data-testid="melds-continue"
      onClick={releaseMelds}
    >
      {t.continue}
    </Button>
  );
}

interface SideProps {
  readonly update: TableUpdate;
  readonly melds: readonly SeatMelds[];
  readonly side: Side;
  readonly place: number;
}

function SideMelds({ update, melds, side, place }: SideProps) {
  const seats = seatsOfSide(update.view.rules, side);
  return (
    <div>
      <h3 className={styles.sideHead}>
        <span>
          <span className={`side-dot side-dot--${place}`} aria-hidden="true" />{' '}
          {sideName(update, side)}
        </span>
        <strong className="numbers">{sumOf(melds, seats)}</strong>
      </h3>
      {seats.map((seat) => (
        <ul key={seat} aria-label={nameOf(update, seat)}>
          {at(melds, seat).melds.length === 0 && (
            <li className="second">
              {nameOf(update, seat)}: {t.none.toLowerCase()}
            </li>
          )}
          {byWorth(at(melds, seat).melds).map((meld, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: melds of a hand never change while shown
            <li key={index} className={styles.sideMeld} title={capital(cardsWords(meld.cards))}>
              <span>
                {capital(meldWords(meld))}
                {seats.length > 1 && <span className="second"> · {nameOf(update, seat)}</span>}
              </span>
              <span className="numbers">{meld.points}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
