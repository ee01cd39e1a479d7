import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presetRules } from '../../src/shared/game/presets';
import { isThirdTrick, playUntil } from './firstAction';
import { hostTable } from './hostTable';
import { expect, type Launched, test } from './launch';
import { STATES, type State, statesOf, WHOLE } from './spoiledFiles';
import { folderWith, STILL } from './tableDriver';

/** Every file in every state; otherwise each state once, with another file each. */
const isFull = process.env.ALL_STATES === '1';

/** What the window is shown of each file of the data folder. */
interface Shown {
  readonly settings: boolean;
  readonly plan: boolean;
  readonly hosts: number;
  readonly games: number;
  readonly rules: number;
  readonly backs: number;
  readonly unfinished: number;
  readonly hosted: number;
}

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

interface DataFile {
  /** With `*` for an id. */
  readonly path: string;
  readonly isJson?: boolean;
  /** What isn't shown when the file can't be used. */
  readonly missing?: Partial<Shown>;
  /** What isn't shown when a newer program made it; as `missing` where left out. */
  readonly newer?: Partial<Shown>;
  /** The sentence about it names this; null: none is due. */
  readonly named: string | null;
}

const FILES: readonly DataFile[] = [
  {
    path: 'settings.json',
    isJson: true,
    missing: { settings: false },
    newer: {},
    named: 'settings.json',
  },
  { path: 'state.json', isJson: true, missing: { plan: false }, newer: {}, named: 'state.json' },
  { path: 'hosts.json', isJson: true, missing: { hosts: 0 }, newer: {}, named: 'hosts.json' },
  { path: 'games/*.json', isJson: true, missing: { games: 0 }, named: 'One of your saved games' },
  { path: 'rules/*.json', isJson: true, missing: { rules: 0 }, named: 'One of your rule sets' },
  { path: 'backs/*.png', missing: { backs: 0 }, named: 'One of your card backs' },
  // Its safe copy is used.
  { path: 'running/*.json', isJson: true, newer: { unfinished: 0 }, named: 'A game that' },
  { path: 'running/*.safe.json', isJson: true, named: null },
  { path: 'running/*.seed.json', isJson: true, named: 'The seed of a game' },
  { path: 'running-network/*.json', isJson: true, newer: { hosted: 0 }, named: 'A game that' },
  { path: 'reviews/*.json', isJson: true, named: null },
  { path: 'logs/main.log', named: null },
];

const cases = FILES.flatMap((file) =>
  statesOf(file.isJson ?? false).map((state) => ({ file, state })),
);
/** Each state with the next file that can be in it. */
const someCases = (Object.keys(STATES) as State[]).map((state, index) => {
  const fitting = cases.filter((each) => each.state === state);
  const chosen = fitting[(index * 5) % fitting.length];
  if (chosen === undefined) throw new Error(`no file can be ${state}`);
  return chosen;
});

const RULES = presetRules('sq-partnership');

let template: Promise<string> | null = null;

test.afterAll(async () => {
  if (template !== null) await rm(await template, { recursive: true });
});

/** A data folder with everything in it, made by the program where it can make it. */
async function makeTemplate(launch: () => Promise<Launched>): Promise<string> {
  const { app, page, userDataDir, close } = await launch();
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await playUntil(page, isThirdTrick);
  await page.evaluate(async (rules) => {
    const { settings, table, rules: ownRules } = window.pinochle;
    await settings.change({ felt: 'blue' });
    await ownRules.save({ id: null, name: 'Kitchen', rules });
    await table.leave();
  }, RULES);
  const folderOf = (name: string) => join(userDataDir, name);
  const record = (await readdir(folderOf('running'))).find((name) =>
    /^[0-9a-f]+\.json$/.test(name),
  );
  const file = join(folderOf('running'), record ?? '');
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] });
  }, file);
  const imported = await page.evaluate(() => window.pinochle.games.importFile());
  expect(imported.ok ? '' : imported.error).toBe('');
  await hostTable(page, {
    title: 'Hosted',
    rules: RULES,
    yourName: 'You',
    seats: [{ kind: 'you' }, ...[1, 2, 3].map(() => ({ kind: 'bot', level: 'plain' }) as const)],
    timerSeconds: null,
    convention: 'natural',
    graceSeconds: 5,
    spectators: true,
  });
  await page.evaluate(() => window.pinochle.lan.manage({ type: 'start' }));
  await playUntil(page, ({ legal }) => legal !== null);
  await page.evaluate(() => window.pinochle.lan.leave());
  await close();
  await writeFile(join(userDataDir, 'hosts.json'), JSON.stringify({ version: 1, hosts: [HOST] }));
  for (const name of ['backs', 'reviews']) await mkdir(folderOf(name), { recursive: true });
  await writeFile(join(folderOf('backs'), `${'b'.repeat(32)}.png`), cardBack());
  await writeFile(join(folderOf('reviews'), `${'c'.repeat(32)}.json`), '{"dealNumber":1}');
  const kept = await mkdtemp(join(tmpdir(), 'aces-around-template-'));
  const ours = ['settings.json', 'state.json', 'hosts.json', 'games', 'rules', 'backs', 'running'];
  for (const name of [...ours, 'running-network', 'reviews', 'logs'])
    await cp(folderOf(name), join(kept, name), { recursive: true });
  return kept;
}

const HOST = {
  id: 'a'.repeat(16),
  address: '127.0.0.1',
  port: 9,
  title: 'Club',
  joinedAt: '2026-01-01T00:00:00.000Z',
  name: 'Ann',
  token: '0'.repeat(64),
};

/** The beginning of a PNG of a card back's size. */
function cardBack(): Buffer {
  const png = Buffer.alloc(64);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  png.writeUInt32BE(13, 8);
  png.write('IHDR', 12, 'latin1');
  png.writeUInt32BE(480, 16);
  png.writeUInt32BE(672, 20);
  return png;
}

/** The path of a file whose id is not known. */
async function resolvePath(folder: string, path: string): Promise<string> {
  const [name = '', below = ''] = path.split('/*');
  if (!path.includes('*')) return join(folder, path);
  const isIt =
    below === '.json' ? /^[0-9a-f]+\.json$/ : new RegExp(`${below}$`.replaceAll('.', '\\.'));
  const found = (await readdir(join(folder, name))).find((each) => isIt.test(each));
  if (found === undefined) throw new Error(`there is no ${path}`);
  return join(folder, name, found);
}

/** All sentences that the window is told, from now on and those that still stand there. */
async function collectSentences(page: Launched['page']): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const collect = () => {
      for (const toast of document.querySelectorAll('[data-testid="toast"]'))
        said.push(toast.textContent ?? '');
    };
    collect();
    new MutationObserver(collect).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => ('said' in window ? String(window.said) : ''));
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

async function expectPlay(page: Launched['page']): Promise<void> {
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await playUntil(page, isThirdTrick);
}

/** Starts the program on a data folder that was spoiled; it has to show what is whole, and play. */
async function expectStart(
  launched: Launched,
  { shown, named }: { readonly shown: Partial<Shown>; readonly named: string | null },
): Promise<void> {
  const { page, close } = launched;
  const sentences = await collectSentences(page);
  await page.getByTestId('play').waitFor();
  expect(await shownIn(page)).toEqual({ ...WHOLE_FOLDER, ...shown });
  if (named === null) expect(await sentences()).toBe('');
  else await expect.poll(sentences).toContain(named);
  await expectPlay(page);
  await close();
}

test.describe('a data folder', () => {
  const spoiled = async (launch: () => Promise<Launched>): Promise<string> => {
    template ??= makeTemplate(launch);
    const folder = await mkdtemp(join(tmpdir(), 'aces-around-test-'));
    await cp(await template, folder, { recursive: true });
    return folder;
  };

  for (const { file, state } of isFull ? cases : someCases) {
    test(`whose ${file.path} is ${state}: the program starts, says it where it is due, and plays`, async ({
      launch,
    }) => {
      test.setTimeout(180_000);
      const folder = await spoiled(async () => launch({ userDataDir: await folderWith(STILL) }));
      const path = await resolvePath(folder, file.path);
      await STATES[state](path);
      const isNewer = state === 'of a newer version';
      const content = isNewer ? await readFile(path, 'utf8') : null;
      const hasVersion = !file.path.includes('seed');
      const isDue = !WHOLE.has(state) && (hasVersion || !isNewer);
      const gone = isNewer ? (file.newer ?? file.missing) : file.missing;
      await expectStart(await launch({ userDataDir: folder }), {
        shown: isDue ? (gone ?? {}) : {},
        named: isDue ? file.named : null,
      });
      // Whatever a newer program made is left as it is.
      if (content !== null && file.named !== null && hasVersion)
        expect(await readFile(path, 'utf8')).toBe(content);
    });
  }

  const folders = ['games', 'rules', 'backs', 'running', 'running-network', 'reviews', 'logs'];
  for (const name of isFull ? folders : folders.slice(0, 1)) {
    test(`whose folder ${name} is a file: the program starts, says it where it is due, and plays`, async ({
      launch,
    }) => {
      test.setTimeout(180_000);
      const folder = await spoiled(async () => launch({ userDataDir: await folderWith(STILL) }));
      await rename(join(folder, name), join(folder, 'aside'));
      await writeFile(join(folder, name), '');
      const shown = { running: { unfinished: 0 }, 'running-network': { hosted: 0 } }[name] ?? {
        [name]: 0,
      };
      const isListed = name !== 'reviews' && name !== 'logs';
      await expectStart(await launch({ userDataDir: folder }), {
        shown: isListed ? shown : {},
        named: isListed ? `The folder ${name} can’t be opened` : null,
      });
    });
  }
});
