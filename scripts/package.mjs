import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, fingerprint, programFingerprint } from './build.mjs';
import { writeBillOfMaterials } from './package/billOfMaterials.mjs';
import { lastLines, PROJECT, Problem, runQuietly, runScript, say, sha256 } from './setup/steps.mjs';
import { ensureArchiver, ensureDebianTools, isOnPath } from './setup/systemLibraries.mjs';
import { setUp } from './setup.mjs';

const TEST_PACKAGE = join(PROJECT, 'out', 'packaged');

/** Has electron-builder call a program of ours where it would call fpm. */
const OWN_FPM = { CUSTOM_FPM_PATH: join(PROJECT, 'scripts', 'package', 'makeDeb.mjs') };

/**
 * Packages the program unpacked, for the end-to-end tests, unless it is up to date. It differs from a release in
 * one thing: the tests may attach to it.
 */
export async function ensureTestPackage() {
  const stamp = join(TEST_PACKAGE, '.stamp');
  const now = sha256(programFingerprint() + fingerprint(['electron-builder.yml', 'build']));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  await runBuilder('Packaging the program for the tests', {}, [
    '--dir',
    `-c.directories.output=${TEST_PACKAGE}`,
    '-c.electronFuses.enableNodeCliInspectArguments=true',
  ]);
  if (makesDeb()) await packageTestDeb();
  writeFileSync(stamp, now);
}

/** The .deb that is made for the tests. */
export function testDeb() {
  const name = readdirSync(TEST_PACKAGE).find((each) => each.endsWith('.deb'));
  if (name === undefined) throw new Problem('A .deb can only be made where dpkg-deb is.');
  return join(TEST_PACKAGE, name);
}

/** Makes a .deb of the program that is packaged for the tests, compressed little: the rest would take a minute. */
async function packageTestDeb() {
  await ensureDebianTools();
  await runBuilder('Making the .deb for the tests', OWN_FPM, [
    '--linux',
    'deb',
    `--prepackaged=${join(TEST_PACKAGE, 'linux-unpacked')}`,
    `-c.directories.output=${TEST_PACKAGE}`,
    '-c.deb.compression=gz',
  ]);
}

async function packageForUsers() {
  await setUp();
  await ensureBuild();
  const wanted = process.argv.slice(2);
  const targets = wanted.length > 0 ? wanted : targetsForHere();
  await runBuilder(
    'Packaging the program (about two minutes)',
    await packingTools(targets),
    targets,
  );
  const { name, version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
  writeBillOfMaterials(join(PROJECT, 'dist', `${name}-${version}.cdx.json`), runtimeVersion());
  say('The packages lie in dist/.');
}

/** Without Electron's release host, only what needs none of electron-builder's downloads can be made. */
function targetsForHere() {
  return process.env.ELECTRON_OVERRIDE_DIST_PATH ? ['--linux', 'dir', 'tar.gz', 'deb'] : [];
}

/** The environment in which electron-builder finds this system's tools in place of those it would download. */
async function packingTools(targets) {
  // The highest level, which is the default, takes many times as long for a hundredth less.
  const env = { ELECTRON_BUILDER_COMPRESSION_LEVEL: '5' };
  if (process.platform !== 'linux') return env;
  if (targets.includes('tar.gz')) env.ELECTRON_BUILDER_7ZIP_PATH = await ensureArchiver();
  return makesDeb() ? { ...env, ...OWN_FPM } : env;
}

function makesDeb() {
  return process.platform === 'linux' && isOnPath('dpkg-deb');
}

async function runBuilder(title, env, args) {
  const { code, output } = await runQuietly(
    title,
    process.execPath,
    [
      join(PROJECT, 'node_modules', 'electron-builder', 'cli.js'),
      '--publish=never',
      ...args,
      ...runtimeArgs(),
    ],
    { env: { ...process.env, ...env } },
  );
  if (code !== 0) {
    throw new Problem(
      `The program could not be packaged. Mend what electron-builder says, then run the same command again:\n${lastLines(output, 20)}`,
    );
  }
}

/** The runtime to package: the fallback where set-up had to take it. */
function runtimeArgs() {
  const runtime = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (!runtime) return [];
  return [`-c.electronDist=${runtime}`, `-c.electronVersion=${runtimeVersion()}`];
}

function runtimeVersion() {
  const dependency = process.env.ELECTRON_OVERRIDE_DIST_PATH ? 'electron-33' : 'electron';
  const manifest = join(PROJECT, 'node_modules', dependency, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

if (process.argv[1] === import.meta.filename) await runScript(packageForUsers);
