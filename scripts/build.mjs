import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { aliases } from './aliases.mjs';
import { writeNotices } from './package/notices.mjs';
import { lastLines, PROJECT, Problem, runQuietly, runScript, sha256 } from './setup/steps.mjs';

const OUT = join(PROJECT, 'out');
const CLI = join(OUT, 'cli', 'cli.js');
const TOOLS = ['package-lock.json', 'electron.vite.config.ts', 'scripts/aliases.mjs'];
const COMMAND_LINE_SOURCES = ['src/shared', 'src/main', ...TOOLS];
const PROGRAM_SOURCES = ['src', 'resources', 'scripts/package', 'package.json', ...TOOLS];

/** Builds the program into out/ unless its sources are as they were at the last build. */
export function ensureBuild() {
  return unlessUnchanged('program', PROGRAM_SOURCES, async () => {
    const { code, output } = await runQuietly('Building the program', process.execPath, [
      join(PROJECT, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js'),
      'build',
    ]);
    if (code !== 0) {
      throw new Problem(
        `The program could not be built. Mend what the build says, then run the same command again:\n${lastLines(output, 30)}`,
      );
    }
    writeNotices();
  });
}

/** Makes the next ensureBuild() build in any case. */
export function forgetBuild() {
  rmSync(stampOf('program'), { force: true });
}

/** Bundles the command line for plain Node unless it is up to date; returns the bundle's URL. */
export async function ensureCommandLine() {
  await unlessUnchanged('cli', COMMAND_LINE_SOURCES, bundleCommandLine);
  return pathToFileURL(CLI).href;
}

async function bundleCommandLine() {
  const entries = { cli: 'src/main/cli/runCli.ts', worker: 'src/main/bots/thread/worker.ts' };
  const present = Object.entries(entries).filter(([, file]) => existsSync(join(PROJECT, file)));
  await bundleForNode(Object.fromEntries(present), join(OUT, 'cli'));
}

/** Bundles each entry (name to source file) with all it imports into a module of a folder, for plain Node. */
export async function bundleForNode(entries, folder) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: PROJECT,
    logLevel: 'error',
    resolve: { alias: aliases },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20.18',
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: {
        input: entries,
        // Side by side, since some find others next to themselves.
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** Identifies the present state of the program's sources. */
export function programFingerprint() {
  return fingerprint(PROGRAM_SOURCES);
}

async function unlessUnchanged(name, sources, make) {
  const stamp = stampOf(name);
  const now = fingerprint(sources);
  const isUpToDate = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  if (isUpToDate()) return;
  mkdirSync(OUT, { recursive: true });
  await alone(join(OUT, `.${name}-lock`), async () => {
    if (isUpToDate()) return;
    await make();
    writeFileSync(stamp, now);
  });
}

const LOCK_CHECK_MS = 100;

/**
 * Does a job while no other process does it: two commands that are started at once would build into the same folder. The
 * lock of a process that was killed is taken over.
 */
async function alone(lock, job) {
  while (!takeLock(lock)) await sleep(LOCK_CHECK_MS);
  try {
    return await job();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = holderOf(lock);
    if (holder !== null && !isRunning(holder)) rmSync(lock, { force: true });
    return false;
  }
}

/** The process that holds a lock; null when it has just been released. An empty lock is just being taken. */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8')) || process.pid;
  } catch {
    return null;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function stampOf(name) {
  return join(OUT, `.${name}-stamp`);
}

/** Names, sizes and times tell a change without reading every file at every start. */
export function fingerprint(paths) {
  return sha256(
    paths
      .flatMap(filesIn)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .sort()
      .map((file) => {
        const { size, mtimeMs } = statSync(file);
        return `${file} ${size} ${mtimeMs}`;
      })
      .join('\n'),
  );
}

function filesIn(path) {
  const full = join(PROJECT, path);
  const status = statSync(full, { throwIfNoEntry: false });
  if (status === undefined) return [];
  if (!status.isDirectory()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

if (process.argv[1] === import.meta.filename) await runScript(ensureBuild);
