import { type AddressInfo, createServer } from 'node:net';
import { presetRules } from '@shared/game/presets';
import { WebSocketServer } from 'ws';
import type { HostPlan } from '../../src/shared/protocol/lan/lanState';
import { SUBPROTOCOL } from '../../src/shared/protocol/lan/limits';
import { hostTable } from './hostTable';
import { expect, type Launched, test } from './launch';
import { folderWith, STILL } from './tableDriver';

type Page = Launched['page'];

test.slow();

const LOOPBACK = ['--lan-address', '127.0.0.1'];
/** Whatever goes wrong is said within that time. */
const SOON = { timeout: 5_000 };

const planOf = (title: string, seat: 'open' | 'bot'): HostPlan => ({
  title,
  rules: presetRules('cm-cutthroat-3'),
  seats: [{ kind: 'you' }, { kind: seat, level: 'plain' }, { kind: 'bot', level: 'plain' }],
  timerSeconds: null,
  convention: 'natural',
  spectators: false,
  graceSeconds: 60,
  yourName: 'June',
});

async function join(page: Page, address: string, code: string): Promise<void> {
  await page.getByTestId('address').fill(address);
  await page.getByTestId('code').fill(code);
  await page.getByTestId('join').click();
}

/** A door of Aces Around whose program is of another time. */
async function hostOfAnotherVersion(): Promise<{ address: string; close(): Promise<void> }> {
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    handleProtocols: () => SUBPROTOCOL,
  });
  server.on('connection', (socket) =>
    socket.send(
      JSON.stringify({
        type: 'welcome',
        protocolMin: 7,
        protocolMax: 9,
        app: '9.0.0',
        nonce: '0'.repeat(32),
      }),
    ),
  );
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
}

/** Another program that has taken a port and lets nobody in. */
async function squatAt(port: number): Promise<{ close(): void }> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { close: () => void server.close() };
}

test('a table is found by itself, and what goes wrong with it is said at once', async ({
  launch,
}) => {
  const june = await launch({ args: LOOPBACK, userDataDir: await folderWith(STILL) });
  const { page } = await launch({ args: LOOPBACK, userDataDir: await folderWith(STILL) });
  const problem = page.getByTestId('join-form').getByTestId('problem');
  const { code, address } = await hostTable(june.page, planOf('Club evening', 'open'));

  await page.getByTestId('tile-network').click();
  await page.getByTestId('your-name').fill('Walt');
  const found = page.getByTestId('found-table').filter({ hasText: 'Club evening' });
  await expect(found).toBeVisible(SOON);
  await found.click();
  await expect(page.getByTestId('address')).toHaveValue(/^127\.0\.0\.1/);
  await page.getByTestId('code').fill(code);
  await page.getByTestId('join').click();
  await expect(page.getByTestId('lobby')).toBeVisible(SOON);
  await june.page.evaluate(() => window.pinochle.lan.manage({ type: 'start' }));
  await expect(page.getByTestId('table')).toBeVisible();

  // The host's program ends without a word, and comes back when another has taken its port.
  const gone = new Promise((resolve) => june.app.process().once('exit', resolve));
  june.app.process().kill('SIGKILL');
  await gone;
  const squatter = await squatAt(Number(address.split(':')[1]));
  const chip = page.getByTestId('link-note');
  await expect(chip).toHaveAttribute('data-link', 'reconnecting', SOON);
  await expect(chip).toContainText(/again|back/i);
  const again = await launch({ args: LOOPBACK, userDataDir: june.userDataDir });
  await again.page.evaluate(async () => {
    const [kept] = await window.pinochle.lan.reopenable();
    await window.pinochle.lan.reopen(kept?.id ?? '');
  });
  await expect(chip).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByTestId('link-ended')).toHaveCount(0);
  squatter.close();

  // The host closes the table.
  await again.page.evaluate(() => window.pinochle.lan.leave());
  await expect(page.getByTestId('link-ended')).toContainText('The host has closed the table', SOON);
  await page.getByTestId('link-home').click();

  await page.getByTestId('tile-network').click();
  const full = await hostTable(again.page, planOf('Full house', 'bot'));
  await join(page, full.address, full.code);
  await expect(problem).toHaveText(/^All seats are taken/, SOON);

  const other = await hostOfAnotherVersion();
  await join(page, other.address, full.code);
  await expect(problem).toHaveText(/^The host has version 9\.0\.0/, SOON);
  await other.close();
});

test('who hosts seats people by dragging them, or by a list', async ({ launch }) => {
  const june = await launch({ args: LOOPBACK, userDataDir: await folderWith(STILL) });
  const { page } = await launch({ args: LOOPBACK, userDataDir: await folderWith(STILL) });
  await june.page.getByTestId('tile-network').click();
  await june.page.getByTestId('host-table').click();
  await june.page.getByTestId('preset-sq-partnership').click();
  await june.page.getByTestId('your-name').fill('June');
  await june.page.getByTestId('open-table').click();
  const code = (await june.page.getByTestId('invite-code').textContent()) ?? '';
  const { invitation } = await june.page.evaluate(() => window.pinochle.lan.state());
  await page.getByTestId('tile-network').click();
  await page.getByTestId('your-name').fill('Walt');
  await join(page, `127.0.0.1:${invitation?.port}`, code);
  const seat = (window: Page, number: number) => window.getByTestId(`lobby-seat-${number}`);
  await expect(seat(june.page, 1)).toContainText('Walt');

  await june.page.getByTestId('member-Walt').dragTo(seat(june.page, 2));
  for (const each of [june.page, page]) await expect(seat(each, 2)).toContainText('Walt');
  await june.page.getByLabel(/Walt/).and(june.page.locator('select')).selectOption('3');
  for (const each of [june.page, page]) await expect(seat(each, 3)).toContainText('Walt');
  // Two people change seats.
  await june.page.getByTestId('member-Walt').dragTo(seat(june.page, 0));
  for (const each of [june.page, page]) {
    await expect(seat(each, 0)).toContainText('Walt');
    await expect(seat(each, 3)).toContainText('June');
  }
});
