import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isAsExpected } from '@shared/game/dealFigures';
import { presetRules } from '@shared/game/presets';
import type { DealTestProgress } from '@shared/protocol/dealTest';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { bundleForNode } from '../../../scripts/build.mjs';

import { createDealTester } from './dealTester';

const PROJECT = join(import.meta.dirname, '../../..');
const BUNDLES = join(PROJECT, 'out/deal-test');

beforeAll(
  () => bundleForNode({ worker: join(PROJECT, 'src/main/dealTest/worker.ts') }, BUNDLES),
  60_000,
);

/** A tester whose progress can be waited for. */
function testerOf(deals: number, file = 'worker.js') {
  const heard: DealTestProgress[] = [];
  const troubles: string[] = [];
  let look = () => {};
  const tester = createDealTester({
    createWorker: () => new Worker(join(BUNDLES, file)),
    randomSeed: () => 'a fixed seed',
    onProgress(progress) {
      heard.push(progress);
      look();
    },
    onTrouble: (message) => troubles.push(message),
    deals,
  });
  onTestFinished(() => tester.stop());
  const until = (holds: (progress: DealTestProgress) => boolean): Promise<DealTestProgress> =>
    new Promise((resolve) => {
      look = () => {
        const found = heard.find(holds);
        if (found !== undefined) resolve(found);
      };
      look();
    });
  return { tester, heard, troubles, until };
}

it('tells how far it has come, and at last what was found', async () => {
  const { tester, heard, until } = testerOf(2_500);
  tester.start(presetRules('sq-partnership'));
  const { deals, lines } = await until((progress) => progress.lines !== null);
  expect(deals).toBe(2_500);
  expect(lines?.filter((line) => !isAsExpected(line))).toEqual([]);
  expect(heard.map((progress) => progress.deals)).toEqual([1_000, 2_000, 2_500]);
});

it('begins anew when it is started again, and says nothing once it is stopped', async () => {
  const { tester, heard, troubles, until } = testerOf(1_000_000_000);
  tester.start(presetRules('sq-partnership'));
  await until(({ deals }) => deals > 0);
  heard.length = 0;
  tester.start(presetRules('sq-two'));
  expect((await until(({ deals }) => deals > 0)).deals).toBe(1_000);
  tester.stop();
  const told = heard.length;
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard.length).toBe(told);
  expect(troubles).toEqual([]);
});

it('says that a test failed', async () => {
  const { tester, troubles, until } = testerOf(1, 'no-such-file.js');
  tester.start(presetRules('sq-partnership'));
  expect(await until(({ failed }) => failed)).toMatchObject({ lines: null });
  expect(troubles).toHaveLength(1);
});
