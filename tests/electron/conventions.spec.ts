import { presetRules } from '../../src/shared/game/presets';
import type { TablePlan } from '../../src/shared/protocol/table';
import { expect, test } from './launch';
import { currentUpdate, folderWith, nextMoment, STILL } from './tableDriver';

/** A table of the partnership preset at which the person speaks first, with that convention. */
function planWith(convention: TablePlan['convention']): TablePlan {
  const rules = presetRules('sq-partnership');
  return {
    title: 'Jumps',
    rules,
    seats: [
      { kind: 'you', name: 'Ann' },
      ...['June', 'Nora', 'Walt'].map((name) => ({
        kind: 'bot' as const,
        name,
        level: 'plain' as const,
      })),
    ],
    timerSeconds: null,
    convention,
    seed: 'conventions',
  };
}

test('what a first bid shows is said to its bidder before it is made, and afterward to the whole table', async ({
  launch,
}) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('tile-newTable').click();
  const { rules } = planWith('jumps');
  // Nobody asks what bids tell where all play for themselves.
  await page.getByTestId('preset-cm-cutthroat-3').click();
  await expect(page.getByTestId('convention')).toHaveCount(0);
  await page.getByTestId('preset-sq-partnership').click();
  await page.getByTestId('convention').locator('[data-value="jumps"]').check();
  await expect(page.getByTestId('convention-note')).toContainText('aces around');
  // It is still chosen after a look at the rules.
  await page.getByTestId('read-rules').click();
  await expect(page.getByTestId('rules-bidding')).toContainText('Bids tell: Aces and runs.');
  await page.getByTestId('back').click();
  await expect(page.getByTestId('convention-note')).toContainText('aces around');
  await page.getByTestId('seed').fill('conventions');
  await page.getByTestId('deal').click();
  const moment = await nextMoment(page);
  expect(moment).toMatchObject({ kind: 'turn', phase: 'auction' });

  const { view, convention } = await currentUpdate(page);
  expect(convention).toBe('jumps');
  if (view.legal?.kind !== 'auction' || view.legal.bids === null) throw new Error('no bids');
  const { min, step } = view.legal.bids;
  const jump = (steps: number) => page.getByTestId(`bid-${min + steps * step}`);
  for (const [steps, shows] of [
    [0, null],
    [1, null],
    [2, 'shows aces'],
    [3, 'shows a run'],
    [4, 'shows aces and a run'],
    [5, null],
  ] as const)
    await expect(jump(steps)).toHaveAccessibleName(
      `Bid ${min + steps * step}${shows === null ? '' : `, ${shows}`}`,
    );

  await jump(2).click();
  const spoken = view.auction.calls.length;
  const line = page.getByTestId('bid-history').locator('li').nth(spoken);
  await expect(page.getByTestId('log')).toContainText(
    `You bid ${min + 2 * step}, which shows aces.`,
  );
  await expect(line).toHaveText(`You ${min + 2 * step} shows aces`);
  await expect(page.getByTestId('bubble-0')).toHaveText(`${min + 2 * step}shows aces`);
  // The table is opened again as it was.
  const kept = await page.evaluate(() => window.pinochle.table.lastPlan());
  expect(kept).toMatchObject({ convention: 'jumps', rules: { preset: rules.preset } });
});

test('the rules of a running table name what its bids tell', async ({ launch }) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.evaluate(async (plan) => {
    const opened = await window.pinochle.table.open(plan);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  }, planWith('meld'));
  await page.reload();
  await nextMoment(page);
  const { view } = await currentUpdate(page);
  if (view.legal?.kind !== 'auction' || view.legal.bids === null) throw new Error('no bids');
  const { min, step } = view.legal.bids;
  // A single deck's tricks are worth 250 points, and a fifth of that is a step.
  await expect(page.getByTestId(`bid-${min + step}`)).toHaveAccessibleName(/shows 50 meld$/);
  await page.getByTestId('bid-other').click();
  await page.getByTestId('bid-more').click();
  await page.getByTestId('bid-more').click();
  await expect(page.getByTestId('bid-chosen')).toHaveAccessibleName(/shows 100 meld$/);
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-rules').click();
  await expect(page.getByTestId('rules-bidding')).toContainText('shows 50 points of meld');
});
