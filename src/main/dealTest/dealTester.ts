import type { Worker } from 'node:worker_threads';
import { dealOdds } from '@main/engine/dealOdds';
import { compareWithOdds } from '@main/engine/dealTest';
import type { RuleSet } from '@shared/game/rules';
import {
  type DealTestProgress,
  dealTestCountSchema,
  TESTED_DEALS,
} from '@shared/protocol/dealTest';

/** What a test's thread is told. */
export interface DealTestOrder {
  readonly rules: RuleSet;
  readonly seed: string;
  readonly deals: number;
}

export interface DealTesterOptions {
  readonly createWorker: () => Worker;
  readonly randomSeed: () => string;
  readonly onProgress: (progress: DealTestProgress) => void;
  readonly onTrouble: (message: string) => void;
  /** Fewer for a test of this. */
  readonly deals?: number;
}

/** Deals a million times and compares what came with what was to be expected; one test at a time. */
export interface DealTester {
  /** Begins a test; one that is under way is given up. */
  start(rules: RuleSet): void;
  stop(): void;
}

export function createDealTester(options: DealTesterOptions): DealTester {
  const of = options.deals ?? TESTED_DEALS;
  let running: Worker | null = null;

  const stop = () => {
    void running?.terminate();
    running = null;
  };

  return {
    stop,
    start(rules) {
      stop();
      const worker = options.createWorker();
      running = worker;
      // The program may end in the midst of a test.
      worker.unref();
      const isCurrent = () => running === worker;
      const fail = (message: string) => {
        if (!isCurrent()) return;
        options.onTrouble(message);
        options.onProgress({ deals: 0, of, lines: null, failed: true });
        stop();
      };
      worker.on('message', (message: unknown) => {
        if (!isCurrent()) return;
        const count = dealTestCountSchema.safeParse(message);
        if (!count.success) return fail('a deal test counted nonsense');
        const { deals, totals } = count.data;
        const isOver = deals >= of;
        const lines = isOver ? compareWithOdds(dealOdds(rules), deals, totals) : null;
        options.onProgress({ deals, of, lines, failed: false });
        if (isOver) stop();
      });
      worker.on('error', (error) => fail(`a deal test failed: ${String(error)}`));
      worker.on('exit', () => fail('a deal test ended by itself'));
      const order: DealTestOrder = { rules, seed: options.randomSeed(), deals: of };
      worker.postMessage(order);
    },
  };
}
