import type { TableUpdate } from '@shared/protocol/table';
import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { isAtNetworkTable, useLan } from '../../../store/lanStore';
import { pauseClock } from '../../../store/tableRequests';
import networkLayerStyles from '../../network/NetworkLayer.module.css';

const t = texts.table;

/** At a table against bots: that the clock stands still, and how to go on. */
export function ClockNote({ update }: { readonly update: TableUpdate }) {
  const atNetwork = useLan(({ lan }) => isAtNetworkTable(lan));
  if (!update.paused || atNetwork) return null;
  return (
    <div className={networkLayerStyles.notes}>
      <div className="note-chip" role="status" data-testid="paused">
        <span>{t.paused}</span>
        <Button data-testid="go-on" onClick={() => void pauseClock(false)}>
          {t.menuItems.goOn}
        </Button>
      </div>
    </div>
  );
}
