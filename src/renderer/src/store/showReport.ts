import { goTo, useScreen } from './screenStore';

/** Goes to the report, from which the way leads back to the screen that is there. */
export function showReport(): void {
  const { screen } = useScreen.getState();
  if (screen.kind !== 'report') goTo({ kind: 'report', back: screen });
}
