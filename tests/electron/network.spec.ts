import { presetNamed } from '../../src/shared/game/presets';
import type { Bridge } from '../../src/shared/protocol/bridge';
import type { HostPlan } from '../../src/shared/protocol/lan/lanState';
import type { TableUpdate } from '../../src/shared/protocol/table';
import { expect, type Launched, test } from './launch';

declare global {
  interface Window {
    readonly pinochle: Bridge;
  }
}

type Page = Launched['page'];

const LOOPBACK = ['--lan-address', '127.0.0.1'];

function planFor(preset: string): HostPlan {
  const rules = presetNamed(preset)?.rules;
  if (rules === undefined) throw new Error(`no preset ${preset}`);
  const bots = Array.from({ length: rules.players - 2 }, () => ({
    kind: 'bot' as const,
    level: 'plain' as const,
  }));
  return {
    title: 'Club',
    rules,
    seats: [{ kind: 'you' }, { kind: 'open', level: 'plain' }, ...bots],
    timerSeconds: null,
    spectators: true,
    graceSeconds: 60,
    yourName: 'Ann',
  };
}

/** Opens a table and gives what a guest must type. */
const host = (page: Page, plan: HostPlan) =>
  page.evaluate(async (wanted) => {
    const opened = await window.pinochle.lan.host(wanted);
    if (!opened.ok || opened.value.invitation === null) throw new Error(JSON.stringify(opened));
    const { code, port } = opened.value.invitation;
    return { code, address: `127.0.0.1:${port}` };
  }, plan);

const join = (page: Page, place: { readonly code: string; readonly address: string }) =>
  page.evaluate(async ({ code, address }) => {
    const joined = await window.pinochle.lan.join({ code, address, name: 'Ben', as: 'player' });
    if (!joined.ok) throw new Error(JSON.stringify(joined.fault));
  }, place);

const startGame = (page: Page) =>
  page.evaluate(() => window.pinochle.lan.manage({ type: 'start' }));

/** Plays what the hints say until so many tricks lie there, or until the deal is over. */
const playUntil = (page: Page, tricks: number | 'over') =>
  page.evaluate(async (wanted) => {
    const { table } = window.pinochle;
    const isThere = ({ view }: TableUpdate) =>
      view.phase.kind === 'over' || (wanted !== 'over' && view.tricks.length >= wanted);
    const next = () =>
      new Promise<TableUpdate>((resolve) => {
        const look = (update: TableUpdate | null) => {
          if (update === null || (update.view.legal === null && !isThere(update))) return;
          stop();
          resolve(update);
        };
        const stop = table.onUpdate(look);
        void table.current().then(look);
      });
    for (;;) {
      const update = await next();
      if (isThere(update)) return update;
      const hint = await table.hint();
      if (!hint.ok) throw new Error(JSON.stringify(hint.fault));
      const { turn } = update.view;
      const answer = await table.act({ turn, action: hint.value.action });
      if (!answer.ok && answer.fault.code !== 'stale-turn')
        throw new Error(JSON.stringify(answer.fault));
    }
  }, tricks);

const verdicts = (page: Page) =>
  page.evaluate(async () =>
    (await window.pinochle.lan.state()).checks.map(({ verdict }) => verdict),
  );

const current = (page: Page) => page.evaluate(() => window.pinochle.table.current());
const linkOf = (page: Page) => page.evaluate(async () => (await window.pinochle.lan.state()).link);

/** Ends a program as a crash would. */
async function kill({ app }: Launched): Promise<void> {
  const gone = new Promise<void>((resolve) => app.on('close', () => resolve()));
  app.process().kill('SIGKILL');
  await gone;
}

for (const preset of ['sq-partnership', 'cm-cutthroat-3'])
  test(`two programs play a deal of ${preset}, though the guest is killed and the host's window is away`, async ({
    launch,
  }) => {
    test.setTimeout(120_000);
    const ann = await launch({ args: LOOPBACK });
    const ben = await launch();
    await join(ben.page, await host(ann.page, planFor(preset)));
    expect((await startGame(ann.page)).ok).toBe(true);
    await ann.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
    await Promise.all([playUntil(ann.page, 2), playUntil(ben.page, 2)]);

    const before = await current(ben.page);
    await kill(ben);
    const again = await launch({ userDataDir: ben.userDataDir });
    const back = await again.page.evaluate(async () => {
      const [last] = await window.pinochle.lan.remembered();
      return window.pinochle.lan.rejoin(last?.id ?? '');
    });
    expect(back.ok).toBe(true);
    const after = await current(again.page);
    expect(after?.view.seat).toBe(before?.view.seat);
    expect(after?.view.turn).toBeGreaterThanOrEqual(before?.view.turn ?? 0);
    expect(after?.canUndo).toBe(false);

    const [annsEnd, bensEnd] = await Promise.all([
      playUntil(ann.page, 'over'),
      playUntil(again.page, 'over'),
    ]);
    expect(bensEnd.view.result).toEqual(annsEnd.view.result);
    await expect.poll(() => verdicts(ann.page)).toEqual(['fair']);
  });

test('a host that was killed opens its table again, and the guest comes back by itself', async ({
  launch,
}) => {
  test.setTimeout(120_000);
  const ann = await launch({ args: LOOPBACK });
  const ben = await launch();
  const place = await host(ann.page, planFor('cm-cutthroat-3'));
  await join(ben.page, place);
  await startGame(ann.page);
  await expect.poll(() => current(ben.page)).not.toBeNull();
  const before = await current(ben.page);
  await kill(ann);
  await expect.poll(() => linkOf(ben.page)).toBe('reconnecting');

  const again = await launch({ args: LOOPBACK, userDataDir: ann.userDataDir });
  const reopened = await again.page.evaluate(async () => {
    const [kept] = await window.pinochle.lan.reopenable();
    return window.pinochle.lan.reopen(kept?.id ?? '');
  });
  expect(reopened.ok).toBe(true);
  await expect.poll(() => linkOf(ben.page), { timeout: 20_000 }).toBe('live');
  const after = await current(ben.page);
  expect(after?.view.seat).toBe(before?.view.seat);
  await Promise.all([playUntil(again.page, 'over'), playUntil(ben.page, 'over')]);
});
