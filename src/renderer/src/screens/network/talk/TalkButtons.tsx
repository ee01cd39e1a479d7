import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { isAtNetworkTable, unreadCount, useLan } from '../../../store/lanStore';
import { toggleOverlay, useTable } from '../../../store/tableStore';
import styles from './TalkButtons.module.css';

const t = texts.network.talk;

/** Opens the chat, and tells how much of it is new. */
export function TalkButtons() {
  const atNetwork = useLan((state) => isAtNetworkTable(state.lan));
  const unread = useLan(unreadCount);
  const isOpen = useTable((state) => state.overlay === 'chat');
  if (!atNetwork) return null;
  return (
    <Button
      look="over"
      className={styles.root}
      aria-label={unread === 0 ? t.open : t.openUnread(unread)}
      aria-expanded={isOpen}
      aria-keyshortcuts="C"
      data-testid="talk"
      onClick={() => toggleOverlay('chat')}
    >
      {t.open}
      {unread > 0 && <span className="badge badge--new numbers">{unread}</span>}
    </Button>
  );
}
