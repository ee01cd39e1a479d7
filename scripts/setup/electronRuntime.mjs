import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFallbackRuntime, hasFallback } from './fallbackRuntime.mjs';
import { folderBytes } from './folderBytes.mjs';
import { CACHE, PROJECT, Problem, runQuietly, say } from './steps.mjs';

const ELECTRON = join(PROJECT, 'node_modules', 'electron');
const NO_DATA_LIMIT_MS = 15_000;
const UNREACHABLE = join(CACHE, 'release-host-unreachable');
const REMEMBER_MS = 24 * 60 * 60 * 1000;

/**
 * Sees to it that there is an Electron to run. Where the one of package.json can't be downloaded, the oldest
 * version supported takes its place, and ELECTRON_OVERRIDE_DIST_PATH tells every tool started from here.
 */
export async function ensureElectron() {
  if (process.env.ELECTRON_OVERRIDE_DIST_PATH || isOwnRuntimeInstalled()) return;
  if (!(hasFallback() && wasUnreachableLately()) && (await downloadOwnRuntime())) return;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Problem(
      'Electron, which shows the window, could not be downloaded. Check the network connection (a proxy goes into HTTPS_PROXY), then run the same command again.',
    );
  }
  mkdirSync(CACHE, { recursive: true });
  if (!wasUnreachableLately()) writeFileSync(UNREACHABLE, '');
  process.env.ELECTRON_OVERRIDE_DIST_PATH = await ensureFallbackRuntime();
}

function isOwnRuntimeInstalled() {
  // Electron's own install writes path.txt as its last step.
  return existsSync(join(ELECTRON, 'path.txt')) && existsSync(join(ELECTRON, 'dist', 'version'));
}

/** So that each start doesn't wait for a host that isn't there. */
function wasUnreachableLately() {
  return existsSync(UNREACHABLE) && Date.now() - statSync(UNREACHABLE).mtimeMs < REMEMBER_MS;
}

/** Runs Electron's own install, and gives it up when no first byte has come after a while. */
async function downloadOwnRuntime() {
  const temp = join(tmpdir(), `aces-around-electron-${process.pid}`);
  mkdirSync(temp, { recursive: true });
  const megabytes = () => Math.round(folderBytes(temp) / 1e6);
  try {
    const { code } = await runQuietly(
      'Downloading Electron (about 120 MB)',
      process.execPath,
      [join(ELECTRON, 'install.js')],
      {
        env: { ...process.env, TMPDIR: temp, TEMP: temp, TMP: temp, ELECTRON_GET_NO_PROGRESS: '1' },
        progress: () => `${megabytes()} MB`,
        limit: (child, elapsedMs) => {
          if (elapsedMs > NO_DATA_LIMIT_MS && folderBytes(temp) === 0 && !isUnpacking())
            child.kill();
        },
      },
    );
    if (code !== 0) say("  Electron's release host can't be reached.");
    return code === 0 && isOwnRuntimeInstalled();
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

function isUnpacking() {
  return existsSync(join(ELECTRON, 'dist'));
}
