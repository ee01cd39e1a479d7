import { Button } from '../../dialogs/Button';
import { texts } from '../../i18n/texts';
import { setOverlay } from '../../store/tableStore';
import { ChatBox } from './ChatBox';

const t = texts.network.talk;

/** The chat beside the table: the game goes on under it. */
export function ChatPanel() {
  const close = () => setOverlay('none');
  return (
    <aside
      className="chat-panel panel"
      role="dialog"
      aria-label={t.title}
      data-testid="chat"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <ChatBox />
      <Button onClick={close} shortcut="Esc" data-testid="chat-close">
        {texts.common.close}
      </Button>
    </aside>
  );
}
