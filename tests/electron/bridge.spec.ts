import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRESETS } from '../../src/shared/game/presets';
import type { Bridge } from '../../src/shared/protocol/bridge';
import type { TablePlan, TableUpdate } from '../../src/shared/protocol/table';
import { isOver, isThirdTrick, playUntil } from './firstAction';
import { expect, type Launched, test } from './launch';

declare global {
  interface Window {
    readonly pinochle: Bridge;
  }
}

const [preset] = PRESETS;
if (preset === undefined) throw new Error('there is no preset');
const PLAN: TablePlan = {
  title: preset.title,
  rules: preset.rules,
  seats: [
    { kind: 'you', name: 'You' },
    ...['June', 'Nora', 'Walt'].map((name) => ({ kind: 'bot', name, level: 'plain' }) as const),
  ],
  timerSeconds: null,
  convention: 'natural',
  seed: 'bridge spec',
};

const open = (page: Launched['page'], plan: TablePlan = PLAN) =>
  page.evaluate((wanted) => window.pinochle.table.open(wanted), plan);

const current = (page: Launched['page']): Promise<TableUpdate | null> =>
  page.evaluate(() => window.pinochle.table.current());

test('a whole deal is played through the bridge', async ({ launch }) => {
  const { page } = await launch();
  expect((await open(page)).ok).toBe(true);
  const { view } = await playUntil(page, isOver);
  expect(view.result).not.toBeNull();
  const answer = await page.evaluate(() => window.pinochle.table.nextDeal());
  expect(answer).toEqual({ ok: true, value: null });
  expect((await current(page))?.view.dealNumber).toBe(2);
});

const resumeNewest = (page: Launched['page']) =>
  page.evaluate(async () => {
    const { table } = window.pinochle;
    return table.resume((await table.resumable())?.tableId ?? '');
  });

test('a game left in mid-trick goes on with the same hand', async ({ launch }) => {
  const first = await launch();
  await open(first.page);
  const left = await playUntil(first.page, isThirdTrick);
  const second = await first.relaunch();
  const resumable = await second.page.evaluate(() => window.pinochle.table.resumable());
  expect(resumable).toMatchObject({ dealNumber: 1, title: PLAN.title });
  const resumed = await resumeNewest(second.page);
  expect(resumed.ok && resumed.value.view).toEqual(left.view);
  await playUntil(second.page, isOver);
});

test('a game survives the end of its process', async ({ launch, uncaught }) => {
  const first = await launch();
  await open(first.page);
  const left = await playUntil(first.page, isThirdTrick);
  const gone = new Promise((resolve) => first.app.process().once('exit', resolve));
  first.app.process().kill('SIGKILL');
  await gone;
  uncaught.length = 0;
  const second = await launch({ userDataDir: first.userDataDir });
  const resumed = await resumeNewest(second.page);
  expect(resumed.ok && resumed.value.view).toEqual(left.view);
});

test('a page that crashes finds its table again', async ({ launch, uncaught }) => {
  const { app, page } = await launch();
  await open(page);
  const before = await playUntil(page, isThirdTrick);
  const loaded = app.evaluate(
    ({ BrowserWindow }) =>
      new Promise<void>((resolve) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        contents?.once('did-finish-load', () => resolve());
        contents?.forcefullyCrashRenderer();
      }),
  );
  await loaded;
  const view = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
      'window.pinochle.table.current().then((update) => update.view)',
    ),
  );
  expect(view).toEqual(before.view);
  uncaught.length = 0;
});

test('what does not fit is refused with a sentence, and nothing changes', async ({ launch }) => {
  const { page } = await launch();
  await open(page);
  const before = await playUntil(page, isThirdTrick);
  const refusals = await page.evaluate(async (turn) => {
    const act = window.pinochle.table.act as (submission: unknown) => Promise<unknown>;
    return [
      await act({ turn, action: { type: 'play', card: 99 } }),
      await act({ turn, action: { type: 'play', card: 1, seat: 2 } }),
      await act({ turn, action: { type: '__proto__' } }),
      await act('play'),
      await act({ turn: turn - 1, action: { type: 'pass' } }),
      await act({ turn, action: { type: 'bid', amount: 250 } }),
    ];
  }, before.view.turn);
  for (const refusal of refusals) expect(refusal).toMatchObject({ ok: false });
  expect(JSON.stringify(refusals)).not.toContain('    at ');
  expect((await current(page))?.view).toEqual(before.view);
});

test('a double submission counts once', async ({ launch }) => {
  const { page } = await launch();
  await open(page);
  const before = await playUntil(page, isThirdTrick);
  const { legal, turn } = before.view;
  if (legal?.kind !== 'play') throw new Error('it is not a card that is to be played');
  const answers = await page.evaluate(
    ([at, card]) => {
      const submission = { turn: at ?? 0, action: { type: 'play', card: card ?? 0 } } as const;
      return Promise.all([1, 2, 3].map(() => window.pinochle.table.act(submission)));
    },
    [turn, legal.cards[0]],
  );
  expect(answers.map((answer) => answer.ok)).toEqual([true, false, false]);
});

test('no file and no message of a game in play holds its seed', async ({ launch }) => {
  const { page, userDataDir } = await launch();
  await open(page, { ...PLAN, seed: 'secret-deal-code' });
  const update = await playUntil(page, isThirdTrick);
  expect(JSON.stringify(update)).not.toContain('secret-deal-code');
  const running = join(userDataDir, 'running');
  const names = await readdir(running);
  expect(names.length).toBeGreaterThanOrEqual(2);
  for (const name of names.filter((each) => !each.endsWith('.tmp'))) {
    const text = await readFile(join(running, name), 'utf8');
    expect(text.includes('secret-deal-code'), name).toBe(name.endsWith('.seed.json'));
  }
  expect(await readFile(join(userDataDir, 'logs', 'main.log'), 'utf8')).not.toContain('secret');
});
