import { at } from '@shared/game/cards';
import { type Side, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import type { TableUpdate } from '@shared/protocol/table';
import { SuitTile } from '../../../dialogs/SuitTile';
import { nameOf, nameWithin, sideName, sidesFromYou } from '../../../i18n/people';
import { texts } from '../../../i18n/texts';
import styles from './ContractPanel.module.css';

const t = texts.table.contract;

/** What decides: the contract and what is missing, trumps, and every side's score. */
export function ContractPanel({ update }: { readonly update: TableUpdate }) {
  return (
    <section
      className={`${styles.root} panel`}
      aria-label={texts.table.regions.scores}
      data-testid="contract"
    >
      <Head update={update} />
      <Scores update={update} />
    </section>
  );
}

function Head({ update }: { readonly update: TableUpdate }) {
  const { view } = update;
  if (view.stock !== null) return <StockHead view={view} />;
  if (view.declarer === null || view.contract === null) return <BidHead update={update} />;
  return <ContractHead update={update} declarer={view.declarer} contract={view.contract} />;
}

function BidHead({ update }: { readonly update: TableUpdate }) {
  const { high } = update.view.auction;
  return (
    <div className={styles.bid}>
      <span className="second">{high === null ? t.noBid : t.highest}</span>
      {high === null ? (
        <span className="second">{t.opening(update.view.rules.opening ?? 0)}</span>
      ) : (
        <span data-testid="highest-bid">
          <strong className={`${styles.figure} numbers`}>{high.amount}</strong>{' '}
          {nameOf(update, high.seat)}
        </span>
      )}
    </div>
  );
}

function StockHead({ view }: { readonly view: PlayerView }) {
  if (view.trump === null || view.stock === null) return null;
  return (
    <div className={styles.head}>
      <SuitTile suit={view.trump} />
      <div>
        <div data-testid="trump" data-suit={view.trump}>
          {t.trumpIs(view.trump)}
        </div>
        <div className="second numbers">{t.deck(view.stock.count)}</div>
      </div>
    </div>
  );
}

interface ContractHeadProps {
  readonly update: TableUpdate;
  readonly declarer: number;
  readonly contract: number;
}

function ContractHead({ update, declarer, contract }: ContractHeadProps) {
  const { view } = update;
  const side = at(view.sides, sideOf(view.rules, declarer));
  return (
    <div className={styles.head}>
      {view.trump !== null && <SuitTile suit={view.trump} />}
      <div className={styles.facts}>
        <div className="second" data-testid="trump" data-suit={view.trump ?? ''}>
          {view.trump === null ? (
            t.unnamed
          ) : (
            <>
              {t.trump(view.trump)}
              <span className={styles.word}> · {t.contract}</span>
            </>
          )}
          {view.moon && ` · ${t.moon}`}
        </div>
        <div>
          <strong className={`${styles.figure} numbers`} data-testid="contract-points">
            {contract}
          </strong>{' '}
          {t.bidBy(nameWithin(update, declarer))}
        </div>
        {view.missing !== null && (
          <>
            <Progress
              meld={side.meldCounts ? side.meld : 0}
              tricks={side.tricks}
              contract={contract}
            />
            <div className="second numbers">
              <span className={styles.sum}>
                {t.meldAndTricks(side.meld, side.tricks)} ·{' '}
                {!side.meldCounts && side.meld > 0 && `${t.meldWaits(view.rules.meldNeeds)} · `}
              </span>
              <strong className={view.missing > 0 ? styles.missing : styles.made}>
                <span data-testid="missing">
                  {view.missing > 0 ? t.more(view.missing) : t.made}
                </span>
              </strong>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function Progress({
  meld,
  tricks,
  contract,
}: {
  readonly meld: number;
  readonly tricks: number;
  readonly contract: number;
}) {
  const share = (points: number) => `${Math.min(100, (100 * points) / Math.max(1, contract))}%`;
  return (
    <div className={styles.progress} role="img" aria-label={t.progress(meld + tricks, contract)}>
      <span className={styles.progressMeld} style={{ width: share(meld) }} />
      <span className={styles.progressTricks} style={{ width: share(tricks) }} />
    </div>
  );
}

function Scores({ update }: { readonly update: TableUpdate }) {
  const { view } = update;
  const sides = sidesFromYou(update);
  const running = view.melds !== null || view.stock !== null;
  return (
    <ul className={styles.scores} data-many={sides.length > 2}>
      {sides.map((side, place) => (
        <li key={side} className={styles.scoresSide} data-testid={`score-${side}`}>
          <span className={`side-dot side-dot--${place}`} aria-hidden="true" />
          <strong className={`${styles.scoresFigure} numbers`}>{at(view.scores, side)}</strong>
          <span className={styles.scoresName}>{sideName(update, side)}</span>
          {running && <DealPoints view={view} side={side} />}
        </li>
      ))}
    </ul>
  );
}

function DealPoints({ view, side }: { readonly view: PlayerView; readonly side: Side }) {
  const tally = at(view.sides, side);
  return (
    <span className={`${styles.scoresDeal} numbers`}>{t.dealPoints(tally.meld, tally.tricks)}</span>
  );
}
