import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE = 'button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * The focus of a dialog that lies over the screen: it is kept inside, wherever the mouse clicks, and given back at
 * the end. Escape closes the dialog. `first` picks what is focused when it opens; else the dialog itself.
 */
export function useModalFocus(
  box: RefObject<HTMLElement | null>,
  onEscape: () => void,
  first?: string,
): void {
  const leave = useRef(onEscape);
  leave.current = onEscape;
  useEffect(() => {
    const dialog = box.current;
    if (dialog === null) return;
    const before = document.activeElement;
    const start = first === undefined ? null : dialog.querySelector<HTMLElement>(first);
    (start ?? dialog).focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || topDialog() !== dialog) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        leave.current();
      } else if (event.key === 'Tab') keepInside(dialog, event);
    };
    const onMouseDown = (event: MouseEvent) => {
      if (event.target instanceof Node && !dialog.contains(event.target)) event.preventDefault();
    };
    const cover = dialog.parentElement;
    window.addEventListener('keydown', onKeyDown);
    cover?.addEventListener('mousedown', onMouseDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      cover?.removeEventListener('mousedown', onMouseDown);
      giveBack(before);
    };
  }, [box, first]);
}

/** The dialog that nothing else of the window can be used beside; of several the newest. */
export const topDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].at(-1) ?? null;

function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
}

/** Tab from the last goes to the first and back, and from anywhere outside comes in. */
function keepInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const first = stops[0];
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return;
  const active = document.activeElement;
  const isInside = dialog.contains(active);
  if (event.shiftKey && (active === first || active === dialog || !isInside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (active === last || !isInside)) {
    event.preventDefault();
    first.focus();
  }
}
