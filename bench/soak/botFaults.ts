import { Worker } from 'node:worker_threads';
import type { BotPort } from '@main/bots/thread/botPort';
import { type BotPool, createBotPool, workerFrom } from '@main/bots/thread/pool';
import { decideHere } from '@main/session/decideHere';
import type { Action } from '@shared/game/actions';
import type { BotLevel } from '@shared/game/botLevels';
import type { Round } from './round';

/** As a table of the program asks its bots. */
const DEADLINE_MS = 2_500;
const QUICK_LEVELS: readonly BotLevel[] = ['random', 'plain', 'easy'];

/** How many decisions there are for each that meets a fault. */
const FAULT_IN = 25;
/** A thread that never answers costs its whole deadline: few are. */
const MUTE_IN = 12;
const MUTE = "require('node:worker_threads').parentPort.on('message', () => {})";
const DYING =
  "require('node:worker_threads').parentPort.on('message', () => { throw new Error('put in by the soak'); })";

/** Bots for one round that throw, stall, answer nonsense, and whose threads are killed. */
export interface FaultyBots {
  readonly ask: BotPort;
  dispose(): Promise<void>;
}

export function createFaultyBots(
  workerFile: string,
  { draw, isClean, count }: Round,
  onTrouble: (message: string) => void,
): FaultyBots {
  const workers: Worker[] = [];
  const createReal = workerFrom(workerFile);
  const createWorker = () => {
    const isSpoiled = !isClean && workers.length > 0 && draw.onceIn(MUTE_IN);
    if (isSpoiled) count('+ spoiled threads');
    const worker = isSpoiled
      ? new Worker(draw.onceIn(2) ? MUTE : DYING, { eval: true })
      : createReal();
    workers.push(worker);
    return worker;
  };
  const pool: BotPool = createBotPool({
    createWorker,
    size: 1,
    deadlineMs: DEADLINE_MS,
    onTrouble,
  });

  const faults: readonly (() => Action | Promise<Action>)[] = [
    () => {
      count('+ throwing bots');
      throw new Error('put in by the soak');
    },
    () => {
      count('+ failing bots');
      return Promise.reject(new Error('put in by the soak'));
    },
    () => {
      count('+ nonsense answers');
      return { type: 'bid', amount: -1 };
    },
  ];

  return {
    ask: async (request) => {
      if (!isClean && draw.onceIn(FAULT_IN)) return draw.pick(faults)();
      if (QUICK_LEVELS.includes(request.level)) return decideHere(request);
      const answer = pool.ask(request);
      if (!isClean && draw.onceIn(FAULT_IN)) {
        count('+ killed threads');
        void workers.at(-1)?.terminate();
      }
      return answer;
    },
    dispose: pool.dispose,
  };
}
