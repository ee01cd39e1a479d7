import { expectAccessible } from './expectAccessible';
import { expect, test } from './launch';
import { folderWith, STILL } from './tableDriver';

const isFull = process.env.LAN_FULL === '1';

test('the deals of a table against bots can be tested from its menu, and the test can be canceled', async ({
  launch,
}) => {
  test.setTimeout(isFull ? 900_000 : 180_000);
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('play').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByTestId('menu-fair').click();
  await expect(page.getByTestId('fair-deal')).toBeVisible();
  await page.getByTestId('deal-test-start').click();
  const bar = page.getByRole('progressbar');
  await expect
    .poll(() => bar.evaluate((each) => Number(each.getAttribute('value'))), { timeout: 20_000 })
    .toBeGreaterThan(0);
  await expectAccessible(page, 'deal test');
  if (isFull) {
    const verdict = page.getByTestId('deal-test-verdict');
    await expect(verdict).toHaveText(/^Dealt 1,000,000 times.*dealt fairly/, { timeout: 800_000 });
    await expectAccessible(page, 'result of a deal test');
    return;
  }
  await page.getByTestId('deal-test-cancel').click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByTestId('deal-test-start')).toBeVisible();
  await page.getByTestId('back').click();
  await expect(page.getByTestId('table')).toBeVisible();
});
