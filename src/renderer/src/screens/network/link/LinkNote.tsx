import type { LanState } from '@shared/protocol/lan/lanState';
import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { leaveNetwork } from '../../../store/lanRequests';
import { useLan } from '../../../store/lanStore';
import styles from './LinkNote.module.css';

const t = texts.network.link;

const NOTES: Readonly<Partial<Record<LanState['link'], string>>> = {
  connecting: t.connecting,
  quiet: t.quiet,
  reconnecting: t.reconnecting,
};

/** While the host isn't heard: what is being done about it, and the way out. */
export function LinkNote() {
  const { role, link } = useLan((state) => state.lan);
  const note = role === 'guest' ? NOTES[link] : undefined;
  return (
    <div className={styles.root} role="status">
      {note !== undefined && (
        <div className="note-chip" data-testid="link-note" data-link={link}>
          <span>{note}</span>
          <Button onClick={() => void leaveNetwork()} data-testid="link-leave">
            {t.leave}
          </Button>
        </div>
      )}
    </div>
  );
}
