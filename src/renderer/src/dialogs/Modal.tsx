import { type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../i18n/texts';
import { Button } from './Button';
import styles from './Modal.module.css';
import { useModalFocus } from './useModalFocus';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot; a Close button if there are none. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
  readonly testId?: string;
}

/** A dialog over the screen: takes the focus, keeps it, gives it back, and closes on Escape. */
export function Modal({ title, onClose, children, foot, wide = false, testId }: ModalProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // It covers the window, wherever the button stands that opens it. With the first picture there is no such button yet.
  const [cover] = useState(() => document.querySelector('.app'));
  useModalFocus(box, onClose);
  const dialog = (
    <div className={styles.root}>
      <div
        ref={box}
        className={styles.box}
        data-wide={wide}
        data-testid={testId}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <h2 id={titleId} className="panel__head">
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>
          {foot ?? <Button onClick={onClose}>{texts.common.close}</Button>}
        </div>
      </div>
    </div>
  );
  return cover === null ? dialog : createPortal(dialog, cover);
}
