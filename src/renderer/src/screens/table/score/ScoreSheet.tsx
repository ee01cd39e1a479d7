import { at, rankOf, suitOf } from '@shared/game/cards';
import type { Meld } from '@shared/game/melds';
import { sideOf } from '@shared/game/seats';
import type { DealResult } from '@shared/game/view';
import type { ReviewSource } from '@shared/protocol/review';
import type { TableUpdate } from '@shared/protocol/table';
import { useRef } from 'react';
import { Button } from '../../../dialogs/Button';
import { useModalFocus } from '../../../dialogs/useModalFocus';
import { capital, minus, SUIT_SIGNS } from '../../../i18n/en/cardWords';
import { meldWords } from '../../../i18n/meldWords';
import { outcomeOf } from '../../../i18n/outcome';
import { nameOf, seatsTogether, sideName, sidesFromYou } from '../../../i18n/people';
import { texts } from '../../../i18n/texts';
import { isAtNetworkTable, useLan } from '../../../store/lanStore';
import { goTo } from '../../../store/screenStore';
import { nextDeal } from '../../../store/tableRequests';
import { useTable } from '../../../store/tableStore';
import { FairLine } from '../../network/fair/FairLine';
import { waitingWords } from '../../network/link/waitingWords';
import { DealCode } from './DealCode';
import { ScoreGraph } from './ScoreGraph';
import styles from './ScoreSheet.module.css';
import { counterUnit, type ScoreRow, scoreLines, scoreRows } from './scoreRows';

const t = texts.score;

interface SheetProps {
  readonly update: TableUpdate;
  readonly result: DealResult;
  readonly onPlayAgain: () => void;
  readonly onHome: () => void;
}

/** Puts the sheet aside. */
const lookAtTable = () => useTable.setState({ sheetClosed: true });

/** After a deal: every figure that made the score, the game so far, and how to go on. */
export function ScoreSheet({ update, result, onPlayAgain, onHome }: SheetProps) {
  const { view } = update;
  const sides = sidesFromYou(update);
  const names = sides.map((side) => sideName(update, side));
  const lines = scoreLines(view);
  const outcome = outcomeOf(result, update);
  const sheet = useRef<HTMLElement>(null);
  // Enter goes on.
  useModalFocus(sheet, lookAtTable, '[data-primary]');
  return (
    <div className={styles.cover}>
      <section
        ref={sheet}
        className={`${styles.root} panel`}
        role="dialog"
        aria-modal="true"
        aria-labelledby="sheet-title"
        data-testid="score-sheet"
        data-how={result.how}
        tabIndex={-1}
      >
        <header className={styles.head}>
          <div>
            <p className={styles.verdict} data-tone={outcome.tone} data-testid="verdict">
              {outcome.verdict}
            </p>
            <h2 className={styles.title} id="sheet-title">
              {view.winner === null ? outcome.headline : winnerLine(update, view.winner)}
            </h2>
            <p className="second">
              {view.winner !== null && `${outcome.headline}. `}
              {outcome.reason}
            </p>
          </div>
          <div className={styles.score}>
            <span className="second">{t.after(view.dealNumber)}</span>
            <strong className={`${styles.totals} numbers`} data-many={sides.length > 2}>
              {sides.map((side) => minus(at(result.sides, side).total)).join(' : ')}
            </strong>
          </div>
        </header>
        <section
          className={styles.body}
          aria-label={t.tableLabel}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: figures without controls must scroll by keys
          tabIndex={0}
        >
          <div className={styles.figures}>
            {result.how === 'redeal' ? (
              <p>{outcome.reason}</p>
            ) : (
              <Figures update={update} result={result} />
            )}
          </div>
          <div className={styles.side}>
            <h3 className="second">{t.game}</h3>
            <ScoreGraph
              lines={sides.map((side) => at(lines, side))}
              names={names}
              target={view.rules.target}
            />
            <ul className={styles.legend}>
              {names.map((name, place) => (
                <li key={sides[place]}>
                  <span className={`side-dot side-dot--${place}`} aria-hidden="true" /> {name}
                </li>
              ))}
            </ul>
            {view.winner !== null && <DealCode tableId={update.tableId} />}
          </div>
        </section>
        <FairLine deal={view.dealNumber} />
        <Foot update={update} result={result} onPlayAgain={onPlayAgain} onHome={onHome} />
      </section>
    </div>
  );
}

function winnerLine(update: TableUpdate, winner: number): string {
  const you = update.view.seat !== null && sideOf(update.view.rules, update.view.seat) === winner;
  const name = sideName(update, winner);
  return seatsTogether(update, winner) === 1 ? t.alone(name, you) : t.wins(name, you);
}

/** Deals of the table that is open; the same object each time. */
const TABLE: ReviewSource = { kind: 'table' };

function Foot({ update, result, onPlayAgain, onHome }: SheetProps) {
  const over = update.view.winner !== null;
  const isThere = useLan(({ lan }) => isAtNetworkTable(lan));
  const waiting = useLan(({ lan }) => waitingWords(lan, update));
  return (
    <footer className={styles.foot}>
      <Button shortcut="S" onClick={lookAtTable} data-testid="look">
        {t.look}
      </Button>
      <Button onClick={onHome} data-testid="sheet-home">
        {t.home}
      </Button>
      {!isThere && (
        <Button
          shortcut="V"
          onClick={() =>
            goTo({
              kind: 'review',
              source: TABLE,
              dealNumber: update.view.dealNumber,
              back: { kind: 'table' },
            })
          }
          data-testid="sheet-review"
        >
          {t.review}
        </Button>
      )}
      <span className={styles.gap} />
      {waiting !== null ? (
        <p className={styles.waiting} role="status" data-testid="sheet-waiting">
          {waiting}
        </p>
      ) : over ? (
        <Button
          look="primary"
          shortcut="Enter"
          data-primary
          data-testid="play-again"
          onClick={onPlayAgain}
        >
          {t.playAgain}
        </Button>
      ) : (
        <Button
          look="primary"
          shortcut="Enter"
          data-primary
          data-testid="next-deal"
          onClick={() => void nextDeal()}
        >
          {result.how === 'redeal' ? t.dealAgain : t.nextDeal}
        </Button>
      )}
    </footer>
  );
}

function Figures({
  update,
  result,
}: {
  readonly update: TableUpdate;
  readonly result: DealResult;
}) {
  const sides = sidesFromYou(update);
  return (
    <table className="figures" aria-label={t.tableLabel} data-testid="figures">
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col">
              {sideName(update, side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scoreRows(update.view, result).map((row) => (
          <tr
            key={row.key}
            className={styles.row}
            data-kind={row.kind}
            data-testid={`row-${row.kind}`}
          >
            <th scope="row">
              <RowName row={row} update={update} />
            </th>
            {sides.map((side) => (
              <td key={side} className="numbers" data-struck={row.struck[side]}>
                {figureText(row, side, update)}
                {row.struck[side] === true && <span className="for-reader"> {t.notCounted}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shortCards = (meld: Meld): string =>
  meld.cards
    .map((face) => `${rankOf(face) === 'T' ? '10' : rankOf(face)}${SUIT_SIGNS[suitOf(face)]}`)
    .join(' ');

const ROW_NAMES: Readonly<Record<Exclude<ScoreRow['kind'], 'meld'>, string>> = {
  melds: t.melds,
  counters: t.counters,
  last: t.lastTrick,
  tricks: t.tricks,
  lost: t.contractLost,
  moon: t.moonBonus,
  deal: t.deal,
  total: t.total,
};

function RowName({ row, update }: { readonly row: ScoreRow; readonly update: TableUpdate }) {
  if (row.kind !== 'meld' || row.meld === null) {
    return row.kind === 'meld' ? null : ROW_NAMES[row.kind];
  }
  const { meld, seat } = row.meld;
  return (
    <>
      {capital(meldWords(meld))}{' '}
      <span className={`${styles.owner} second`}>· {nameOf(update, seat)}</span>
      <span className={styles.cards} aria-hidden="true">
        {shortCards(meld)}
      </span>
    </>
  );
}

function figureText(row: ScoreRow, side: number, update: TableUpdate): string {
  const value = row.figures[side] ?? null;
  if (value === null) return '';
  if (row.kind === 'counters') {
    const unit = counterUnit(update.view.rules);
    return unit === null || unit === 1 ? String(value) : `${value / unit} × ${unit}`;
  }
  const signed = row.kind === 'deal' || row.kind === 'moon' || row.kind === 'lost';
  return signed ? signedFigure(value) : minus(value);
}

const signedFigure = (value: number): string => (value > 0 ? `+${value}` : minus(value));
