import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { expect, test } from '@playwright/test';
import { packagedProgram } from './packagedProgram';

const RESOURCES =
  process.platform === 'darwin'
    ? join(dirname(packagedProgram()), '../Resources')
    : join(dirname(packagedProgram()), 'resources');

/** The notices of a package by its name: the text below its heading. */
function noticesInPackage(): Map<string, string> {
  const text = readFileSync(join(RESOURCES, 'licenses/THIRD-PARTY-NOTICES.txt'), 'utf8');
  // Below the header, a heading and a text by turns.
  const [, ...parts] = text.split(`${'-'.repeat(80)}\n`);
  const headings = parts.filter((_, index) => index % 2 === 0);
  return new Map(
    headings.map((heading, index) => [heading.split(' ')[0] ?? '', parts[2 * index + 1] ?? '']),
  );
}

/** `@scope/name` or `name` of the innermost package that a path lies in; undefined outside of all. */
const packageOf = (path: string): string | undefined =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test.setTimeout(180_000);

test('every package that a source map of the program names is in the notices, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aces-around-maps-'));
  execFileSync(
    process.execPath,
    ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--sourcemap', '--outDir', folder],
    { stdio: 'pipe' },
  );
  const maps = filesIn(folder).filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }).sources,
  );
  rmSync(folder, { recursive: true });
  const bundled = new Set(sources.map(packageOf).filter((name) => name !== undefined));
  expect(bundled.size).toBeGreaterThan(20);
  // The typeface has files and no code.
  bundled.add('@fontsource-variable/inter');
  expect([...noticesInPackage().keys()].sort()).toEqual([...bundled].sort());
});

test('every notice has the text of its license, with the owner of the copyright', () => {
  for (const [name, text] of noticesInPackage()) {
    expect(text, name).toMatch(/copyright/i);
    expect(text.length, name).toBeGreaterThan(500);
  }
});

test('every file in the program that was copied from a package is covered by a notice', () => {
  const archive = join(RESOURCES, 'app.asar');
  const digest = (data: Buffer) => createHash('sha256').update(data).digest('hex');
  const shipped = listPackage(archive, { isPack: false })
    .filter((path) => /\.(woff2?|ttf|otf|wasm)$/.test(path))
    .map((path) => digest(extractFile(archive, path.slice(1))));
  expect(shipped).toHaveLength(2);
  const origins = filesIn('node_modules/@fontsource-variable').filter((file) =>
    shipped.includes(digest(readFileSync(file))),
  );
  const names = new Set(origins.map(packageOf));
  expect([...names]).toEqual(['@fontsource-variable/inter']);
  expect(noticesInPackage().has('@fontsource-variable/inter')).toBe(true);
});

test('the packaged program carries no source map, list of licenses or runtime of another program', () => {
  const inside = listPackage(join(RESOURCES, 'app.asar'), { isPack: false });
  expect(inside).toContain('/out/main/main.js');
  expect(
    inside.filter((path) => /\.map$|licenses\.json$|node_modules|\.test\./.test(path)),
  ).toEqual([]);
  expect(readdirSync(RESOURCES)).not.toContain('default_app.asar');
});
