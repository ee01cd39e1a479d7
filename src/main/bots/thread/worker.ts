import { parentPort } from 'node:worker_threads';
import { PRESETS } from '@shared/game/presets';
import { advise } from '../advice/advise';
import type { ShouldStop } from '../core/player';
import { decide } from '../levels/decide';
import type { WorkerQuestion, WorkerReply } from './pool';
import { MOST_THINKING_MS } from './thinkingTime';
import { warmUp } from './warmUp';

/** The thread in which bots think: one question at a time, one reply each. */
parentPort?.on('message', (question: WorkerQuestion) => {
  parentPort?.postMessage(replyTo(question));
});

/** Milliseconds that warming up may take, and each of its decisions. */
const WARMING_MS = 400;
const WARMING_DECISION_MS = 12;

const endsAfter = (milliseconds: number): ShouldStop => {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
};

const [usual] = PRESETS;
if (usual !== undefined)
  warmUp(usual.rules, endsAfter(WARMING_MS), () => endsAfter(WARMING_DECISION_MS));

function replyTo({
  id,
  wants,
  request: { view, level, seed, convention },
}: WorkerQuestion): WorkerReply {
  const shouldStop = endsAfter(MOST_THINKING_MS[wants]);
  try {
    const think = wants === 'action' ? decide : advise;
    return { id, answer: think(view, level, seed, { shouldStop, convention }) };
  } catch (error) {
    return { id, failure: `a ${level} bot failed: ${String(error)}` };
  }
}
