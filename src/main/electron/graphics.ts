import { app } from 'electron';
import type { TableKind } from './launchArguments';

/** Chromium itself ends the program at the sixth end of its graphics process. */
const ENDS_ALLOWED = 1;
const WITHIN_MS = 120_000;

export const WITHOUT_ACCELERATION =
  'The graphics of this machine failed, so the program started itself again and draws without them. The next start tries them again.';

/** Calls back once when the graphics process has ended twice in a short time. */
export function watchGraphics(onFailing: () => void): void {
  let ends: number[] = [];
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || reason === 'clean-exit') return;
    const now = performance.now();
    ends = [...ends.filter((at) => now - at < WITHIN_MS), now];
    if (ends.length === ENDS_ALLOWED + 1) onFailing();
  });
}

/** What the program is started with again: what it was, without what was meant for one start only. */
export const argumentsWithoutAcceleration = (
  args: readonly string[],
  table: TableKind | null,
): string[] => [
  ...args.filter((arg) => !/^--(screen|seed|back-to)(=|$)/.test(arg)),
  '--without-acceleration',
  ...(table === null ? [] : [`--back-to=${table}`]),
];
