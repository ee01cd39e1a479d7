import type { TableUpdate } from '@shared/protocol/table';
import { meldListWords } from '../../../i18n/meldWords';
import type { TableAnchors } from '../../../table/layout/anchors';
import { isCrowded } from '../../../table/layout/tableFrame';
import { filling } from '../parts/position';
import styles from './MeldTags.module.css';

/** Beside the melds that lie on the table: their points and names. The log and the panel tell readers. */
export function MeldTags({
  update,
  anchors,
}: {
  readonly update: TableUpdate;
  readonly anchors: TableAnchors;
}) {
  const { melds, rules, seat: you } = update.view;
  if (melds === null) return null;
  return (
    <div aria-hidden="true">
      {anchors.seats.map(({ seat, edge, meldTag }) => {
        const shown = melds[seat];
        if (shown === undefined || seat === you) return null;
        return (
          <div
            key={seat}
            className={styles.place}
            data-side={meldTag.side}
            style={filling(meldTag)}
          >
            <span
              className={styles.tag}
              data-lines={isCrowded(rules.players) || edge === 'top' ? 1 : 2}
              data-testid={`meld-tag-${seat}`}
            >
              <strong className="numbers">{shown.points}</strong>{' '}
              <span className={styles.names}>{meldListWords(shown.melds)}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}
