import { type ReactNode, useEffect, useId, useRef } from 'react';
import { texts } from '../i18n/texts';
import { Button } from './Button';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot; a Close button if there are none. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
  readonly testId?: string;
}

const FOCUSABLE = 'button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** A dialog over the screen: takes the focus, keeps it, gives it back, and closes on Escape. */
export function Modal({ title, onClose, children, foot, wide = false, testId }: ModalProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div className="modal">
      <div
        ref={box}
        className="modal__box"
        data-wide={wide}
        data-testid={testId}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            onClose();
          } else if (event.key === 'Tab' && box.current !== null) {
            keepInside(box.current, event);
          }
        }}
      >
        <h2 id={titleId} className="panel__head">
          {title}
        </h2>
        <div className="modal__body">{children}</div>
        <div className="modal__foot">
          {foot ?? <Button onClick={onClose}>{texts.common.close}</Button>}
        </div>
      </div>
    </div>
  );
}

/** Tab from the last goes to the first and back. */
function keepInside(box: HTMLElement, event: { shiftKey: boolean; preventDefault(): void }): void {
  const stops = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const first = stops[0];
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return;
  const active = document.activeElement;
  if (event.shiftKey && (active === first || active === box)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first.focus();
  }
}
