import type { TableUpdate } from '@shared/protocol/table';
import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** The clock of the seat to act, counted on from the update's duration; null without a clock. */
export function useCountdown(update: TableUpdate | null): { left: number; total: number } | null {
  const timer = update?.timer ?? null;
  const paused = update?.paused ?? false;
  const [passedMs, setPassedMs] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every update starts its own clock
  useEffect(() => {
    setPassedMs(0);
    if (timer === null || paused) return;
    const start = performance.now();
    const ticking = setInterval(() => setPassedMs(performance.now() - start), TICK_MS);
    return () => clearInterval(ticking);
  }, [update?.seq, timer, paused]);
  if (timer === null) return null;
  return { left: Math.max(0, timer.leftMs - passedMs) / 1000, total: timer.totalMs / 1000 };
}
