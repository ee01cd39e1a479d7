import { narrate } from '../../../i18n/narration';
import { texts } from '../../../i18n/texts';
import { useTable } from '../../../store/tableStore';

const READ_BACK = 40;

/** Everything that happens, as it is shown: read out politely, and kept as a list to go back over. */
export function LogRegion() {
  const log = useTable((state) => state.log);
  return (
    <div
      className="for-reader"
      role="log"
      aria-live="polite"
      aria-label={texts.table.regions.log}
      data-testid="log"
    >
      {log.slice(-READ_BACK).map(({ id, event, update }) => (
        <p key={id} data-event={event.type}>
          {narrate(event, update)}
        </p>
      ))}
    </div>
  );
}
