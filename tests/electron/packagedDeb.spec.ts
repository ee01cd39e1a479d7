import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Debian's tools are at work here; on other systems there is no such package. */
const HAS_TOOLS = spawnSync('dpkg-deb', ['--version']).status === 0;
test.skip(!HAS_TOOLS, 'only Debian and its descendants have the tools');
// The tools read 200 MB several times.
test.setTimeout(180_000);

const HOME = 'opt/Aces Around';
let deb = '';
let root = '';

test.beforeAll(() => {
  deb = packedDeb();
  root = mkdtempSync(join(tmpdir(), 'aces-around-root-'));
  execFileSync('dpkg-deb', ['--extract', deb, root]);
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The package that scripts/package.mjs makes for the tests. */
function packedDeb(): string {
  const name = readdirSync('out/packaged').find((each) => each.endsWith('.deb'));
  if (name === undefined) throw new Error('scripts/package.mjs made no .deb for the tests');
  return join('out/packaged', name);
}

const field = (name: string): string =>
  execFileSync('dpkg-deb', ['--field', deb, name], { encoding: 'utf8' }).trim();

/** Every path below a folder, without the packet manager's own book-keeping. */
const pathsIn = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((path) => !path.startsWith('var/lib/dpkg'))
    .sort();

test('the deb says what it is and where it comes from', () => {
  expect(field('Package')).toBe('aces-around');
  expect(field('Section')).toBe('games');
  expect(field('Homepage')).toBe('https://aces-around.github.io/aces-around');
  expect(field('Description').split('\n')).toHaveLength(2);
});

test('the deb depends on the package of every library that its binaries need', () => {
  const workshop = mkdtempSync(join(tmpdir(), 'aces-around-shlibdeps-'));
  mkdirSync(join(workshop, 'debian'));
  writeFileSync(join(workshop, 'debian', 'control'), 'Source: aces-around\n');
  const binaries = readdirSync(join(root, HOME))
    .map((name) => join(root, HOME, name))
    .filter((file) => statSync(file).isFile())
    .filter((file) => readFileSync(file).subarray(0, 4).toString('latin1') === '\x7fELF');
  expect(binaries.map((file) => basename(file))).toContain('aces-around');
  const found = execFileSync(
    'dpkg-shlibdeps',
    ['-O', `-l${join(root, HOME)}`, ...binaries.map((file) => `-e${file}`)],
    { cwd: workshop, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  rmSync(workshop, { recursive: true });
  const names = (relation: string) => relation.split('|').map((each) => each.trim().split(' ')[0]);
  const needed = found
    .replace(/^shlibs:Depends=/, '')
    .split(',')
    .flatMap(names);
  // The window's library is loaded by name when it opens: no binary is linked against it.
  needed.push('libx11-xcb1');
  const named = new Set(field('Depends').split(',').flatMap(names));
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((name) => !named.has(name))).toEqual([]);
});

test('the deb brings the program, its icons in all sizes and its file types', () => {
  const icons = [16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512, 1024].map(
    (size) => `usr/share/icons/hicolor/${size}x${size}/apps/aces-around.png`,
  );
  expect(pathsIn(root)).toEqual(
    expect.arrayContaining([
      ...icons,
      'usr/share/icons/hicolor/scalable/apps/aces-around.svg',
      'usr/bin/aces-around',
      'usr/share/applications/aces-around.desktop',
      'usr/share/mime/packages/aces-around.xml',
      'usr/share/doc/aces-around/copyright',
      `${HOME}/LICENSE.electron.txt`,
      `${HOME}/LICENSES.chromium.html`,
      `${HOME}/README.txt`,
      ...['LICENSE', 'NOTICE', 'THIRD-PARTY-NOTICES.txt'].map(
        (name) => `${HOME}/resources/licenses/${name}`,
      ),
    ]),
  );
  const mime = readFileSync(join(root, 'usr/share/mime/packages/aces-around.xml'), 'utf8');
  expect(mime).toContain('glob pattern="*.pinochle"');
  expect(mime).toContain('glob pattern="*.pinochle-rules"');
});

test('the deb brings nothing that the program does not need', () => {
  const paths = pathsIn(root);
  expect(
    paths.filter((path) => /\.map$|default_app|node_modules|licenses\.json/.test(path)),
  ).toEqual([]);
  expect(readdirSync(join(root, HOME, 'locales'))).toEqual(['en-US.pak']);
});

test('the desktop file of the deb is valid and opens both file types', () => {
  const file = join(root, 'usr/share/applications/aces-around.desktop');
  expect(spawnSync('desktop-file-validate', [file], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: '',
  });
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines).toContain('MimeType=application/x-pinochle-record;application/x-pinochle-rules;');
  expect(lines).toContain('Exec="/opt/Aces Around/aces-around" %U');
  expect(lines).toContain('StartupWMClass=aces-around');
  expect(lines).toContain('Icon=aces-around');
});

test('installed, installed again and purged, the deb leaves nothing but the data of the user', () => {
  const target = mkdtempSync(join(tmpdir(), 'aces-around-installed-'));
  const dpkg = (...args: string[]) =>
    execFileSync(
      'dpkg',
      [
        `--root=${target}`,
        // Without a system in the folder there are no libraries and no shell for the package's scripts.
        '--force-not-root,depends,script-chrootless',
        `--log=${join(target, 'var/lib/dpkg/log')}`,
        ...args,
      ],
      { stdio: 'pipe' },
    );
  mkdirSync(join(target, 'var/lib/dpkg/updates'), { recursive: true });
  mkdirSync(join(target, 'var/lib/dpkg/info'));
  writeFileSync(join(target, 'var/lib/dpkg/status'), '');
  mkdirSync(join(target, 'home/player/.config/Aces Around/games'), { recursive: true });
  const before = pathsIn(target);
  dpkg('--install', deb);
  dpkg('--install', deb);
  const helper = statSync(join(target, HOME, 'chrome-sandbox'));
  expect((helper.mode & 0o7777).toString(8)).toBe('4755');
  dpkg('--purge', 'aces-around');
  expect(pathsIn(target)).toEqual(before);
  expect(readFileSync(join(target, 'var/lib/dpkg/status'), 'utf8')).not.toContain('aces-around');
  rmSync(target, { recursive: true, force: true });
});
