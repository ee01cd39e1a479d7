import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS } from '../../src/shared/game/presets';
import { readGoldenDeals } from '../support/goldenDeals';
import { expect, type Launched, test } from './launch';
import { folderWith, STILL } from './tableDriver';

const [golden] = readGoldenDeals();
const [preset] = PRESETS;
if (golden === undefined || preset === undefined) throw new Error('there is no record or preset');
const RECORD = JSON.stringify(golden.record);
const RULES = JSON.stringify(preset.rules);

async function fileOf(name: string, text: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'aces-around-test-')), name);
  await writeFile(file, text);
  return file;
}

const toasts = ({ page }: Launched) => page.getByTestId('toasts');

test('files: a record given as an argument is kept and reviewed', async ({ launch }) => {
  const file = await fileOf('evening.pinochle', RECORD);
  const { page } = await launch({ args: ['--wayland-text-input-version=3', file] });
  await expect(page.getByTestId('review')).toBeVisible();
  expect(await page.evaluate(() => window.pinochle.games.list())).toHaveLength(1);
});

test('files: a rule set given as a file address is kept and shown', async ({ launch }) => {
  const file = await fileOf('Ours.pinochle-rules', RULES);
  const { page } = await launch({ args: [`file://${file}`] });
  await expect(page.getByTestId('rules-page')).toBeVisible();
  const kept = await page.evaluate(() => window.pinochle.rules.list());
  expect(kept.map(({ name }) => name)).toEqual(['Ours']);
});

test('files: what is neither is a sentence in the window', async ({ launch }) => {
  const launched = await launch({
    args: [await fileOf('letter.txt', 'Dear all,'), '/no/such.pinochle'],
  });
  await expect(toasts(launched)).toContainText('\u201cletter.txt\u201d was not opened');
  await expect(toasts(launched)).toContainText('\u201csuch.pinochle\u201d was not opened');
  await expect(launched.page.getByTestId('home')).toBeVisible();
});

test('files: one given to a second start is shown in the window that is open', async ({
  launch,
}) => {
  const { page, userDataDir } = await launch();
  await page.getByTestId('home').waitFor();
  const file = await fileOf('evening.pinochle', RECORD);
  const electron: string = createRequire(import.meta.url)('electron');
  const platform = process.platform === 'linux' ? ['--no-sandbox', '--ozone-platform=x11'] : [];
  const second = spawn(electron, ['.', ...platform, `--user-data-dir=${userDataDir}`, file]);
  const code = await new Promise((resolve) => second.once('close', resolve));
  expect(code).toBe(0);
  await expect(page.getByTestId('review')).toBeVisible();
});

test('files: one that macOS asks to open is shown', async ({ launch }) => {
  const { app, page } = await launch();
  await page.getByTestId('home').waitFor();
  const file = await fileOf('Ours.pinochle-rules', RULES);
  await app.evaluate(({ app: program }, path) => {
    program.emit('open-file', { preventDefault() {} }, path);
  }, file);
  await expect(page.getByTestId('rules-page')).toBeVisible();
});

test('files: one dropped on a table is shown, and Back leads to the table', async ({ launch }) => {
  const launched = await launch({ userDataDir: await folderWith(STILL) });
  const { page } = launched;
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  const drop = (name: string, text: string) =>
    page.evaluate(
      ([fileName, content]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], fileName));
        document.body.dispatchEvent(
          new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
        );
      },
      [name, text] as const,
    );
  await drop('letter.txt', 'Dear all,');
  await expect(toasts(launched)).toContainText('\u201cletter.txt\u201d was not opened');
  await drop('evening.pinochle', RECORD);
  await expect(page.getByTestId('review')).toBeVisible();
  await page.getByTestId('back').click();
  await expect(page.getByTestId('table')).toBeVisible();
});
