import { at, printCards } from '../../src/shared/game/cards';
import { PRESETS } from '../../src/shared/game/presets';
import type { TablePlan } from '../../src/shared/protocol/table';
import { firstAction } from './firstAction';
import { expect, test } from './launch';
import { currentUpdate, folderWith, nextMoment, STILL, turnPassed } from './tableDriver';

const PLAN: TablePlan = {
  title: 'Copied',
  rules: { ...at(PRESETS, 0).rules, throwIn: 'off' },
  seats: [
    { kind: 'you', name: 'You' },
    ...['June', 'Nora', 'Walt'].map((name) => ({ kind: 'bot', name, level: 'plain' }) as const),
  ],
  timerSeconds: null,
  convention: 'natural',
  seed: 'copy spec',
};

test('a position is copied at the table as the player sees it, and in a review with all hands', async ({
  launch,
}) => {
  test.slow();
  const { app, page } = await launch({ userDataDir: await folderWith(STILL) });
  const copied = () => app.evaluate(({ clipboard }) => clipboard.readText());
  await page.evaluate((plan) => window.pinochle.table.open(plan), PLAN);
  await page.reload();
  await nextMoment(page);

  await page.keyboard.press('Escape');
  await page.getByTestId('menu-copy-position').click();
  await expect(page.getByText('The position is on the clipboard.')).toBeVisible();
  const { view } = await currentUpdate(page);
  const text = await copied();
  expect(text).toMatch(/^sq-partnership; dealer \d; turn 0 auction; /);
  expect(text).toContain(`; hands ${printCards(view.hand)} / 12? / 12? / 12?`);

  for (;;) {
    const moment = await nextMoment(page);
    if (moment.kind === 'sheet') break;
    if (moment.kind === 'melds') {
      await page.getByTestId('melds-continue').click();
      await expect(page.getByTestId('melds-continue')).toHaveCount(0);
      continue;
    }
    const update = await currentUpdate(page);
    await page.evaluate(([turn, action]) => window.pinochle.table.act({ turn, action }), [
      update.view.turn,
      firstAction(update.view),
    ] as const);
    await turnPassed(page, moment.turn);
  }
  await page.getByTestId('sheet-review').click();
  await page.getByTestId('copy-position').click();
  await expect(page.getByText('The position is on the clipboard.')).toBeVisible();
  const open = await copied();
  expect(open).toMatch(/^sq-partnership; dealer \d; turn \d auction; hands /);
  expect(open).toContain(printCards(view.hand));
  expect(open).not.toContain('?');
});
