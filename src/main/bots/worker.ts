import { parentPort } from 'node:worker_threads';
import { decide } from './decide';
import type { WorkerQuestion, WorkerReply } from './pool';

/** The thread in which bots think: one question at a time, one reply each. */
parentPort?.on('message', ({ id, request }: WorkerQuestion) => {
  parentPort?.postMessage(answer(id, request));
});

function answer(id: number, { view, level, seed }: WorkerQuestion['request']): WorkerReply {
  try {
    return { id, action: decide(view, level, seed) };
  } catch (error) {
    return { id, failure: `a ${level} bot failed: ${String(error)}` };
  }
}
