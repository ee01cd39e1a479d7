import { parentPort } from 'node:worker_threads';
import { advise } from './appraising/advise';
import { decide } from './decide';
import type { WorkerQuestion, WorkerReply } from './pool';
import { MOST_THINKING_MS } from './thinkingTime';

/** The thread in which bots think: one question at a time, one reply each. */
parentPort?.on('message', (question: WorkerQuestion) => {
  parentPort?.postMessage(replyTo(question));
});

function replyTo({
  id,
  wants,
  request: { view, level, seed, convention },
}: WorkerQuestion): WorkerReply {
  const end = performance.now() + MOST_THINKING_MS[wants];
  const shouldStop = () => performance.now() >= end;
  try {
    const think = wants === 'action' ? decide : advise;
    return { id, answer: think(view, level, seed, { shouldStop, convention }) };
  } catch (error) {
    return { id, failure: `a ${level} bot failed: ${String(error)}` };
  }
}
