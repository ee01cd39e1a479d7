import type { TableUpdate } from '@shared/protocol/table';
import { meldListWords } from '../../i18n/meldWords';
import type { TableAnchors } from '../../table/TableScene';
import { hungFrom } from './position';

/** Beside the melds that lie on the table: their points and names. The log and the panel tell readers. */
export function MeldTags({
  update,
  anchors,
}: {
  readonly update: TableUpdate;
  readonly anchors: TableAnchors;
}) {
  const { melds, seat: you } = update.view;
  if (melds === null) return null;
  return (
    <div aria-hidden="true">
      {anchors.seats.map(({ seat, meldTag }) => {
        const shown = melds[seat];
        if (shown === undefined || seat === you) return null;
        return (
          <span
            key={seat}
            className="meld-tag"
            style={hungFrom(meldTag)}
            data-testid={`meld-tag-${seat}`}
          >
            <strong className="numbers">{shown.points}</strong> {meldListWords(shown.melds)}
          </span>
        );
      })}
    </div>
  );
}
