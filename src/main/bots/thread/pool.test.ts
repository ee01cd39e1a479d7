import { Worker } from 'node:worker_threads';
import { presetRules } from '@shared/game/presets';
import type { PlayerView } from '@shared/game/view';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startGame } from '../../engine/game';
import { viewFor } from '../../engine/view';
import { type BotPool, createBotPool } from './pool';

const rules = presetRules('sq-partnership');
const view: PlayerView = viewFor(startGame(rules, 'pool').game, 0);
const ask = (pool: BotPool, seed: string) =>
  pool.ask({ view, level: 'plain', seed, convention: 'natural' });

/** A thread that does what the seed of a question says. */
const PUPPET = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', ({ id, request: { seed } }) => {
    if (seed === 'die') process.exit(1);
    if (seed === 'throw') throw new Error('thrown');
    if (seed === 'hang') for (;;);
    if (seed === 'fail') parentPort.postMessage({ id, failure: 'no idea' });
    else if (seed === 'nonsense') parentPort.postMessage({ id, answer: { type: 'fly' } });
    else parentPort.postMessage({ id, answer: { type: 'bid', amount: threadId } });
  });
`;

const DEADLINE_MS = 1500;
// Deadlines pass only when a test says so, however slow the machine.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

const pools: BotPool[] = [];
function poolOf(size: number, code = PUPPET) {
  const troubles: string[] = [];
  let started = 0;
  const pool = createBotPool({
    size,
    deadlineMs: DEADLINE_MS,
    createWorker: () => {
      started += 1;
      return new Worker(code, { eval: true });
    },
    onTrouble: (message) => troubles.push(message),
  });
  pools.push(pool);
  return { pool, troubles, started: () => started };
}
afterEach(async () => {
  vi.useRealTimers();
  for (const pool of pools.splice(0)) await pool.dispose();
});

describe('a pool of bots', () => {
  it('answers', async () => {
    const { pool } = poolOf(1);
    expect(await ask(pool, 'bid')).toMatchObject({ type: 'bid' });
  });

  it('thinks of as many questions at once as it has threads', async () => {
    const { pool, started } = poolOf(2);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((seed) => ask(pool, seed)));
    expect(started()).toBe(2);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(2);
  });

  it.each([
    ['dies', 'die', 'ended by itself'],
    ['throws', 'throw', 'thrown'],
    ['fails', 'fail', 'no idea'],
    ['answers nonsense', 'nonsense', 'no action'],
  ])('rejects the question of a bot that %s, and answers the next', async (_name, seed, words) => {
    const { pool } = poolOf(1);
    await expect(ask(pool, seed)).rejects.toThrow(words);
    expect(await ask(pool, 'bid')).toMatchObject({ type: 'bid' });
  });

  it('gives up a bot that hangs, and answers the question that waited behind it', async () => {
    const { pool, troubles, started } = poolOf(1);
    const hung = expect(ask(pool, 'hang')).rejects.toThrow('no answer within 1500 ms');
    vi.advanceTimersByTime(DEADLINE_MS - 1);
    const behind = ask(pool, 'bid');
    vi.advanceTimersByTime(1);
    await hung;
    expect(await behind).toMatchObject({ type: 'bid' });
    expect(troubles).toEqual(['a bot gave no answer within 1500 ms']);
    expect(started()).toBe(2);
  });

  it('stops starting threads that can\u2019t live, and fails at once from then on', async () => {
    const { pool, started } = poolOf(1, 'throw new Error("broken file")');
    for (let n = 0; n < 8; n++) await expect(ask(pool, 'bid')).rejects.toThrow();
    expect(started()).toBe(5);
  });

  it('rejects questions when the system refuses a thread at once', async () => {
    const troubles: string[] = [];
    const pool = createBotPool({
      size: 2,
      deadlineMs: DEADLINE_MS,
      createWorker: () => {
        throw new Error('no memory for a thread');
      },
      onTrouble: (message) => troubles.push(message),
    });
    pools.push(pool);
    expect(() => pool.warm()).not.toThrow();
    await expect(ask(pool, 'bid')).rejects.toThrow('no bot thread can be started');
    expect(troubles).toHaveLength(5);
  });

  it('rejects what is under way when it is disposed', async () => {
    const { pool } = poolOf(1);
    const hung = expect(ask(pool, 'hang')).rejects.toThrow('gone');
    const queued = expect(ask(pool, 'bid')).rejects.toThrow('gone');
    await pool.dispose();
    await hung;
    await queued;
    await expect(ask(pool, 'bid')).rejects.toThrow('gone');
  });
});
