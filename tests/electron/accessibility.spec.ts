import { expectAccessible } from './expectAccessible';
import { actFirst } from './firstAction';
import { expect, test } from './launch';
import { currentUpdate, folderWith, nextMoment, STILL } from './tableDriver';

test('every page and every panel of a deal is accessible', async ({ launch }) => {
  // A dozen screens, each looked through whole.
  test.setTimeout(240_000);
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await expectAccessible(page, 'home');
  await page.getByTestId('tile-settings').click();
  await expectAccessible(page, 'settings');
  await page.getByTestId('back').click();
  await page.getByTestId('tile-rules').click();
  await expectAccessible(page, 'rules');
  await page.getByTestId('back').click();
  await page.getByTestId('tile-newTable').click();
  await expectAccessible(page, 'new table');
  await page.getByTestId('change-rules').click();
  await expectAccessible(page, 'rules editor');
  await page.getByTestId('use-rules').click();
  await page.getByTestId('deal').click();

  const seen = new Set<string>();
  for (;;) {
    const moment = await nextMoment(page);
    const name = moment.kind === 'turn' ? moment.phase : moment.kind;
    if (!seen.has(name)) await expectAccessible(page, name);
    seen.add(name);
    if (moment.kind === 'sheet') break;
    if (moment.kind === 'melds') {
      await page.keyboard.press('Enter');
      continue;
    }
    await actFirst(page, await currentUpdate(page));
  }
  expect(seen).toContain('play');
});

test('text of twice the size leaves the main button in the smallest window', async ({ launch }) => {
  const { app, page } = await launch({
    userDataDir: await folderWith({ ...STILL, textScale: 2 }),
  });
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setContentSize(960, 600),
  );
  await page.getByTestId('play').click();
  const main = { auction: 'pass', trump: 'trump-S', give: 'confirm-chosen' } as const;
  for (;;) {
    const moment = await nextMoment(page);
    if (moment.kind === 'sheet') {
      await expect(page.getByTestId('next-deal')).toBeInViewport({ ratio: 1 });
      break;
    }
    if (moment.kind === 'melds') {
      await expect(page.getByTestId('melds-continue')).toBeInViewport({ ratio: 1 });
      await page.getByTestId('melds-continue').click();
      continue;
    }
    const button = Object.entries(main).find(([phase]) => phase === moment.phase)?.[1];
    if (button !== undefined) await expect(page.getByTestId(button)).toBeInViewport({ ratio: 1 });
    await actFirst(page, await currentUpdate(page));
  }
});
