import { at } from '../../src/shared/game/cards';
import { PRESETS } from '../../src/shared/game/presets';
import type { DealReview, Judgement } from '../../src/shared/protocol/review';
import type { TablePlan } from '../../src/shared/protocol/table';
import { expectAccessible } from './expectAccessible';
import { firstAction } from './firstAction';
import { expect, test } from './launch';
import type { Page } from './person';
import { currentUpdate, folderWith, nextMoment, STILL, turnPassed } from './tableDriver';

/** The same deal each time. */
const PLAN: TablePlan = {
  title: 'Looked back at',
  rules: { ...at(PRESETS, 0).rules, throwIn: 'off' },
  seats: [
    { kind: 'you', name: 'You' },
    ...['June', 'Nora', 'Walt'].map((name) => ({ kind: 'bot', name, level: 'plain' }) as const),
  ],
  timerSeconds: null,
  convention: 'meld',
  seed: 'review spec',
};

const TELLING = /bid \d+, which shows \d+ meld/;

/** Plays to the end of the deal through the bridge; gives what the bridge says of a review in the middle of it. */
async function playDeal(page: Page): Promise<unknown> {
  let early: unknown = null;
  for (;;) {
    const moment = await nextMoment(page);
    if (moment.kind === 'sheet') return early;
    if (moment.kind === 'melds') {
      await page.getByTestId('melds-continue').click();
      await expect(page.getByTestId('melds-continue')).toHaveCount(0);
      continue;
    }
    const { view } = await currentUpdate(page);
    early ??= await page.evaluate(async () => {
      const { review } = window.pinochle;
      const table = { kind: 'table' } as const;
      return [await review.deal(table, 1), await review.judge(table, 1)];
    });
    await page.evaluate(([turn, action]) => window.pinochle.table.act({ turn, action }), [
      view.turn,
      firstAction(view),
    ] as const);
    await turnPassed(page, moment.turn);
  }
}

const tableReview = (page: Page, dealNumber: number): Promise<DealReview> =>
  page.evaluate(async (deal) => {
    const answer = await window.pinochle.review.judge({ kind: 'table' }, deal);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  }, dealNumber);

/** The mistake that cost most; the dearest decision if there was no mistake. */
function dearest({ judgements }: DealReview): Judgement {
  const worth = ({ known, open }: Judgement) =>
    (known?.mistake === true ? 1e6 : 0) + (known?.cost ?? 0) * 1e3 + (open?.low ?? 0);
  return judgements.reduce((most, each) => (worth(each) > worth(most) ? each : most));
}

test('a deal is reviewed, the costliest decision first, and played on from any step', async ({
  launch,
}) => {
  test.slow();
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('tile-games').click();
  await expect(page.getByTestId('no-games')).toBeVisible();
  await page.evaluate((plan) => window.pinochle.table.open(plan), PLAN);
  await page.reload();
  const early = await playDeal(page);
  // While the deal was played nobody could look at the hands.
  expect(early).toMatchObject([{ ok: false }, { ok: false }]);
  expect(JSON.stringify(early)).not.toContain('"hands"');

  await page.getByTestId('sheet-review').click();
  await expect(page.getByTestId('review')).toBeVisible();
  await expect(page.getByTestId('board')).toBeVisible();
  const rows = page.getByTestId('decision');
  await expect(rows.first()).toBeVisible({ timeout: 90_000 });
  const review = await tableReview(page, 1);
  const worst = dearest(review);
  const first = rows.first();
  await expect(first).toHaveAttribute('data-step', String(worst.step));
  const figures = await first.locator('td').allTextContents();
  expect(figures[0]).toBe(String(Math.round(worst.known?.cost ?? 0)));
  await first.getByRole('button').click();
  await expect(page.getByTestId('step-verdict')).toHaveAttribute(
    'data-mistake',
    String(worst.known?.mistake === true),
  );
  await expectAccessible(page, 'review');

  // All judged decisions are there in order, and the keys lead through the deal.
  await page.getByTestId('decision-order').locator('[data-value="time"]').check();
  await expect(rows).toHaveCount(review.judgements.length);
  // A bid is told with what it showed, as the log told it.
  const telling = rows.getByRole('button', { name: TELLING }).first();
  await expect(telling).toHaveText(/bid \d+shows \d+ meld/);
  await telling.click();
  await expect(page.getByTestId('step-verdict')).toContainText(TELLING);
  await page.getByTestId('step-verdict').click();
  await page.keyboard.press('Home');
  await expect(page.getByTestId('step-back')).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('step-back')).toBeEnabled();
  await page.keyboard.press('End');
  await expect(page.getByTestId('step-on')).toBeDisabled();
  expect(JSON.stringify(review)).not.toContain('seed');
  await page.getByTestId('back').click();
  await expect(page.getByTestId('score-sheet')).toBeVisible();

  // Another table: the first game is kept, and what was judged of it, too.
  await page.getByTestId('sheet-home').click();
  await page.getByTestId('play').click();
  await nextMoment(page);
  await page.evaluate(() => window.pinochle.table.leave());
  await page.reload();
  await page.getByTestId('tile-games').click();
  await expect(page.getByTestId('unfinished-game')).toHaveCount(2);
  await expectAccessible(page, 'games');
  await page.getByTestId('review-unfinished').click();
  await expect(rows.first()).toHaveAttribute('data-step', String(worst.step));

  // From before the first card of the deal somebody at the table plays on.
  const played = await page.evaluate(async () => {
    const games = await window.pinochle.table.unfinished();
    const id = games.find(({ dealsOver }) => dealsOver > 0)?.tableId ?? '';
    const deal = await window.pinochle.review.deal({ kind: 'unfinished', id }, 1);
    if (!deal.ok) throw new Error(JSON.stringify(deal.error));
    return deal.value;
  });
  const firstCard = played.steps.findIndex(
    ({ action, isChoice, seat }) => action.type === 'play' && isChoice && seat === 0,
  );
  const before = at(played.steps, firstCard);
  await page.getByTestId('step-slider').fill(String(firstCard));
  await page.getByTestId('play-on-here').click();
  await expect(page.getByTestId('table')).toBeVisible();
  const { view, convention } = await currentUpdate(page);
  expect(convention).toBe(PLAN.convention);
  expect(view.hand).toEqual(before.hands[0]);
  expect(view.tricks).toHaveLength(before.tricks);
  expect(view.legal?.kind).toBe('play');

  // The game that was played on is one more; each can be deleted.
  await page.evaluate(() => window.pinochle.table.leave());
  await page.reload();
  await page.getByTestId('tile-games').click();
  const left = page.getByTestId('unfinished-game');
  await expect(left.first()).toBeVisible();
  const count = await left.count();
  await page.getByTestId('remove-unfinished').first().click();
  await page.getByTestId('confirm-remove').click();
  await expect(left).toHaveCount(count - 1);
});

test('from the score sheet a deal is played on at once, and the game that is left is kept', async ({
  launch,
}) => {
  test.slow();
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.evaluate((plan) => window.pinochle.table.open(plan), PLAN);
  await page.reload();
  await playDeal(page);
  await page.keyboard.press('v');
  await expect(page.getByTestId('board')).toBeVisible();
  const deal = await page.evaluate(async () => {
    const answer = await window.pinochle.review.deal({ kind: 'table' }, 1);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  });
  const step = deal.steps.findLastIndex(
    ({ action, isChoice, seat }) => action.type === 'play' && isChoice && seat === 0,
  );
  const before = at(deal.steps, step);
  await page.getByTestId('step-slider').fill(String(step));
  await page.getByTestId('play-on-here').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await expect(page.getByTestId('toast')).toContainText('kept under Games');
  const { view } = await currentUpdate(page);
  expect(view.hand).toEqual(before.hands[0]);
  expect(view.tricks).toHaveLength(before.tricks);
  const kept = await page.evaluate(() => window.pinochle.table.unfinished());
  expect(kept.map(({ title, dealsOver }) => [title, dealsOver])).toEqual([
    [PLAN.title, 0],
    [PLAN.title, 1],
  ]);
});
