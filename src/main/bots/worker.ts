import { parentPort } from 'node:worker_threads';
import { decide } from './decide';
import type { WorkerQuestion, WorkerReply } from './pool';

/** The thread in which bots think: one question at a time, one reply each. */
parentPort?.on('message', ({ id, request }: WorkerQuestion) => {
  parentPort?.postMessage(answer(id, request));
});

/** A thinking bot ends by then, whatever it has found out: nobody waits longer for a card. */
const MOST_THINKING_MS = 200;

function answer(id: number, { view, level, seed }: WorkerQuestion['request']): WorkerReply {
  const end = performance.now() + MOST_THINKING_MS;
  try {
    return { id, action: decide(view, level, seed, () => performance.now() >= end) };
  } catch (error) {
    return { id, failure: `a ${level} bot failed: ${String(error)}` };
  }
}
