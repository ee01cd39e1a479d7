import { resolve } from 'node:path';
import type { SettingName, SettingsPatch } from '../../src/shared/protocol/settings';
import { expect, type Launched, test } from './launch';
import {
  advanceTo,
  catchUp,
  currentUpdate,
  folderWith,
  handCards,
  legalCards,
  nextMoment,
  placeOf,
  STILL,
  turnPassed,
} from './tableDriver';

type Page = Launched['page'];

/** Any picture that is no card. */
const PICTURE = resolve('build/icons/1024x1024.png');

test.slow();

const choose = (setting: SettingName, value: string) => (page: Page) =>
  page.getByTestId(setting).locator(`input[data-value="${value}"]`).check({ force: true });
const flip = (setting: SettingName) => (page: Page) => page.getByTestId(setting).click();
const slideToEnd = (setting: SettingName) => (page: Page) => page.getByTestId(setting).press('End');

/** How a person changes each setting that is part of the table's look. */
const LOOKS = {
  felt: choose('felt', 'burgundy'),
  cardFaces: choose('cardFaces', 'four-colour'),
  cardBack: (page) => page.getByTestId('back-waves').click(),
  async cardBackColour(page) {
    await page.getByTestId('ownColour').click();
    await page.getByTestId('cardBackColour').fill('#1e6b3a');
  },
  cardScale: slideToEnd('cardScale'),
  textScale: slideToEnd('textScale'),
  // Off before the order of the suits is changed, which the trumps might hide.
  trumpFirst: flip('trumpFirst'),
  suitOrder: choose('suitOrder', 'S-H-D-C'),
  highContrast: flip('highContrast'),
  hints: flip('hints'),
} as const satisfies Partial<Record<SettingName, (page: Page) => Promise<void>>>;

/** The settings that show in time, in sound or in what a click does; each has a test below. */
const OTHERS = [
  'animationSpeed',
  'trickHoldMs',
  'bidSpeed',
  'volume',
  'reducedMotion',
  'autoPlayForced',
  'confirmPlay',
  'playerName',
  'botNames',
] as const satisfies readonly SettingName[];

/** Fails to compile when a setting is in neither list. */
type Forgotten = Exclude<SettingName, keyof typeof LOOKS | (typeof OTHERS)[number]>;
const noneForgotten: Forgotten extends never ? true : false = true;

const change = (page: Page, patch: SettingsPatch) =>
  page.evaluate((wanted) => window.pinochle.settings.change(wanted), patch);

/** A picture of the table with nothing focused or pointed at, once every card is drawn. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.mouse.move(2, 400);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.locator('[data-part="canvas"][data-pictures="drawn"][data-state="still"]').waitFor();
  return page.screenshot({ animations: 'disabled' });
}

async function visitSettings(page: Page, visit: (page: Page) => Promise<void>): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-settings').click();
  await visit(page);
  await page.getByTestId('back').click();
  await page.getByTestId('table').waitFor();
}

test('each setting of the look changes the picture of the table', async ({ launch }) => {
  expect(noneForgotten).toBe(true);
  const { page } = await launch({
    userDataDir: await folderWith(STILL),
    args: ['--seed', 'every setting'],
  });
  await page.getByTestId('table').waitFor();
  const { view } = await advanceTo(page, 'all-suits');
  await catchUp(page, view.turn);
  await visitSettings(page, async () => {});
  let before = await pictureOf(page);
  await visitSettings(page, async () => {});
  expect((await pictureOf(page)).equals(before), 'no change, no difference').toBe(true);
  for (const [name, act] of Object.entries(LOOKS)) {
    await visitSettings(page, act);
    const after = await pictureOf(page);
    expect.soft(after.equals(before), `${name} changes nothing that is seen`).toBe(false);
    before = after;
  }
});

/** The player's next turn to play a card, in the next deal where this one has ended (somebody claimed the rest). */
async function ownTurn(page: Page): Promise<number> {
  for (;;) {
    const moment = await nextMoment(page);
    if (moment.kind === 'turn' && moment.phase === 'play') return moment.turn;
    if (moment.kind === 'sheet') await page.getByTestId('next-deal').click();
    const { view } = await advanceTo(page, 'third-trick');
    await catchUp(page, view.turn);
  }
}

/** Milliseconds from a card being played until it is the player's turn again, or the deal is over. */
async function roundTime(page: Page): Promise<number> {
  const turn = await ownTurn(page);
  const startedAt = await page.evaluate(() => performance.now());
  // Not by a click: one right after the last would count as part of it.
  await page.evaluate(async () => {
    const { table } = window.pinochle;
    const view = (await table.current())?.view;
    const card = view?.legal?.kind === 'play' ? view.legal.cards[0] : undefined;
    if (view === undefined || card === undefined) throw new Error('no card may be played');
    await table.act({ turn: view.turn, action: { type: 'play', card } });
  });
  await turnPassed(page, turn);
  await nextMoment(page);
  return (await page.evaluate(() => performance.now())) - startedAt;
}

for (const [name, slow] of [
  ['animationSpeed', { animationSpeed: 'slow' }],
  ['trickHoldMs', { trickHoldMs: 1500 }],
] as const) {
  test(`${name} changes how long a trick takes`, async ({ launch }) => {
    const { page } = await launch({ userDataDir: await folderWith(STILL) });
    await page.getByTestId('play').click();
    await page.getByTestId('table').waitFor();
    const { view } = await advanceTo(page, 'third-trick');
    await catchUp(page, view.turn);
    await roundTime(page);
    const quickMs = await roundTime(page);
    await change(page, slow);
    expect(await roundTime(page)).toBeGreaterThan(quickMs);
  });
}

test('bidSpeed changes how long the others take to bid', async ({ launch }) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  /** Milliseconds from sitting down until the player's bid, where the others speak first. */
  const bidTime = async (bidSpeed: 'off' | 'slow') => {
    await change(page, { bidSpeed });
    await page.getByTestId('home').waitFor();
    const startedAt = await page.evaluate(() => performance.now());
    await page.getByTestId('play').click();
    await nextMoment(page);
    const tookMs = (await page.evaluate(() => performance.now())) - startedAt;
    const { calls } = (await currentUpdate(page)).view.auction;
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-leave').click();
    return { calls: calls.length, tookMs };
  };
  /** The seats that speak first change from game to game: only games with two or three calls ahead are compared. */
  const timeWithCalls = async (bidSpeed: 'off' | 'slow') => {
    for (;;) {
      const { calls, tookMs } = await bidTime(bidSpeed);
      if (calls >= 2) return tookMs;
    }
  };
  const quickMs = await timeWithCalls('off');
  expect(await timeWithCalls('slow')).toBeGreaterThan(quickMs);
});

test('volume changes how loud the sounds are', async ({ launch }) => {
  const { page } = await launch({ userDataDir: await folderWith({ ...STILL, volume: 1 }) });
  await page.addInitScript(() => {
    const gains: GainNode[] = [];
    Object.assign(window, { gains });
    const createGain = AudioContext.prototype.createGain;
    AudioContext.prototype.createGain = function (this: AudioContext) {
      const gain = createGain.call(this);
      gains.push(gain);
      return gain;
    };
  });
  await page.reload();
  await page.getByTestId('play').click();
  await nextMoment(page);
  const loudness = () =>
    page.evaluate(() => {
      const gains: readonly GainNode[] = Reflect.get(window, 'gains');
      return Math.max(...gains.map((gain) => gain.gain.value));
    });
  await expect.poll(loudness).toBeCloseTo(1);
  await change(page, { volume: 0.1 });
  await expect.poll(loudness).toBeLessThan(0.2);
});

test('reducedMotion stills the page', async ({ launch }) => {
  const { page } = await launch({ userDataDir: await folderWith({ reducedMotion: 'off' }) });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await change(page, { reducedMotion: 'on' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
});

test('autoPlayForced plays the only legal card', async ({ launch }) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  const { view } = await advanceTo(page, 'forced');
  await catchUp(page, view.turn);
  await expect(handCards(page)).toHaveCount(view.hand.length);
  await change(page, { autoPlayForced: true });
  await turnPassed(page, view.turn);
});

test('confirmPlay asks before a card is played', async ({ launch }) => {
  const { page } = await launch({ userDataDir: await folderWith({ ...STILL, confirmPlay: true }) });
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  const { view } = await advanceTo(page, 'third-trick');
  await catchUp(page, view.turn);
  const { x, y } = await placeOf(legalCards(page).first());
  await page.mouse.click(x, y);
  await expect(page.getByTestId('confirm-play')).toBeVisible();
  expect((await currentUpdate(page)).view.turn).toBe(view.turn);
  await page.getByTestId('confirm-play').click();
  await turnPassed(page, view.turn);
});

test('names are those of the settings, and all of it is there at the next start', async ({
  launch,
}) => {
  const first = await launch({ userDataDir: await folderWith(STILL) });
  await first.page.getByTestId('tile-settings').click();
  await first.page.getByTestId('playerName').fill('Ada');
  await first.page.getByTestId('botName-0').fill('Grace');
  await first.page.getByTestId('botName-0').press('Enter');
  await choose('felt', 'blue')(first.page);
  const { page } = await first.relaunch();
  await expect(page.locator('html')).toHaveAttribute('data-felt', 'blue');
  await page.getByTestId('play').click();
  await expect(page.getByTestId('seat-1')).toContainText('Grace');
  // On the player's screen their seat says "You"; the name is for records and for others.
  expect((await currentUpdate(page)).seats[0]?.name).toBe('Ada');
});

test('the zoom keys change the size of the text', async ({ launch }) => {
  const { app, page } = await launch();
  const larger = () =>
    app.evaluate(({ Menu }) => {
      const view = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'View');
      view?.submenu?.items.find(({ label }) => label === 'Larger Text')?.click();
    });
  const sizeOf = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await page.getByTestId('home').waitFor();
  const before = await sizeOf();
  await larger();
  await expect.poll(sizeOf).toBeGreaterThan(before);
});

test('an own picture is cut to a card in a dialog over the whole window, and is the back from then on', async ({
  launch,
}) => {
  const { app, page } = await launch({ userDataDir: await folderWith(STILL) });
  await app.evaluate(({ BrowserWindow, dialog }, picture) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(960, 600);
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [picture] });
  }, PICTURE);
  await page.getByTestId('tile-settings').click();
  await page.getByTestId('own-picture').click();
  await expect(page.getByTestId('crop').locator('canvas')).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId('crop-use')).toBeInViewport({ ratio: 1 });
  await page.getByTestId('crop-use').click();
  await expect(page.getByTestId('crop')).toHaveCount(0);
  await expect(page.locator('[data-testid^="back-own:"]')).toHaveAttribute('aria-pressed', 'true');
  const { cardBack } = await page.evaluate(() => window.pinochle.settings.get());
  expect(cardBack).toMatch(/^own:[0-9a-f]+$/);
});

test('the rules are printed without the buttons of the page', async ({ launch }) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('tile-rules').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('rules-deal')).toBeVisible();
  await expect(page.getByTestId('back')).toBeHidden();
  await expect(page.getByTestId('print')).toBeHidden();
});
