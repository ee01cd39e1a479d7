import { parentPort } from 'node:worker_threads';
import { advise } from './appraising/advise';
import { decide } from './decide';
import type { WorkerQuestion, WorkerReply } from './pool';

/** The thread in which bots think: one question at a time, one reply each. */
parentPort?.on('message', (question: WorkerQuestion) => {
  parentPort?.postMessage(replyTo(question));
});

/**
 * A thinking bot ends by then, whatever it has found out: nobody waits longer for a card, or for advice, which takes a
 * second look at what was chosen.
 */
const MOST_THINKING_MS: Readonly<Record<WorkerQuestion['wants'], number>> = {
  action: 200,
  advice: 400,
};

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
