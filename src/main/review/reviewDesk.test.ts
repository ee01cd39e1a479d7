import { Worker } from 'node:worker_threads';
import { createBot } from '@main/bots/levels/createBot';
import { dealCards } from '@main/engine/dealing';
import { applyAction, createGame, type GameState, isDealOver, nextDeal } from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import type { PlayedGame } from '@main/records/recordTable';
import { at } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { DealReview, ReviewProgress } from '@shared/protocol/review';
import { describe, expect, it } from 'vitest';
import { createReviewDesk } from './reviewDesk';

const REVIEW: DealReview = { dealNumber: 1, judgements: [] };

/** A thread that tells its progress and then answers, or never does. */
const answering = (reply: unknown) => `
  const { parentPort } = require('node:worker_threads');
  parentPort.once('message', ({ game, dealNumber }) => {
    parentPort.postMessage({ progress: { done: game.finished.length, total: dealNumber } });
    ${reply === undefined ? 'setInterval(() => {}, 1000);' : `parentPort.postMessage({ review: ${JSON.stringify(reply)} });`}
  });
`;

function playedDeal(start: GameState): GameState {
  let game = start;
  const bot = createBot('random', 'desk');
  while (!isDealOver(game)) {
    const { phase } = game.deal;
    if (phase.kind === 'over') break;
    const next = applyAction(game, phase.seat, bot.decide(viewFor(game, phase.seat)));
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    game = next.value.game;
  }
  return game;
}

const rules = presetRules('sq-partnership');
const first = playedDeal(createGame(rules, 0, dealCards(rules, 'desk', 0)).game);
/** One deal is over, the second has begun. */
const inSecond = nextDeal(first, 'desk').game;

const head = {
  title: 'A table',
  timerSeconds: null,
  convention: 'jumps' as const,
  seats: [0, 1, 2, 3].map((seat) => ({
    name: `Seat ${seat}`,
    kind: seat === 2 ? ('human' as const) : ('bot' as const),
    level: null,
  })),
};

function startDesk(reply: unknown, game: GameState | null = inSecond) {
  const kept = new Map<string, DealReview>();
  const progress: ReviewProgress[] = [];
  const troubles: string[] = [];
  let started = 0;
  const played: PlayedGame | null = game === null ? null : { head, game };
  const desk = createReviewDesk({
    savedGame: async () => ({ ok: false, error: 'That game is no longer there.' }),
    unfinishedGame: async () => null,
    tableGame: () => played,
    reviews: {
      read: async (key) => kept.get(key) ?? null,
      keep: async (key, review) => void kept.set(key, review),
    },
    createWorker: () => {
      started += 1;
      return new Worker(answering(reply), { eval: true });
    },
    onProgress: (each) => progress.push(each),
    onTrouble: (message) => troubles.push(message),
  });
  return { desk, progress, troubles, started: () => started };
}

const TABLE = { kind: 'table' } as const;

describe('reviewed deals', () => {
  it('are those that are over, and never the one in play', async () => {
    const { desk, started } = startDesk(REVIEW);
    const game = await desk.game(TABLE);
    expect(game).toMatchObject({
      ok: true,
      value: { title: 'A table', you: 2, convention: 'jumps' },
    });
    if (!game.ok) throw new Error('refused');
    expect(game.value.results).toHaveLength(1);
    for (const dealNumber of [0, 2, 3]) {
      for (const answer of [
        await desk.deal(TABLE, dealNumber),
        await desk.judge(TABLE, dealNumber),
      ])
        expect(answer).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    }
    expect(started()).toBe(0);
  });

  it('are opened move by move, from the cards as dealt to the last trick', async () => {
    const { desk } = startDesk(REVIEW);
    const opened = await desk.deal(TABLE, 1);
    if (!opened.ok) throw new Error('refused');
    const { steps, tricks } = opened.value;
    const { deal } = first;
    expect(steps.map(({ seat, action }) => ({ seat, action }))).toEqual(deal.moves);
    expect(at(steps, 0).hands).toEqual(deal.dealt.hands);
    expect(tricks).toEqual(deal.tricks);
    // Nothing of the deal that is played now, and no seed, is on the way.
    expect(JSON.stringify(opened.value)).not.toContain(JSON.stringify(at(inSecond.deal.hands, 0)));
    for (const step of steps)
      if (step.action.type === 'play') expect(step.hands[step.seat]).toContain(step.action.card);
  });

  it('are played on from before each decision, with nothing of what came after', async () => {
    const { desk } = startDesk(REVIEW);
    const before = await desk.gameBefore(TABLE, 1, 3);
    if (!before.ok) throw new Error(before.error);
    expect(before.value.game.deal.moves).toEqual(first.deal.moves.slice(0, 3));
    expect(before.value.game.finished).toEqual([]);
    expect(await desk.gameBefore(TABLE, 2, 0)).toMatchObject({ ok: false });
    expect(await desk.gameBefore(TABLE, 1, first.deal.moves.length)).toMatchObject({ ok: false });
  });

  it('are judged once, with the progress told', async () => {
    const { desk, progress, started } = startDesk(REVIEW);
    expect(await desk.judge(TABLE, 1)).toEqual({ ok: true, value: REVIEW });
    expect(progress).toEqual([{ source: TABLE, dealNumber: 1, done: 1, total: 1 }]);
    expect(await desk.judge(TABLE, 1)).toEqual({ ok: true, value: REVIEW });
    expect(started()).toBe(1);
  });

  it('are judged no further when that is stopped', async () => {
    const { desk, troubles } = startDesk(undefined);
    const judged = desk.judge(TABLE, 1);
    await new Promise((resolve) => setImmediate(resolve));
    desk.stop();
    expect(await judged).toMatchObject({
      ok: false,
      error: { sentence: 'The review was stopped.' },
    });
    expect(troubles).toEqual([]);
  });

  it('are refused with a sentence when the thread answers nonsense', async () => {
    const { desk, troubles } = startDesk({ dealNumber: 'one' });
    expect(await desk.judge(TABLE, 1)).toMatchObject({ ok: false });
    expect(troubles).toHaveLength(1);
  });

  it('are refused with a sentence where there is no game', async () => {
    const { desk } = startDesk(REVIEW, null);
    const saved = { kind: 'saved', id: '0123456789abcdef' } as const;
    for (const source of [TABLE, saved]) {
      expect(await desk.game(source)).toMatchObject({ ok: false });
      expect(await desk.judge(source, 1)).toMatchObject({ ok: false });
    }
    expect(await desk.gameBefore(saved, 1, 0)).toMatchObject({ ok: false });
  });
});
