/**
 * Focuses the screen itself where the focus has gone with what bore it: Tab then goes on from the top of the screen,
 * and assistive technology knows where it is.
 */
export function focusScreen(): void {
  const active = document.activeElement;
  if (active !== null && active !== document.body) return;
  const screen = document.querySelector<HTMLElement>('main');
  if (screen === null) return;
  screen.tabIndex = -1;
  screen.focus({ preventScroll: true });
}
