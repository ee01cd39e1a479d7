import { useEffect, useRef } from 'react';
import { texts } from '../../../i18n/texts';
import { setOverlay } from '../../../store/tableStore';
import { ChatBox } from './ChatBox';
import styles from './ChatPanel.module.css';

const t = texts.network.talk;

/** The chat beside the table: the game goes on under it. Takes the focus and gives it back. */
export function ChatPanel() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector('input')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const close = () => setOverlay('none');
  return (
    <aside
      ref={panel}
      className={`${styles.root} panel`}
      data-part="chat-panel"
      role="dialog"
      aria-label={t.title}
      data-testid="chat"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <ChatBox onClose={close} />
    </aside>
  );
}
