import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../setup/steps.mjs';

/** What Vite calls the list of a bundle's packages (electron.vite.config.ts). No package of ours carries it. */
export const LICENSES_FILE = 'licenses.json';

/** The file of the third-party notices in out/; electron-builder.yml puts it into every package. */
const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

const BUNDLES = ['main', 'preload', 'renderer'];

/** Packages of which a file ships without any module of theirs, so that Vite doesn't list them. */
const FILES_ONLY = ['@fontsource-variable/inter'];

/** Where the texts stand that packages name and forget to bring, by package. */
const MISSING_TEXTS = { '@pixi/colord': 'scripts/package/licenses/colord.txt' };

const HEADER = `Aces Around is under the MIT license (LICENSE); NOTICE names its artwork and sounds. Electron and Chromium, which show
its window, are under the licenses in LICENSE.electron.txt and LICENSES.chromium.html. What follows are the licenses
of the packages that are part of the program itself.
`;

/** Writes the licenses of all that the bundles contain into one file; fails when a text is missing. */
export function writeNotices() {
  writeFileSync(join(PROJECT, 'out', NOTICES_FILE), printNotices(bundledPackages()));
}

/** The packages in the program: `{ name, version, identifier, text }`, sorted by name. */
export function bundledPackages() {
  const listed = BUNDLES.flatMap((bundle) => readJson(join('out', bundle, LICENSES_FILE)));
  const all = [...listed, ...FILES_ONLY.map(describePackage)];
  const byKey = new Map(all.map((each) => [`${each.name} ${each.version}`, each]));
  return [...byKey.values()]
    .map((each) => ({ ...each, text: each.text || missingText(each.name) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function describePackage(name) {
  const folder = join('node_modules', name);
  const { version, license } = readJson(join(folder, 'package.json'));
  return { name, version, identifier: license, text: readText(join(folder, 'LICENSE')) };
}

function missingText(name) {
  const file = MISSING_TEXTS[name];
  if (file !== undefined) return readText(file);
  throw new Error(
    `the package ${name} brings no license text: add one to MISSING_TEXTS in scripts/package/notices.mjs`,
  );
}

function printNotices(packages) {
  const rule = '-'.repeat(80);
  const sections = packages.map(
    ({ name, version, identifier, text }) =>
      `${rule}\n${name} ${version} (${identifier})\n${rule}\n\n${text.trim()}\n`,
  );
  return [HEADER, ...sections].join('\n');
}

function readJson(file) {
  return JSON.parse(readText(file));
}

function readText(file) {
  return readFileSync(join(PROJECT, file), 'utf8');
}
