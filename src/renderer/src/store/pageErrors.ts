import { bridge } from './bridge';

const MAX_REPORT = 4_000;
/** A browser's note that a layout took two rounds; nothing went wrong. */
const HARMLESS = /^ResizeObserver loop/;

/** Writes what went wrong in the page to the log. `isShown`: the page says it itself; else main does, once. */
export function reportError(error: unknown, isShown: boolean): void {
  const report = error instanceof Error ? (error.stack ?? error.message) : String(error);
  bridge()
    .app.failed(report.slice(0, MAX_REPORT), isShown)
    .catch(() => {
      // The program is ending: there is nobody left to tell.
    });
}

/** Has what nothing in the page caught reported. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => {
    if (!HARMLESS.test(message)) reportError(error ?? message, false);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, false));
}
