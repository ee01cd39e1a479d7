import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isThirdTrick, playUntil } from './firstAction';
import { expect, test } from './launch';
import { folderWith, STILL } from './tableDriver';

test('a game whose folder is in the way is played unsaved, says so, and is saved when that is mended', async ({
  launch,
}) => {
  const folder = await folderWith(STILL);
  const running = join(folder, 'running');
  await writeFile(running, 'a file in the place of the folder');
  const { page, relaunch } = await launch({ userDataDir: folder });
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await expect(page.getByTestId('toasts')).toContainText('This game can’t be saved');
  await expect(page.getByTestId('toasts')).toContainText(`${running} is not a folder`);
  await expect(page.getByTestId('not-saved')).toBeVisible();
  await playUntil(page, isThirdTrick);
  await expect(page.getByTestId('not-saved')).toBeVisible();
  await rm(running);
  const left = await playUntil(page, (view) => view.tricks.length >= 4);
  await expect(page.getByTestId('toasts')).toContainText('The game is saved again.');
  await expect(page.getByTestId('not-saved')).toHaveCount(0);
  const again = await relaunch();
  const hand = await again.page.evaluate(async () => {
    const { table } = window.pinochle;
    const resumed = await table.resume((await table.resumable())?.tableId ?? '');
    return resumed.ok ? resumed.value.view.hand : null;
  });
  expect(hand).toEqual(left.view.hand);
});

test('a game that can’t be saved is still there after it was left', async ({ launch }) => {
  const folder = await folderWith(STILL);
  await writeFile(join(folder, 'running'), '');
  const { page } = await launch({ userDataDir: folder });
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  const left = await playUntil(page, isThirdTrick);
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-leave').click();
  await page.getByTestId('continue').click();
  await page.getByTestId('table').waitFor();
  const view = await page.evaluate(async () => (await window.pinochle.table.current())?.view);
  expect(view).toEqual(left.view);
});
