import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS } from '../../src/shared/game/presets';
import { expect, type Launched, test } from './launch';
import { mouse, type Page, playDeal } from './person';
import { currentUpdate, folderWith, handCards, STILL } from './tableDriver';

/** One program plays a game of every kind in turn; `ALL_PRESETS=1` plays every preset. */
const ALL_GAMES_MS = 900_000;
const KINDS = ['cm-double', 'sq-three', 'sq-two', 'cm-six', 'cm-eight-double'];
const PLAYED =
  process.env.ALL_PRESETS === undefined
    ? PRESETS.filter(({ name }) => KINDS.includes(name))
    : PRESETS;

/** Leaves the score sheet for the first screen. */
async function leaveSheet(page: Page): Promise<void> {
  await page.getByTestId('score-sheet').getByRole('button', { name: 'Home' }).click();
  await expect(page.getByTestId('home')).toBeVisible();
}

async function sitDownAt(page: Page, game: string): Promise<void> {
  await page.getByTestId('tile-newTable').click();
  await page.getByTestId(game).click();
  await page.getByTestId('deal').click();
  await expect(page.getByTestId('table')).toBeVisible();
}

test(`a deal of each of ${PLAYED.length} presets is played through the window`, async ({
  launch,
}, testInfo) => {
  test.setTimeout(ALL_GAMES_MS);
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  for (const { name, rules } of PLAYED) {
    await test.step(name, async () => {
      await sitDownAt(page, `preset-${name}`);
      const picture = async (moment: string) => {
        const body = await page.screenshot();
        await testInfo.attach(`${name}-${moment}.png`, { body, contentType: 'image/png' });
      };
      const phases = await playDeal(page, mouse, picture);
      await picture('score');
      const { view } = await currentUpdate(page);
      expect(view.rules.preset).toBe(name);
      expect(view.result).not.toBeNull();
      if (rules.throwIn === 'off') expect(phases).toContain('play');
      await leaveSheet(page);
    });
  }
});

/**
 * The answers of the file dialogs, since nobody can click one of the system's own windows here: saves under the name
 * that the dialog proposes in a folder, and opens a file.
 */
const answerDialogs = (app: Launched['app'], folder: string, file: string) =>
  app.evaluate(
    ({ dialog }, paths) => {
      dialog.showSaveDialog = async (...args: unknown[]) => {
        const { defaultPath } = args.at(-1) as { defaultPath: string };
        const name = defaultPath.slice(defaultPath.search(/[^/\\]*$/));
        return { canceled: false, filePath: `${paths.folder}/${name}` };
      };
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [paths.file] });
    },
    { folder, file },
  );

test('a kitchen table is made, exported, imported by somebody else and played', async ({
  launch,
}) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'aces-around-rules-'));
  const file = join(folder, 'Our kitchen table.pinochle-rules');

  const { app, page } = await launch({ userDataDir: await folderWith(STILL) });
  await answerDialogs(app, folder, file);
  await page.getByTestId('tile-newTable').click();
  await page.getByTestId('preset-sq-partnership').click();
  await page.getByTestId('change-rules').click();
  const option = (name: string) => page.getByTestId(`option-${name}`);
  await option('passCount').getByRole('radio', { name: '3', exact: true }).click({ force: true });
  await option('mustWin').getByRole('radio', { name: 'Trumps only' }).click({ force: true });
  for (const [rank, points] of [
    ['Ace', 10],
    ['Ten', 10],
    ['King', 5],
    ['Queen', 5],
  ] as const) {
    await option('counters').getByLabel(rank, { exact: true }).fill(String(points));
  }
  await option('target').getByRole('spinbutton').fill('1000');
  await page.getByTestId('rules-name').fill('Our kitchen table');
  await page.getByTestId('save-rules').click();
  await page.getByTestId('export-rules').click();
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('"passCount"');
  await expect(page.getByTestId('rules-editor')).toBeVisible();

  const other = await launch({ userDataDir: await folderWith(STILL) });
  await answerDialogs(other.app, folder, file);
  await other.page.getByTestId('tile-newTable').click();
  await other.page.getByTestId('import-rules').click();
  await expect(other.page.getByRole('button', { name: /Our kitchen table/ })).toBeVisible();
  await other.page.getByTestId('deal').click();
  await expect(handCards(other.page)).toHaveCount(12);
  const { view } = await currentUpdate(other.page);
  expect(view.rules).toMatchObject({
    preset: null,
    passCount: 3,
    mustWin: 'trump',
    counters: { A: 10, T: 10, K: 5, Q: 5, J: 0, '9': 0 },
    target: 1000,
    rounds: null,
  });
  await playDeal(other.page, mouse);
  await expect(other.page.getByTestId('verdict')).not.toBeEmpty();
  await rm(folder, { recursive: true });
});
