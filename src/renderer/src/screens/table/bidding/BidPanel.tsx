import type { Shown } from '@shared/game/biddingConventions';
import type { Suit } from '@shared/game/cards';
import type { BidRange, Call } from '@shared/game/view';
import type { TableUpdate } from '@shared/protocol/table';
import { useState } from 'react';
import { Button } from '../../../dialogs/Button';
import { shownSoFar, shownWith, shownWords, showsWords } from '../../../i18n/conventionWords';
import { nameOf } from '../../../i18n/people';
import { texts } from '../../../i18n/texts';
import { act } from '../../../store/tableRequests';
import { setOverlay, useTable } from '../../../store/tableStore';
import styles from './BidPanel.module.css';
import { byMeld, MeldsIfTrump, MeldsNamed } from './MeldsIfTrump';

const t = texts.table.bidding;
const BUTTONS = 6;

/** The legal next bids, the player's meld in every suit, and what was bid so far. */
export function BidPanel({
  update,
  bids,
}: {
  readonly update: TableUpdate;
  readonly bids: BidRange | null;
}) {
  const other = useTable((state) => state.overlay === 'bid-other');
  const hint = useTable((state) => state.hint?.action ?? null);
  const hinted = hint?.type === 'bid' ? hint.amount : null;
  const [pointedAt, setPointedAt] = useState<Suit | null>(null);
  const melds = byMeld(update.view.meldIfTrump ?? []);
  const named = melds.find(({ suit }) => suit === pointedAt) ?? melds[0];
  return (
    <section
      className={`${styles.root} panel`}
      aria-label={texts.table.regions.bidding}
      data-testid="bid-panel"
    >
      <header className={styles.head}>
        <h2 className="panel__head">{other ? t.otherTitle : t.title}</h2>
        {bids !== null && (
          <span className="second">
            {t.steps(bids.step)}
            {tellsSomething(update, bids) && ` · ${t.underBids}`}
          </span>
        )}
      </header>
      <div className={styles.body}>
        <div className={styles.bids}>
          {bids !== null && !other && <BidButtons update={update} bids={bids} hinted={hinted} />}
          {bids !== null && other && <BidStepper update={update} bids={bids} />}
          <div className={styles.foot}>
            <Button
              shortcut="P"
              data-testid="pass"
              data-hinted={hint?.type === 'pass'}
              onClick={() => void act({ type: 'pass' })}
            >
              {t.pass}
            </Button>
            {bids !== null && bids.min + bids.step <= bids.max && (
              <Button
                data-testid="bid-other"
                aria-expanded={other}
                onClick={() => setOverlay(other ? 'none' : 'bid-other')}
              >
                {other ? t.fewer : t.other}
              </Button>
            )}
          </div>
          <BidsThatTold update={update} />
        </div>
        {named !== undefined && (
          <MeldsIfTrump melds={melds} named={named.suit} onName={setPointedAt} />
        )}
      </div>
      {named !== undefined && <MeldsNamed meld={named} />}
      <BidHistory update={update} />
    </section>
  );
}

/** The amounts that have a button. */
const usualBids = ({ min, max, step }: BidRange): number[] =>
  Array.from({ length: BUTTONS }, (_, index) => min + index * step).filter(
    (amount) => amount <= max,
  );

interface BidsProps {
  readonly update: TableUpdate;
  readonly bids: BidRange;
}

/** What the player's bid of that amount would show; null if nothing. */
const wouldShow = (update: TableUpdate, amount: number): Shown | null =>
  update.view.seat === null ? null : shownWith(update, update.view.seat, amount);

/** Whether any of the bids on the buttons would show something. */
const tellsSomething = (update: TableUpdate, bids: BidRange): boolean =>
  usualBids(bids).some((amount) => wouldShow(update, amount) !== null);

/** An amount with what it shows, as it is read out. */
const bidLabel = (amount: number, shown: Shown | null): string =>
  shown === null ? t.bid(amount) : `${t.bid(amount)}, ${showsWords(shown)}`;

function BidButtons({
  update,
  bids,
  hinted,
}: BidsProps & {
  readonly hinted: number | null;
}) {
  return (
    <div className={styles.grid}>
      {usualBids(bids).map((amount, index) => {
        const shown = wouldShow(update, amount);
        return (
          <Button
            key={amount}
            className={`${styles.bid} numbers`}
            data-testid={`bid-${amount}`}
            data-hinted={amount === hinted}
            data-first={index === 0}
            aria-label={bidLabel(amount, shown)}
            onClick={() => void act({ type: 'bid', amount })}
          >
            {amount}
            {shown !== null && <span className={styles.shows}>{shownWords(shown)}</span>}
          </Button>
        );
      })}
    </div>
  );
}

function BidStepper({ update, bids }: BidsProps) {
  const [amount, setAmount] = useState(bids.min);
  const value = Math.min(bids.max, Math.max(bids.min, amount));
  const leap = bids.step * 10;
  const shown = wouldShow(update, value);
  const to = (next: number) => setAmount(Math.min(bids.max, Math.max(bids.min, next)));
  return (
    <div className={styles.stepper}>
      <div className={styles.stepperRow}>
        <Button
          aria-label={t.less(leap)}
          disabled={value <= bids.min}
          onClick={() => to(value - leap)}
        >
          −{leap}
        </Button>
        <Button
          aria-label={t.less(bids.step)}
          data-testid="bid-less"
          disabled={value <= bids.min}
          onClick={() => to(value - bids.step)}
        >
          −
        </Button>
        <output className={`${styles.stepperValue} numbers`} data-testid="bid-value">
          {value}
        </output>
        <Button
          aria-label={t.more(bids.step)}
          data-testid="bid-more"
          disabled={value >= bids.max}
          onClick={() => to(value + bids.step)}
        >
          +
        </Button>
        <Button
          aria-label={t.more(leap)}
          disabled={value >= bids.max}
          onClick={() => to(value + leap)}
        >
          +{leap}
        </Button>
      </div>
      <Button
        look="primary"
        data-testid="bid-chosen"
        data-primary
        className={styles.chosen}
        aria-label={bidLabel(value, shown)}
        onClick={() => {
          setOverlay('none');
          void act({ type: 'bid', amount: value });
        }}
      >
        {t.bid(value)}
        {shown !== null && <span className={styles.shows}>{showsWords(shown)}</span>}
      </Button>
      <span className="second numbers">{t.upTo(bids.max)}</span>
    </div>
  );
}

function BidHistory({ update }: { readonly update: TableUpdate }) {
  const { calls } = update.view.auction;
  const shownBy = shownSoFar(update);
  return (
    <div className={`${styles.history} second`}>
      <h3>{t.history}</h3>
      {calls.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ol className={styles.calls} data-testid="bid-history">
          {calls.map((call, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end
            <li key={index}>
              <CallLine update={update} call={call} shown={shownBy[index] ?? null} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface CallLineProps {
  readonly update: TableUpdate;
  readonly call: Call;
  readonly shown: Shown | null;
}

/** Who said what, and what it told. */
function CallLine({ update, call, shown }: CallLineProps) {
  return (
    <>
      {nameOf(update, call.seat)}{' '}
      <strong className="numbers">{call.call === 'pass' ? t.passed : call.call}</strong>
      {call.forced && ` (${t.forced})`}
      {shown !== null && ` ${showsWords(shown)}`}
    </>
  );
}

/** Of all that was bid what has to be known: shown where the history isn't. */
function BidsThatTold({ update }: { readonly update: TableUpdate }) {
  const { calls } = update.view.auction;
  const shownBy = shownSoFar(update);
  return (
    <ul className={`${styles.told} second`}>
      {calls.map((call, index) => {
        const shown = shownBy[index] ?? null;
        return shown === null ? null : (
          // Only a seat's first call tells anything.
          <li key={call.seat}>
            <CallLine update={update} call={call} shown={shown} />
          </li>
        );
      })}
    </ul>
  );
}
