/**
 * How much of a test is done: a share of it in every run, all of it with `LAN_FULL=1` (`npm run test:lan`). The
 * figures that were asked for are the full ones.
 */
export const isFull = process.env.LAN_FULL === '1';
export const share = (some: number, all: number): number => (isFull ? all : some);
/** For a test that takes longer than usual in full. */
export const FULL_TIMEOUT_MS = isFull ? 30 * 60_000 : 60_000;
