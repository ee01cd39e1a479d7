import { decide } from '@main/bots/levels/decide';
import type { BotPort } from '@main/bots/thread/botPort';
import { replayRecord } from '@main/engine/replay';
import { type Clock, systemClock } from '@main/session/clock';
import { decideHere, decidePlain } from '@main/session/decideHere';
import { PRESETS, presetRules } from '@shared/game/presets';
import { parseRecord } from '@shared/protocol/recordSchema';
import type { Answer, TablePlan, TableUpdate } from '@shared/protocol/table';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../tests/support/fakeClock';
import { createMemoryKeeper, type MemoryKeeper } from '../../../tests/support/memoryKeeper';
import { soloPlan } from '../../../tests/support/soloPlan';
import { type CurrentTable, createCurrentTable } from './currentTable';
import type { AdvisingHouse } from './hintFor';
import { createOwnGames, type OwnGames } from './ownGames';

const planOf = (preset: string, seed: string | null = 'own table'): TablePlan =>
  soloPlan(presetRules(preset), { title: `A game of ${preset}`, seed });

const thinkHere: BotPort = async (request) => decideHere(request);

interface Program {
  readonly table: CurrentTable;
  readonly games: OwnGames;
  readonly keeper: MemoryKeeper;
  readonly updates: readonly TableUpdate[];
  readonly troubles: readonly string[];
  readonly notices: readonly string[];
}

/** The program as it starts on what an earlier one kept. */
function startProgram(
  keeper: MemoryKeeper = createMemoryKeeper(),
  bots = thinkHere,
  clock: Clock = systemClock,
  onUpdate: (update: TableUpdate) => void = () => {},
): Program {
  const updates: TableUpdate[] = [];
  const troubles: string[] = [];
  const notices: string[] = [];
  let drawn = keeper.running.size;
  const house: AdvisingHouse = {
    bots,
    advise: async (request) => ({ action: await bots(request), reason: { kind: 'rules' } }),
    plain: decidePlain,
    onTrouble: (message) => troubles.push(message),
  };
  const table = createCurrentTable(house);
  const games = createOwnGames({
    keeper,
    clock,
    house,
    current: table,
    randomHex: (bytes) => {
      drawn += 1;
      return drawn.toString(16).padStart(bytes * 2, '0');
    },
    app: '0.0.0',
    onUpdate(update) {
      updates.push(update);
      onUpdate(update);
    },
    onNotice: (sentence) => notices.push(sentence),
  });
  return { table, games, keeper, updates, troubles, notices };
}

/** Plays for the person until the deal is over or `isEnough` says so; gives the view reached. */
async function play(
  { table }: Program,
  isEnough: (update: TableUpdate) => boolean = () => false,
): Promise<TableUpdate> {
  for (;;) {
    const update = table.update();
    if (update === null) throw new Error('no table is open');
    const { view } = update;
    if (view.phase.kind === 'over' || (view.legal !== null && isEnough(update))) return update;
    if (view.legal !== null) {
      const answer = await table.submit({
        turn: view.turn,
        action: decide(view, 'random', 'person'),
      });
      expect(answer).toEqual({ ok: true, value: null });
    }
    // Bots act as soon as whatever is under way has been done.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const inThirdTrick = ({ view }: TableUpdate) => view.tricks.length >= 2;

const resumeNewest = async ({ games }: Program): Promise<Answer<TableUpdate>> =>
  games.resume((await games.resumable())?.tableId ?? '');

/** The record replays with the seed it names, or with the one given. */
function expectTrueRecord(value: unknown): void {
  const record = parseRecord(value);
  if (!record.ok) throw new Error(record.error);
  const replayed = replayRecord(record.value);
  expect(replayed.ok ? null : replayed.error).toBeNull();
}

describe('a table against bots', () => {
  it('tells bots and who asks for a hint what bids tell there, also when it is taken up again', async () => {
    const asked = new Set<string>();
    const listening: BotPort = (request) => {
      asked.add(`${request.level} ${request.convention}`);
      return thinkHere({ ...request, level: 'plain' });
    };
    const program = startProgram(createMemoryKeeper(), listening);
    const opened = await program.games.open({ ...planOf('sq-partnership'), convention: 'jumps' });
    expect(opened.ok && opened.value.convention).toBe('jumps');
    await play(program, inThirdTrick);
    expect(await program.table.hint()).toMatchObject({ ok: true });
    await program.games.flush();
    const later = startProgram(program.keeper, listening);
    const resumed = await resumeNewest(later);
    expect(resumed.ok && resumed.value.convention).toBe('jumps');
    expect([...asked].sort()).toEqual(['expert jumps', 'plain jumps']);
  });

  it.each(PRESETS.map(({ name }) => name))('plays a deal of %s with bots', async (name) => {
    const program = startProgram();
    const opened = await program.games.open(planOf(name));
    expect(opened.ok && opened.value.events[0]?.type).toBe('dealt');
    await play(program);
    expect((await program.table.nextDeal()).ok).toBe(true);
    await play(program);
    expect(program.troubles).toEqual([]);
    expect(program.updates.map(({ seq }) => seq)).toEqual(
      program.updates.map((_, index) => index + 2),
    );
    await program.games.flush();
    const [kept] = await program.keeper.unfinished();
    // The second deal of a large game may have won it.
    expectTrueRecord(kept?.record ?? program.keeper.archived[0]?.record);
  });

  it.each(['sq-partnership', 'cm-cutthroat-3', 'sq-two', 'cm-six-double'])(
    'goes on with the same %s after the program has ended',
    async (name) => {
      const first = startProgram();
      await first.games.open(planOf(name));
      const left = await play(first, inThirdTrick);
      const second = startProgram(first.keeper);
      expect(await second.games.resumable()).toMatchObject({ title: `A game of ${name}` });
      const resumed = await resumeNewest(second);
      expect(resumed.ok && resumed.value.view).toEqual(left.view);
      await play(second);
      await second.table.nextDeal();
      // The next deal comes from the same seed as if nothing had happened.
      await play(first);
      await first.table.nextDeal();
      expect(second.table.update()?.view.dealer).toBe(first.table.update()?.view.dealer);
      expect(second.table.update()?.view.hand).toEqual(first.table.update()?.view.hand);
    },
  );

  it('has kept whatever the window is shown: the first deal, each action, what was taken back, the next deal', async () => {
    const keeper = createMemoryKeeper();
    const moments: { shown: TableUpdate; kept: MemoryKeeper['running'] }[] = [];
    const note = (shown: TableUpdate) => moments.push({ shown, kept: new Map(keeper.running) });
    const program = startProgram(keeper, thinkHere, systemClock, note);
    const opened = await program.games.open(planOf('cm-cutthroat-3'));
    if (opened.ok) note(opened.value);
    await play(program, inThirdTrick);
    expect((await program.table.undo()).ok).toBe(true);
    await play(program);
    await program.table.nextDeal();
    await play(program, ({ view }) => view.legal !== null);

    for (const { shown, kept } of moments) {
      const later = createMemoryKeeper();
      for (const [id, slot] of kept) later.running.set(id, slot);
      // Bots that don't answer: the game stands still where it was left.
      const again = await resumeNewest(startProgram(later, () => new Promise(() => {})));
      const { turn, dealNumber, hand, phase } = shown.view;
      expect(again.ok && again.value.view).toMatchObject({ turn, dealNumber, hand, phase });
    }
    expect(moments.at(-1)?.shown.view.dealNumber).toBe(2);
    expect(moments.length).toBeGreaterThan(40);
  });

  it('keeps a finished game with its seed, and has nothing to go on with then', async () => {
    const program = startProgram();
    const plan = planOf('sq-two');
    await program.games.open({ ...plan, rules: { ...plan.rules, target: 100 } });
    while (program.table.update()?.view.winner === null) {
      await play(program);
      await program.table.nextDeal();
    }
    await program.games.flush();
    expect(program.keeper.archived).toMatchObject([
      { title: plan.title, record: { seed: plan.seed } },
    ]);
    expectTrueRecord(program.keeper.archived[0]?.record);
    expect(program.keeper.running.size).toBe(0);
    expect((await program.table.undo()).ok).toBe(false);
    await program.table.leave();
    expect(await program.games.resumable()).toBeNull();
  });

  it('keeps every game that was begun when another begins, and goes on with any of them', async () => {
    const program = startProgram();
    await program.games.open(planOf('sq-partnership'));
    const left = await play(program, inThirdTrick);
    const first = program.table.update()?.tableId ?? '';
    await program.games.open(planOf('cm-single'));
    await play(program, inThirdTrick);
    const second = program.table.update()?.tableId ?? '';
    expect(program.keeper.archived).toEqual([]);
    const ids = (games: readonly { readonly tableId: string }[]) =>
      games.map(({ tableId }) => tableId);
    expect(ids(await program.games.unfinished())).toEqual([second, first]);
    const again = await program.games.resume(first);
    expect(again.ok && again.value.view).toEqual(left.view);
    expect((await program.games.resumable())?.title).toBe('A game of sq-partnership');
    expect((await program.games.resume(second)).ok).toBe(true);
    expect(ids(await startProgram(program.keeper).games.unfinished())).toEqual([second, first]);
  });

  it('forgets a game in which nothing was done when another begins', async () => {
    const program = startProgram();
    await program.games.open(planOf('sq-partnership'));
    await program.games.open(planOf('cm-single'));
    expect(await program.games.unfinished()).toMatchObject([{ title: 'A game of cm-single' }]);
  });

  it('removes an unfinished game, also the one at the table', async () => {
    const program = startProgram();
    await program.games.open(planOf('sq-partnership'));
    await play(program, inThirdTrick);
    const first = program.table.update()?.tableId ?? '';
    await program.games.open(planOf('cm-single'));
    await play(program, inThirdTrick);
    await program.games.remove(first);
    expect(await program.games.unfinished()).toMatchObject([{ title: 'A game of cm-single' }]);
    await program.games.remove(program.table.update()?.tableId ?? '');
    expect(program.table.update()).toBeNull();
    expect(await program.games.unfinished()).toEqual([]);
    expect((await program.games.resume(first)).ok).toBe(false);
  });

  it('offers the unfinished games when a finished one can\u2019t be put away', async () => {
    const first = startProgram();
    await first.games.open(planOf('sq-partnership'));
    await play(first, inThirdTrick);
    const two = planOf('sq-two');
    const keeper = { ...first.keeper, archive: () => Promise.reject(new Error('disk full')) };
    const second = startProgram(keeper);
    await second.games.open({ ...two, rules: { ...two.rules, target: 100 } });
    while (second.table.update()?.view.winner === null) {
      await play(second);
      await second.table.nextDeal();
    }
    await second.table.leave();
    expect(await second.games.unfinished()).toMatchObject([{ title: 'A game of sq-partnership' }]);
    // It is put away as soon as that can be.
    await startProgram(first.keeper).games.unfinished();
    expect(first.keeper.archived).toMatchObject([{ title: 'A game of sq-two' }]);
  });

  it('never has the seed in what it keeps of a game in play, or in what it sends', async () => {
    const program = startProgram();
    await program.games.open(planOf('sq-partnership', 'a-seed-to-look-for'));
    await play(program, inThirdTrick);
    const [slot] = program.keeper.running.values();
    expect(slot?.record).not.toContain('a-seed-to-look-for');
    expect(slot?.seed).toBe('a-seed-to-look-for');
    expect(JSON.stringify(program.updates)).not.toContain('a-seed-to-look-for');
  });

  it('goes on without its seed, with new cards in the next deal', async () => {
    const first = startProgram();
    await first.games.open(planOf('sq-partnership'));
    const left = await play(first, inThirdTrick);
    for (const [id, slot] of first.keeper.running)
      first.keeper.running.set(id, { ...slot, seed: 'another seed' });
    const second = startProgram(first.keeper);
    const resumed = await resumeNewest(second);
    expect(resumed.ok && resumed.value.view).toEqual(left.view);
    await play(second);
    expect((await second.table.nextDeal()).ok).toBe(true);
  });

  it('sets a record aside that breaks the rules, and offers the one before', async () => {
    const first = startProgram();
    await first.games.open(planOf('sq-partnership'));
    await play(first, inThirdTrick);
    const [[id, slot] = []] = first.keeper.running;
    if (id === undefined || slot === undefined) throw new Error('nothing was kept');
    const spoilt = { ...slot, record: slot.record.replace('"pass"', '"moon"'), savedAt: 1e9 };
    first.keeper.running.set('spoilt', spoilt);
    const second = startProgram(first.keeper);
    expect(await second.games.resumable()).toMatchObject({ tableId: id });
    expect(first.keeper.setAsides).toEqual(['spoilt']);
  });

  it.each([
    ['too few seats', { ...planOf('sq-partnership'), seats: planOf('cm-cutthroat-3').seats }],
    [
      'nobody of one\u2019s own',
      { ...planOf('sq-two'), seats: [planOf('sq-two').seats[1], planOf('sq-two').seats[1]] },
    ],
  ])('refuses a plan with %s, in a sentence', async (_name, plan) => {
    const { table, games } = startProgram();
    const seats = plan.seats.filter((seat) => seat !== undefined);
    const opened = await games.open({ ...plan, seats });
    expect(opened).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    expect(table.update()).toBeNull();
  });

  it('answers everything when no table is open', async () => {
    const { table, games } = startProgram();
    const nothing = { ok: false, error: { code: 'no-table' } };
    expect(await table.submit({ turn: 0, action: { type: 'pass' } })).toEqual(nothing);
    expect(await table.undo()).toEqual(nothing);
    expect(await table.hint()).toEqual(nothing);
    expect(await table.nextDeal()).toEqual(nothing);
    expect(await table.pause(true)).toEqual(nothing);
    expect(await games.resume('0123456789abcdef')).toMatchObject({ ok: false });
    expect(await games.remove('0123456789abcdef')).toMatchObject({ ok: true });
    expect(await games.unfinished()).toEqual([]);
    expect(table.preview([])).toEqual(nothing);
    await table.leave();
  });

  it('gives a hint that may be played, with a reason', async () => {
    const program = startProgram();
    await program.games.open(planOf('sq-partnership'));
    await play(program, () => true);
    const hint = await program.table.hint();
    if (!hint.ok) throw new Error(hint.error.code);
    const turn = program.table.update()?.view.turn ?? -1;
    expect((await program.table.submit({ turn, action: hint.value.action })).ok).toBe(true);
  });
});

describe('bots that fail', () => {
  it.each<[string, BotPort]>([
    ['crash', () => Promise.reject(new Error('crashed'))],
    [
      'throw',
      () => {
        throw new Error('thrown');
      },
    ],
    ['answer what is illegal', async () => ({ type: 'play', card: 99 })],
    ['answer another phase', async () => ({ type: 'draw' })],
  ])('that %s are answered for, and the deal is played to its end', async (_name, bots) => {
    const program = startProgram(createMemoryKeeper(), bots);
    await program.games.open(planOf('sq-partnership'));
    const { view } = await play(program);
    expect(view.result).not.toBeNull();
    expect(program.troubles.length).toBeGreaterThan(10);
    const hint = await program.table.hint();
    expect(hint.ok).toBe(false);
  });

  it('don\u2019t play on a question that has been overtaken', async () => {
    let answers: (() => void)[] = [];
    const slow: BotPort = ({ view, level, seed }) =>
      new Promise((resolve) => answers.push(() => resolve(decide(view, level, seed))));
    const clock = createFakeClock();
    const program = startProgram(createMemoryKeeper(), slow, clock);
    await program.games.open(planOf('cm-single', 'slow bots'));
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    clock.advance(0);
    for (let n = 0; n < 40 && program.table.update()?.view.legal === null; n++) {
      for (const answer of answers.splice(0)) answer();
      await settle();
    }
    const { view } = program.table.update() ?? {};
    if (view?.legal?.kind !== 'auction') throw new Error('the person is not asked for a bid');
    await program.table.submit({ turn: view.turn, action: { type: 'pass' } });
    await settle();
    const old = answers;
    answers = [];
    await program.table.undo();
    for (const answer of old) answer();
    await settle();
    expect(program.table.update()?.view).toEqual(view);
    expect(program.troubles).toEqual([]);
  });
});
