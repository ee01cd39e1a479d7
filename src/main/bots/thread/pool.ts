import { Worker } from 'node:worker_threads';
import { actionSchema, hintSchema } from '@shared/protocol/tableSchema';
import { type AdvicePort, type BotPort, type BotRequest, BotsGone } from './botPort';

/** What goes to a worker thread and what comes back. */
export interface WorkerQuestion {
  readonly id: number;
  /** An action, or advice: an action with its reason. */
  readonly wants: 'action' | 'advice';
  readonly request: BotRequest;
}
export type WorkerReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };

interface Parser<Value> {
  safeParse(input: unknown): { success: true; data: Value } | { success: false };
}

export interface BotPoolOptions {
  /** Starts one worker thread that answers `WorkerQuestion`s with `WorkerReply`s. */
  readonly createWorker: () => Worker;
  readonly size: number;
  /** How long a question may wait for its answer, its time in the queue included. */
  readonly deadlineMs: number;
  readonly onTrouble: (message: string) => void;
}

/** Worker threads that think for bots. A thread that hangs or dies costs its one answer and is replaced. */
export interface BotPool {
  readonly ask: BotPort;
  readonly advise: AdvicePort;
  /** Starts the threads, so that the first answer doesn't wait for them. */
  warm(): void;
  /** Ends the threads; questions under way are rejected. */
  dispose(): Promise<void>;
}

interface Job {
  readonly question: WorkerQuestion;
  /** Takes the answer; false when it isn't one. */
  readonly accept: (answer: unknown) => boolean;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
}

/** After this many threads have died in a row without one answer, no more are started: asking fails at once. */
const MAX_DEATHS_IN_A_ROW = 5;

/** A worker thread from the program's own built file. */
export const workerFrom = (file: string) => (): Worker => new Worker(file);

export function createBotPool(options: BotPoolOptions): BotPool {
  const { createWorker, size, deadlineMs, onTrouble } = options;
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  let lastId = 0;
  let deathsInARow = 0;
  let disposed = false;

  const fail = (job: Job, reason: string | BotsGone) => {
    clearTimeout(job.timer);
    job.reject(typeof reason === 'string' ? new Error(reason) : reason);
  };

  const startThread = () => {
    let worker: Worker;
    try {
      worker = createWorker();
    } catch (error) {
      // A system without memory for one more thread refuses it at once.
      deathsInARow += 1;
      onTrouble(`a bot thread could not be started: ${String(error)}`);
      return;
    }
    const thread: Thread = { worker, job: null };
    threads.add(thread);
    worker.on('message', (reply: WorkerReply) => onReply(thread, reply));
    worker.on('error', (error) => lose(thread, `a bot thread failed: ${String(error)}`));
    worker.on('exit', () => lose(thread, 'a bot thread ended by itself'));
    // The program may end while a bot thinks.
    worker.unref();
  };

  const onReply = (thread: Thread, reply: WorkerReply) => {
    const { job } = thread;
    if (job === null || job.question.id !== reply.id) return;
    thread.job = null;
    deathsInARow = 0;
    if ('failure' in reply) fail(job, reply.failure);
    else {
      clearTimeout(job.timer);
      if (!job.accept(reply.answer)) fail(job, `the answer of a bot is no ${job.question.wants}`);
    }
    next();
  };

  /** Takes a thread out of service; its question is failed, and another thread takes up the rest. */
  const lose = (thread: Thread, reason: string) => {
    if (!threads.delete(thread)) return;
    deathsInARow += 1;
    onTrouble(reason);
    if (thread.job !== null) fail(thread.job, reason);
    void thread.worker.terminate();
    next();
  };

  const onDeadline = (id: number) => {
    const reason = `a bot gave no answer within ${deadlineMs} ms`;
    const queued = waiting.findIndex((job) => job.question.id === id);
    const [overdue] = queued < 0 ? [] : waiting.splice(queued, 1);
    if (overdue !== undefined) fail(overdue, reason);
    for (const thread of threads) if (thread.job?.question.id === id) lose(thread, reason);
  };

  const warm = () => {
    while (!disposed && threads.size < size && deathsInARow < MAX_DEATHS_IN_A_ROW) startThread();
  };

  const next = () => {
    if (disposed || waiting.length === 0) return;
    warm();
    for (const thread of threads) {
      if (thread.job !== null) continue;
      const job = waiting.shift();
      if (job === undefined) return;
      thread.job = job;
      thread.worker.postMessage(job.question);
    }
    if (threads.size === 0)
      for (const job of waiting.splice(0)) fail(job, 'no bot thread can be started');
  };

  const asking =
    <Value>(wants: WorkerQuestion['wants'], schema: Parser<Value>) =>
    (request: BotRequest): Promise<Value> =>
      new Promise((resolve, reject) => {
        if (disposed) return reject(new BotsGone());
        const id = ++lastId;
        const accept = (answer: unknown) => {
          const parsed = schema.safeParse(answer);
          if (parsed.success) resolve(parsed.data);
          return parsed.success;
        };
        const timer = setTimeout(() => onDeadline(id), deadlineMs);
        waiting.push({ question: { id, wants, request }, accept, reject, timer });
        next();
      });

  return {
    warm,
    ask: asking('action', actionSchema),
    advise: asking('advice', hintSchema),
    async dispose() {
      disposed = true;
      const gone = new BotsGone();
      for (const job of waiting.splice(0)) fail(job, gone);
      const ending = [...threads].map((thread) => {
        threads.delete(thread);
        if (thread.job !== null) fail(thread.job, gone);
        return thread.worker.terminate();
      });
      await Promise.all(ending);
    },
  };
}
