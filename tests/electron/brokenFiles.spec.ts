import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Case, drawnRounds, everyCase, isNewerKept, type Shown } from './dataFiles';
import { isThirdTrick, playUntil } from './firstAction';
import { expect, type Launched, test } from './launch';
import { STATES } from './spoiledFiles';
import { folderWith, STILL } from './tableDriver';
import { makeWholeFolder, resolvePath } from './wholeFolder';

/** Every file in every state, one at a start, each start measured; otherwise many at once, others each day. */
const isFull = process.env.ALL_STATES === '1';
/** Within which the program shows its first screen on a machine that is not overloaded. */
const START_MS = 3_000;

const DAY_MS = 86_400_000;
/** What the draw depends on. */
const today = Number(process.env.STATES_DAY ?? Math.floor(Date.now() / DAY_MS));

const WHOLE_FOLDER: Shown = {
  settings: true,
  plan: true,
  hosts: 1,
  games: 1,
  rules: 1,
  backs: 1,
  unfinished: 1,
  hosted: 1,
};

let template: Promise<string> | null = null;

test.afterAll(async () => {
  if (template !== null) await rm(await template, { recursive: true });
});

/** All sentences that the window is told, from now on and those that still stand there; each is clicked away. */
async function collectSentences(page: Launched['page']): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said = new Set<string>();
    const collect = () => {
      for (const toast of document.querySelectorAll<HTMLElement>('[data-testid="toast"]')) {
        said.add(toast.textContent ?? '');
        toast.click();
      }
    };
    collect();
    new MutationObserver(collect).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'said') as Set<string>)].join(' '));
}

const shownIn = (page: Launched['page']): Promise<Shown> =>
  page.evaluate(async () => {
    const { settings, table, lan, games, rules, backs } = window.pinochle;
    return {
      settings: (await settings.get()).felt === 'blue',
      plan: (await table.lastPlan()) !== null,
      hosts: (await lan.remembered()).length,
      games: (await games.list()).length,
      rules: (await rules.list()).length,
      backs: (await backs.list()).length,
      unfinished: (await table.unfinished()).length,
      hosted: (await lan.reopenable()).length,
    };
  });

/** Milliseconds from the start of the program's process to the first content that its window painted. */
async function startTime({ app, page }: Launched): Promise<number> {
  const startedAt = await app.evaluate(() => process.getCreationTime() ?? 0);
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first !== undefined) resolve(performance.timeOrigin + first.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  return Math.round(paintedAt - startedAt);
}

/** Copies the whole folder and puts its files into their states; gives the copy and what newer files hold. */
async function spoil(cases: readonly Case[], launch: () => Promise<Launched>) {
  template ??= launch().then(makeWholeFolder);
  const folder = await mkdtemp(join(tmpdir(), 'aces-around-test-'));
  await cp(await template, folder, { recursive: true });
  const kept: { readonly path: string; readonly content: string }[] = [];
  for (const each of cases) {
    const path = await resolvePath(folder, each.file.path);
    await STATES[each.state](path);
    if (isNewerKept(each)) kept.push({ path, content: await readFile(path, 'utf8') });
  }
  return { folder, kept };
}

const rounds = isFull ? everyCase.map((each) => [each]) : drawnRounds(today);

for (const [index, cases] of rounds.entries()) {
  const [first] = cases;
  // The titles of a draw don't name it: they stay the same when the day changes while the tests run.
  const title = isFull
    ? `whose ${first?.file.path} is ${first?.state}`
    : `with many files spoiled, draw ${index + 1} of ${rounds.length}`;
  test(`a data folder ${title}: the program starts, says it where it is due, and plays`, async ({
    launch,
  }, { annotations }) => {
    const spoiled = `on day ${today} ${cases.map(({ file, state }) => `${file.path} is ${state}`).join(', ')}`;
    annotations.push({ type: 'spoiled', description: spoiled });
    const { folder, kept } = await spoil(cases, async () =>
      launch({ userDataDir: await folderWith(STILL) }),
    );
    const launched = await launch({ userDataDir: folder });
    const { page, close } = launched;
    const sentences = await collectSentences(page);
    await page.getByTestId('play').waitFor();
    const startMs = await startTime(launched);
    const load = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
    annotations.push({ type: 'start', description: `${startMs} ms, load ${load.toFixed(1)}` });
    const shown = cases.map(({ missing }) => missing);
    expect(await shownIn(page), spoiled).toEqual(Object.assign({}, WHOLE_FOLDER, ...shown));
    const named = cases.flatMap((each) => each.named ?? []);
    if (named.length === 0) expect(await sentences()).toBe('');
    for (const name of named) await expect.poll(sentences, spoiled).toContain(name);
    await page.getByTestId('play').click();
    await page.getByTestId('table').waitFor();
    await playUntil(page, isThirdTrick);
    await close();
    // Whatever a newer program made is left as it is.
    for (const { path, content } of kept) expect(await readFile(path, 'utf8')).toBe(content);
    if (isFull) expect(startMs, 'start').toBeLessThan(START_MS * load);
  });
}
