import type { GameEvent } from '@shared/game/events';
import type { TableUpdate } from '@shared/protocol/table';
import { shownSoFar, showsWords } from '../../../i18n/conventionWords';
import { texts } from '../../../i18n/texts';
import type { TableAnchors } from '../../../table/layout/anchors';
import { hungFrom } from '../parts/position';
import styles from './BidBubbles.module.css';

interface BubblesProps {
  readonly update: TableUpdate;
  readonly anchors: TableAnchors;
  /** Events of the update that the picture hasn't come to. */
  readonly ahead: readonly GameEvent[];
}

const isCall = (event: GameEvent): boolean => event.type === 'bid' || event.type === 'passed';

/** The last word of each seat in the auction, beside its cards. Silent to readers: the log tells. */
export function BidBubbles({ update, anchors, ahead }: BubblesProps) {
  const { view } = update;
  const bidding = view.phase.kind === 'auction' || view.phase.kind === 'trump';
  if (!bidding && !ahead.some(isCall)) return null;
  const spoken = view.auction.calls.slice(
    0,
    view.auction.calls.length - ahead.filter(isCall).length,
  );
  const shownBy = shownSoFar(update);
  const high = spoken.findLast((call) => call.call !== 'pass');
  return (
    <div aria-hidden="true">
      {anchors.seats.map(({ seat, edge, bubble }) => {
        const last = spoken.findLastIndex((each) => each.seat === seat);
        const call = spoken[last];
        if (call === undefined) return null;
        const shown = shownBy[last] ?? null;
        return (
          <span
            key={`${seat}-${call.call}`}
            className={styles.root}
            data-testid={`bubble-${seat}`}
            data-edge={edge}
            data-pass={call.call === 'pass'}
            data-high={call === high}
            style={hungFrom(bubble)}
          >
            {call.call === 'pass' ? texts.table.bidding.passed : call.call}
            {shown !== null && <span className={styles.shows}>{showsWords(shown)}</span>}
          </span>
        );
      })}
    </div>
  );
}
