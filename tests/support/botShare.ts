/**
 * How much of the bots' long tests is done: a share in every run, all of it with `BOTS_FULL=1` (`npm run test:bots`). The
 * figures in docs/bots.md are the full ones.
 */
export const isFull = process.env.BOTS_FULL === '1';
export const share = (some: number, all: number): number => (isFull ? all : some);
/** For a test that takes longer than usual, on a machine that has other work too. */
export const TIMEOUT_MS = isFull ? 3 * 60 * 60_000 : 3 * 60_000;
