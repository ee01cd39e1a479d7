import { GESTURES } from '@shared/protocol/lan/gestures';
import { MAX_CHAT } from '@shared/protocol/lan/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { say, showGesture } from '../../../store/lanRequests';
import { memberOf, useLan } from '../../../store/lanStore';
import styles from './ChatBox.module.css';

const t = texts.network.talk;

/** What was said, a line to say something, and the gestures. All of it is shown as text and nothing else. */
export function ChatBox({ onClose }: { readonly onClose?: () => void }) {
  const chat = useLan((state) => state.chat);
  const muted = useLan((state) => memberOf(state.lan)?.muted ?? false);
  const [text, setText] = useState('');
  const list = useRef<HTMLElement>(null);
  const newest = chat.at(-1)?.n ?? 0;
  useEffect(() => {
    useLan.setState({ seenLine: newest });
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && (await say(text))) setText('');
  };
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h2 className="panel__head">{t.title}</h2>
        {onClose !== undefined && (
          <Button shortcut="Esc" onClick={onClose} data-testid="chat-close">
            {texts.common.close}
          </Button>
        )}
      </header>
      <section
        ref={list}
        className={`${styles.lines} selectable`}
        role="log"
        aria-label={t.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: lines without controls must scroll by keys
        tabIndex={0}
        data-testid="chat-lines"
      >
        {chat.map(({ n, name, text: said }) => (
          <p key={n}>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            <bdi>{said}</bdi>
          </p>
        ))}
        {chat.length === 0 && <p className="second">{t.none}</p>}
      </section>
      {muted ? (
        <p className="second">{t.mutedByHost}</p>
      ) : (
        <form className={styles.say} onSubmit={(event) => void send(event)}>
          <input
            className="input"
            aria-label={t.say}
            placeholder={t.say}
            data-testid="say"
            maxLength={MAX_CHAT}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button submits data-testid="send">
            {t.send}
          </Button>
        </form>
      )}
      {!muted && (
        <fieldset className={styles.gestures} aria-label={t.gestures}>
          {GESTURES.map((gesture) => (
            <Button
              key={gesture}
              data-testid={`gesture-${gesture}`}
              onClick={() => void showGesture(gesture)}
            >
              {t.gesture[gesture]}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
