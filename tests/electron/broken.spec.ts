import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Launched, test } from './launch';
import { advanceTo, catchUp, folderWith, STILL } from './tableDriver';

type Page = Launched['page'];

const toasts = (page: Page) => page.getByTestId('toasts');

test('settings that are no JSON give the usual ones, a sentence, and are kept beside', async ({
  launch,
}) => {
  const folder = await folderWith({});
  await writeFile(join(folder, 'settings.json'), '{"felt": "blue"');
  const { page } = await launch({ userDataDir: folder });
  await expect(toasts(page)).toContainText('Your settings could not be read');
  await expect(page.locator('html')).toHaveAttribute('data-felt', 'green');
  expect(await readFile(join(folder, 'settings.json.broken-1'), 'utf8')).toBe('{"felt": "blue"');
});

test('one bad setting gets its default, and the others stay', async ({ launch }) => {
  const folder = await folderWith({});
  const text = JSON.stringify({ version: 1, felt: 'blue', textScale: 40 });
  await writeFile(join(folder, 'settings.json'), text);
  const { page } = await launch({ userDataDir: folder });
  await expect(toasts(page)).toContainText('textScale');
  await expect(page.locator('html')).toHaveAttribute('data-felt', 'blue');
  expect(await readFile(join(folder, 'settings.json.broken-1'), 'utf8')).toBe(text);
});

test('a broken game is set aside with a sentence, and Play works', async ({ launch }) => {
  const first = await launch({ userDataDir: await folderWith(STILL) });
  await first.page.getByTestId('play').click();
  await first.page.getByTestId('table').waitFor();
  await advanceTo(first.page, 'third-trick');
  await first.close();
  const running = join(first.userDataDir, 'running');
  for (const name of await readdir(running))
    if (!name.includes('seed')) await writeFile(join(running, name), 'not a game');
  const { page } = await launch({ userDataDir: first.userDataDir });
  await expect(toasts(page)).toContainText('A game that was left could not be read');
  await expect(page.getByTestId('continue')).toHaveCount(0);
  expect((await readdir(running)).some((name) => name.endsWith('.broken-1'))).toBe(true);
  await page.getByTestId('play').click();
  await expect(page.getByTestId('hand-card')).toHaveCount(12);
});

test('a card back whose picture is gone leaves the game playable', async ({ launch, uncaught }) => {
  const folder = await folderWith({ ...STILL, cardBack: `own:${'0'.repeat(32)}` });
  const { page } = await launch({ userDataDir: folder });
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  const { view } = await advanceTo(page, 'third-trick');
  await catchUp(page, view.turn);
  // The page says that there is no such picture.
  expect(uncaught.filter((each) => !each.includes('404'))).toEqual([]);
  uncaught.length = 0;
});

test('a picture that is no card back is refused with a sentence', async ({ launch }) => {
  const { page } = await launch();
  const answer = await page.evaluate(() =>
    window.pinochle.backs.save(new TextEncoder().encode('GIF89a, and not a PNG at all, really')),
  );
  expect(answer).toEqual({
    ok: false,
    error: { code: 'bad-request', sentence: 'That file is no PNG picture.' },
  });
});

test('records and rule sets that can\u2019t be read are refused with a sentence', async ({
  launch,
}) => {
  const { app, page, userDataDir } = await launch();
  const choose = (file: string) =>
    app.evaluate(({ dialog }, path) => {
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] });
    }, file);
  await mkdir(join(userDataDir, 'in'));
  const file = join(userDataDir, 'in', 'file.json');
  await choose(file);
  const cases = [
    ['hello', 'no game record', 'not JSON'],
    ['{"format":"pinochle-record/1"}', 'no game record', 'is missing'],
    ['', 'no game', 'not JSON'],
  ] as const;
  for (const [text, aboutRecord, aboutRules] of cases) {
    await writeFile(file, text);
    const record = await page.evaluate(() => window.pinochle.games.importFile());
    expect(JSON.stringify(record)).toContain(aboutRecord);
    const rules = await page.evaluate(() => window.pinochle.rules.importFile());
    expect(JSON.stringify(rules)).toContain(aboutRules);
  }
  expect(await page.evaluate(() => window.pinochle.games.list())).toEqual([]);
  expect(await page.evaluate(() => window.pinochle.rules.list())).toEqual([]);
});

test('arguments that can\u2019t be meant end with a sentence and code 2', async () => {
  for (const [args, words] of [
    [['--size', 'big'], '--size is "big"'],
    [['--screen', 'cellar'], 'it must be one of home'],
    [['--screenshot'], 'needs a value'],
  ] as const) {
    const { code, errors } = await runProgram(args);
    expect(errors).toContain(words);
    expect(errors).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
  }
});

/** Starts the program as the shell does, and waits for its end. */
function runProgram(args: readonly string[]): Promise<{ code: number | null; errors: string }> {
  const electron: string = createRequire(import.meta.url)('electron');
  const platform = process.platform === 'linux' ? ['--no-sandbox', '--ozone-platform=x11'] : [];
  return new Promise((resolve, reject) => {
    const child = spawn(electron, ['.', ...platform, ...args]);
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, errors }));
  });
}
