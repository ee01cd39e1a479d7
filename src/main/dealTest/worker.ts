import { parentPort } from 'node:worker_threads';
import { countDeals } from '@main/engine/dealTest';
import type { DealTestCount } from '@shared/protocol/dealTest';
import type { DealTestOrder } from './dealTester';

const DEALS_AT_ONCE = 1_000;

/** The thread of a deal test; whoever wants no more of it ends the thread. */
parentPort?.once('message', ({ rules, seed, deals }: DealTestOrder) => {
  const count = countDeals(rules, seed);
  while (count.deals() < deals) {
    count.deal(Math.min(DEALS_AT_ONCE, deals - count.deals()));
    const reply: DealTestCount = { deals: count.deals(), totals: [...count.totals()] };
    parentPort?.postMessage(reply);
  }
});
