import { expect, type Launched, test } from './launch';
import { currentUpdate, folderWith, STILL } from './tableDriver';

type Page = Launched['page'];

const checked = (page: Page, testId: string, value: string | number) =>
  expect(page.getByTestId(testId).locator(`[data-value="${value}"]`)).toBeChecked();

const check = (page: Page, testId: string, value: string | number) =>
  page.getByTestId(testId).locator(`[data-value="${value}"]`).check({ force: true });

/** To the rules in words and back, to the editor and straight back, and to the editor for a change. */
async function roundTrips(page: Page, stillThere: () => Promise<void>): Promise<void> {
  await page.getByTestId('read-rules').click();
  await page.getByTestId('back').click();
  await stillThere();
  await page.getByTestId('change-rules').click();
  await page.getByTestId('back').click();
  await stillThere();
  await page.getByTestId('change-rules').click();
  await page.getByTestId('option-target').getByRole('spinbutton').fill('1230');
  await page.getByTestId('use-rules').click();
  await stillThere();
}

/** Other rules of the same table, from the editor. */
async function withPlayers(page: Page, players: number): Promise<void> {
  await page.getByTestId('change-rules').click();
  await page
    .getByTestId('option-players')
    .getByRole('radio', { name: String(players), exact: true })
    .check({ force: true });
  await page.getByTestId('use-rules').click();
}

test('what was chosen for a table is still chosen after its rules were read and changed', async ({
  launch,
}) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('tile-newTable').click();
  await page.getByTestId('preset-sq-partnership').click();
  const seat = (index: number) => page.getByTestId(`plan-${index}`);
  await page.getByTestId('sit-2').click();
  await seat(1).getByRole('textbox').fill('Opal');
  await seat(1).getByRole('combobox').selectOption('plain');
  await check(page, 'convention', 'jumps');
  await check(page, 'timer', 30);
  await page.getByTestId('table-name').fill('Friday club');
  await page.getByTestId('seed').fill('cellar');

  const seatsAreThere = async () => {
    await expect(seat(1).getByRole('textbox')).toHaveValue('Opal');
    await expect(seat(1).getByRole('combobox')).toHaveValue('plain');
    await expect(seat(2)).toContainText('You');
    await checked(page, 'timer', 30);
    await expect(page.getByTestId('table-name')).toHaveValue('Friday club');
    await expect(page.getByTestId('seed')).toHaveValue('cellar');
  };
  await roundTrips(page, async () => {
    await seatsAreThere();
    await checked(page, 'convention', 'jumps');
  });

  // Three have no partners to tell anything; a fourth sits down as if nobody had been there.
  await withPlayers(page, 3);
  await expect(seat(3)).toHaveCount(0);
  await seatsAreThere();
  await expect(page.getByTestId('convention')).toHaveCount(0);
  await page.getByTestId('preset-sq-partnership').click();
  await expect(seat(3)).toHaveCount(1);
  await seatsAreThere();
  await checked(page, 'convention', 'natural');

  await page.getByTestId('deal').click();
  await expect(page.getByTestId('table')).toBeVisible();
  const update = await currentUpdate(page);
  expect(update.title).toBe('Friday club');
  expect(update.view.seat).toBe(2);
  expect(update.seats[1]).toEqual({ name: 'Opal', kind: 'bot', level: 'plain' });
  const plan = await page.evaluate(() => window.pinochle.table.lastPlan());
  expect(plan).toMatchObject({ timerSeconds: 30, convention: 'natural' });

  // Another table is begun from nothing.
  await page.evaluate(() => window.pinochle.table.leave());
  await page.reload();
  await page.getByTestId('tile-newTable').click();
  await expect(page.getByTestId('seed')).toHaveValue('');
  await checked(page, 'timer', 'null');
});

test('what was chosen for a table for others outlasts a look at its rules, too', async ({
  launch,
}) => {
  const { page } = await launch({
    userDataDir: await folderWith(STILL),
    args: ['--screen', 'host'],
  });
  await page.getByTestId('preset-sq-partnership').click();
  const seat = (index: number) => page.getByTestId(`host-seat-${index}`);
  await page.getByTestId('your-name').fill('Ann');
  await page.getByTestId('table-name').fill('Friday club');
  await seat(1).locator('[data-value="bot"]').check({ force: true });
  await seat(1).getByRole('combobox').selectOption('plain');
  await check(page, 'convention', 'meld');
  await check(page, 'grace', 60);
  await check(page, 'timer', 15);
  await page.getByTestId('spectators').uncheck();

  await roundTrips(page, async () => {
    await expect(page.getByTestId('your-name')).toHaveValue('Ann');
    await expect(page.getByTestId('table-name')).toHaveValue('Friday club');
    await expect(seat(1).locator('[data-value="bot"]')).toBeChecked();
    await expect(seat(1).getByRole('combobox')).toHaveValue('plain');
    await checked(page, 'convention', 'meld');
    await checked(page, 'grace', 60);
    await checked(page, 'timer', 15);
    await expect(page.getByTestId('spectators')).not.toBeChecked();
  });
});

test('a figure of the rules stands as it is typed, and what is impossible is said in plain words', async ({
  launch,
}) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('tile-newTable').click();
  await page.getByTestId('preset-sq-partnership').click();
  await page.getByTestId('change-rules').click();
  const lowest = page.getByTestId('option-opening').getByRole('spinbutton');
  await lowest.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(lowest).toHaveValue('');
  await page.keyboard.type('255');
  await expect(lowest).toHaveValue('255');
  await expect(page.getByTestId('faults')).toContainText(
    'The lowest bid is 255, but bids go in steps of 10: make it a multiple of 10.',
  );
  await expect(page.getByTestId('use-rules')).toBeDisabled();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('0');
  await expect(page.getByTestId('use-rules')).toBeEnabled();
});
