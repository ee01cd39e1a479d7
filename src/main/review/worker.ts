import { parentPort } from 'node:worker_threads';
import { judgeDeal } from '@main/bots/advice/review/judgeDeal';
import type { ReviewOrder, ReviewReply } from './reviewThread';

/** The thread in which one deal is judged; whoever wants no more of it ends the thread. */
parentPort?.once('message', ({ game, convention, dealNumber }: ReviewOrder) => {
  const send = (reply: ReviewReply) => parentPort?.postMessage(reply);
  const run = judgeDeal(game, convention, dealNumber);
  let next = run.next();
  while (next.done !== true) {
    send({ progress: next.value });
    next = run.next();
  }
  send({ review: next.value });
});
