import { cp, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presetRules } from '../../src/shared/game/presets';
import { isThirdTrick, playUntil } from './firstAction';
import { hostTable } from './hostTable';
import { expect, type Launched } from './launch';

const RULES = presetRules('sq-partnership');

/** A data folder with everything in it, made by the program where it can make it. */
export async function makeWholeFolder({
  app,
  page,
  userDataDir,
  close,
}: Launched): Promise<string> {
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await playUntil(page, isThirdTrick);
  await page.evaluate(async (rules) => {
    const { settings, table, rules: ownRules } = window.pinochle;
    await settings.change({ felt: 'blue' });
    await ownRules.save({ id: null, name: 'Kitchen', rules });
    await table.leave();
  }, RULES);
  const folderOf = (name: string) => join(userDataDir, name);
  const record = (await readdir(folderOf('running'))).find((name) =>
    /^[0-9a-f]+\.json$/.test(name),
  );
  const file = join(folderOf('running'), record ?? '');
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] });
  }, file);
  const imported = await page.evaluate(() => window.pinochle.games.importFile());
  expect(imported.ok ? '' : imported.error).toBe('');
  await hostTable(page, {
    title: 'Hosted',
    rules: RULES,
    yourName: 'You',
    seats: [{ kind: 'you' }, ...[1, 2, 3].map(() => ({ kind: 'bot', level: 'plain' }) as const)],
    timerSeconds: null,
    convention: 'natural',
    graceSeconds: 5,
    spectators: true,
  });
  await page.evaluate(() => window.pinochle.lan.manage({ type: 'start' }));
  await playUntil(page, ({ legal }) => legal !== null);
  await page.evaluate(() => window.pinochle.lan.leave());
  await close();
  await writeFile(join(userDataDir, 'hosts.json'), JSON.stringify({ version: 1, hosts: [HOST] }));
  for (const name of ['backs', 'reviews']) await mkdir(folderOf(name), { recursive: true });
  await writeFile(join(folderOf('backs'), `${'b'.repeat(32)}.png`), cardBack());
  await writeFile(join(folderOf('reviews'), `${'c'.repeat(32)}.json`), '{"dealNumber":1}');
  const kept = await mkdtemp(join(tmpdir(), 'aces-around-template-'));
  const ours = ['settings.json', 'state.json', 'hosts.json', 'games', 'rules', 'backs', 'running'];
  for (const name of [...ours, 'running-network', 'reviews', 'logs'])
    await cp(folderOf(name), join(kept, name), { recursive: true });
  return kept;
}

const HOST = {
  id: 'a'.repeat(16),
  address: '127.0.0.1',
  port: 9,
  title: 'Club',
  joinedAt: '2026-01-01T00:00:00.000Z',
  name: 'Ann',
  token: '0'.repeat(64),
};

/** The beginning of a PNG of a card back's size. */
function cardBack(): Buffer {
  const png = Buffer.alloc(64);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  png.writeUInt32BE(13, 8);
  png.write('IHDR', 12, 'latin1');
  png.writeUInt32BE(480, 16);
  png.writeUInt32BE(672, 20);
  return png;
}

/** The path of a file whose id is not known. */
export async function resolvePath(folder: string, path: string): Promise<string> {
  const [name = '', below = ''] = path.split('/*');
  if (!path.includes('*')) return join(folder, path);
  const isIt =
    below === '.json' ? /^[0-9a-f]+\.json$/ : new RegExp(`${below}$`.replaceAll('.', '\\.'));
  const found = (await readdir(join(folder, name))).find((each) => isIt.test(each));
  if (found === undefined) throw new Error(`there is no ${path}`);
  return join(folder, name, found);
}
