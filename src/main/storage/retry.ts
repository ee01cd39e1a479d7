import { setTimeout as sleep } from 'node:timers/promises';
import { systemCodeOf } from '@main/reading/fileFault';

/** What Windows answers while a scanner or indexer has a file open: gone in a moment. */
const MOMENTARY: ReadonlySet<string | null> = new Set(['EPERM', 'EACCES', 'EBUSY']);

/** The waits between attempts, in milliseconds: about a second together. */
export const RETRY_WAITS_MS: readonly number[] = [10, 20, 40, 80, 160, 320, 400];

/** Takes a step with a file, again for about a second while the system refuses it. Throws its last error. */
export async function retrying<T>(
  step: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  for (const ms of RETRY_WAITS_MS) {
    try {
      return await step();
    } catch (error) {
      if (!MOMENTARY.has(systemCodeOf(error))) throw error;
      await wait(ms);
    }
  }
  return step();
}

/** The same as `retrying`, before it returns: it holds up the whole process meanwhile. */
export function retryingAtOnce<T>(step: () => T, wait: (ms: number) => void = sleepAtOnce): T {
  for (const ms of RETRY_WAITS_MS) {
    try {
      return step();
    } catch (error) {
      if (!MOMENTARY.has(systemCodeOf(error))) throw error;
      wait(ms);
    }
  }
  return step();
}

function sleepAtOnce(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
