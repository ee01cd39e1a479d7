import { useEffect } from 'react';

/** Nothing of the screen has the focus: what bore it is gone, or the screen itself was clicked. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches('main');
}

/**
 * Focuses the screen itself where the focus has gone with what bore it, such as a row that was removed: Tab then goes
 * on from the top of the screen, and assistive technology knows where it is.
 */
function focusScreen(): void {
  const screen = document.querySelector<HTMLElement>('main');
  if (screen === null || !isFocusLost() || screen === document.activeElement) return;
  screen.tabIndex = -1;
  screen.focus({ preventScroll: true });
}

/** Sees to it that the focus never goes to nowhere, whatever leaves the window. */
export function useKeptFocus(): void {
  useEffect(() => {
    let frame = 0;
    // What knows better where the focus belongs, as the hand does, comes first.
    const observer = new MutationObserver(() => {
      if (!isFocusLost()) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(focusScreen);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}
