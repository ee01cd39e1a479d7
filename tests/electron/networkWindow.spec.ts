import type { TableUpdate } from '../../src/shared/protocol/table';
import { expectAccessible } from './expectAccessible';
import { actFirst } from './firstAction';
import { expect, type Launched, test } from './launch';
import { mouse } from './person';
import { catchUp, currentUpdate, expectTrueHand, folderWith, STILL } from './tableDriver';

type Page = Launched['page'];

test.slow();

const LOOPBACK = ['--lan-address', '127.0.0.1'];
const [HOST_SEAT, GUEST_SEAT] = [0, 1];

/** Opens a table by the window; gives the code as it is shown, and where it is on this machine. */
async function hostTable(page: Page): Promise<{ code: string; address: string }> {
  await page.getByTestId('tile-network').click();
  await page.getByTestId('host-table').click();
  await page.getByTestId('preset-sq-partnership').click();
  await page.getByTestId('your-name').fill('June');
  await page.getByTestId('table-name').fill('Club evening');
  // Bots that don't think long.
  for (const seat of [2, 3]) {
    const row = page.getByTestId(`host-seat-${seat}`);
    await row.locator('[data-value="bot"]').check();
    await row.getByRole('combobox').selectOption('plain');
  }
  // Whoever drops out is waited for, so that the hand is the same when they return.
  await page.getByTestId('grace').locator('[data-value="60"]').check();
  await page.getByTestId('open-table').click();
  await expect(page.getByTestId('lobby')).toBeVisible();
  const code = (await page.getByTestId('invite-code').textContent()) ?? '';
  const { invitation } = await page.evaluate(() => window.pinochle.lan.state());
  return { code, address: `127.0.0.1:${invitation?.port}` };
}

async function typePlace(page: Page, address: string, code: string): Promise<void> {
  await page.getByTestId('address').fill(address);
  await page.getByTestId('code').fill(code);
  await page.getByTestId('join').click();
}

const problemOf = (page: Page) => page.getByTestId('join-form').getByTestId('problem');

/** Waits until the table has changed since an update, whatever is on the screen: a new deal counts, too. */
const movedOn = (page: Page, seq: number): Promise<void> =>
  page.evaluate(
    (before) =>
      new Promise<void>((resolve) => {
        const { table } = window.pinochle;
        const look = (update: TableUpdate | null) => {
          if (update === null || update.seq <= before) return;
          stop();
          resolve();
        };
        const stop = table.onUpdate(look);
        void table.current().then(look);
      }),
    seq,
  );

/** Cards are played by mouse, the rest of the deal past the screen, each in the window whose turn it is. */
async function takeTurn(page: Page, { view }: TableUpdate): Promise<void> {
  await catchUp(page, view.turn);
  if (view.phase.kind !== 'play') return actFirst(page, await currentUpdate(page));
  await mouse.playCard(page);
}

/** Plays in both windows until it holds for the table as the host's seat sees it. */
async function playUntil(
  windows: readonly Page[],
  holds: (update: TableUpdate) => boolean,
): Promise<void> {
  const [host] = windows;
  if (host === undefined) throw new Error('somebody must host');
  for (;;) {
    const update = await currentUpdate(host);
    const { phase } = update.view;
    if (holds(update)) return;
    if (phase.kind === 'over') {
      for (const page of windows) await page.getByTestId('next-deal').click();
    } else {
      const page = windows[phase.seat];
      if (page !== undefined) await takeTurn(page, update);
    }
    await movedOn(host, update.seq);
  }
}

const inMidTrick = ({ view }: TableUpdate): boolean =>
  view.phase.kind === 'play' &&
  view.phase.seat === GUEST_SEAT &&
  view.tricks.length >= 2 &&
  (view.trick?.cards.length ?? 0) > 0;

test('two programs share a table, and a guest who is killed comes back to seat and hand', async ({
  launch,
}) => {
  const host = await launch({ args: LOOPBACK, userDataDir: await folderWith(STILL) });
  const { code, address } = await hostTable(host.page);
  const folder = await folderWith(STILL);
  const guest = await launch({ args: LOOPBACK, userDataDir: folder });
  const { page } = guest;
  await page.getByTestId('tile-network').click();
  await page.getByTestId('your-name').fill('Walt');
  const wrong = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`;
  await typePlace(page, address, wrong);
  await expect(problemOf(page)).toHaveText(/not this table’s code/, {
    timeout: 5_000,
  });
  await typePlace(page, address, code);
  await expect(page.getByTestId('lobby-seat-1')).toContainText('Walt');
  await expect(host.page.getByTestId('lobby-seat-1')).toContainText('Walt');

  await page.getByTestId('say').fill('Good evening <b>all</b>');
  await page.getByTestId('send').click();
  await expect(host.page.getByTestId('chat-lines')).toContainText('Good evening <b>all</b>');

  await host.page.getByTestId('start-game').click();
  for (const each of [host.page, page]) await expect(each.getByTestId('table')).toBeVisible();
  expect((await currentUpdate(host.page)).view.seat).toBe(HOST_SEAT);
  await playUntil([host.page, page], inMidTrick);
  const before = await currentUpdate(page);
  expect(before.view.seat).toBe(GUEST_SEAT);
  expect(before.view.hand.length).toBeGreaterThan(0);

  const program = guest.app.process();
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGKILL');
  await ended;
  await expect(host.page.getByTestId(`away-${GUEST_SEAT}`)).toBeVisible();

  const back = await launch({ args: LOOPBACK, userDataDir: folder });
  await back.page.getByTestId('tile-network').click();
  await back.page.getByTestId('go-back').click();
  await expect(back.page.getByTestId('table')).toBeVisible();
  const after = await currentUpdate(back.page);
  expect(after.view.seat).toBe(GUEST_SEAT);
  expect(after.view.hand).toEqual(before.view.hand);
  expect(after.view.trick).toEqual(before.view.trick);
  await expectTrueHand(back.page);
  await expect(host.page.getByTestId(`away-${GUEST_SEAT}`)).toHaveCount(0);

  const { dealNumber } = after.view;
  await playUntil(
    [host.page, back.page],
    ({ view }) => view.dealNumber === dealNumber && view.phase.kind === 'over',
  );
  const line = host.page.getByTestId('fair-line');
  await expect(line).toHaveAttribute('data-verdict', 'fair');
});

test('an address where nobody hosts is reported in a sentence', async ({ launch }) => {
  const { page } = await launch({ args: LOOPBACK, userDataDir: await folderWith(STILL) });
  await page.getByTestId('tile-network').click();
  await page.getByTestId('your-name').fill('Walt');
  const problem = problemOf(page);
  // The discard port of this machine: nothing listens there.
  await typePlace(page, '127.0.0.1:9', 'ABC-DEF');
  await expect(problem).toHaveText(/Nobody answers/, { timeout: 5_000 });
  await typePlace(page, 'not an address', 'ABC-DEF');
  await expect(problem).toHaveText(/no address/);
  await typePlace(page, '127.0.0.1:9', 'ABC');
  await expect(problem).toHaveText(/six letters and digits/);
});

test('every page and panel of the network is accessible, by keys too', async ({ launch }) => {
  const { page } = await launch({ args: LOOPBACK, userDataDir: await folderWith(STILL) });
  await page.getByTestId('tile-network').click();
  await expectAccessible(page, 'network');
  await page.getByTestId('host-table').click();
  await expectAccessible(page, 'host');
  await page.getByTestId('your-name').fill('June');
  await page.getByTestId('open-table').press('Enter');
  await expect(page.getByTestId('lobby')).toBeVisible();
  await expectAccessible(page, 'lobby');
  await page.getByTestId('turn-2').press('Enter');
  await expect(page.getByTestId('lobby-seat-2')).toHaveAttribute('data-kind', 'bot');
  await page.getByTestId('start-game').press('Enter');
  await expect(page.getByTestId('table')).toBeVisible();

  await page.keyboard.press('c');
  await expect(page.getByTestId('say')).toBeFocused();
  await page.getByTestId('gesture-hello').press('Enter');
  await expect(page.getByTestId('utterance-0')).toHaveText('Hello');
  await expectAccessible(page, 'chat');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('chat')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.getByTestId('menu-pause').press('Enter');
  await expect(page.getByTestId('paused')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByTestId('menu-people').press('Enter');
  await expectAccessible(page, 'people');
  await page.getByTestId('people-pause').press('Enter');
  await expect(page.getByTestId('paused')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByTestId('menu-fair').press('Enter');
  await expect(page.getByTestId('check-1')).toBeVisible();
  await expectAccessible(page, 'fair deal');
});
