import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastLines, npmCommand, PROJECT, Problem, runQuietly } from './steps.mjs';

/** Installs the packages unless exactly those of package-lock.json are there. */
export async function ensurePackages() {
  checkNodeVersion();
  if (packagesMatchLock()) return;
  const [command, args, options] = npmCommand('ci', '--no-audit', '--no-fund');
  const { code, output } = await runQuietly(
    'Installing the packages (about a minute)',
    command,
    args,
    options,
  );
  if (code !== 0) {
    throw new Problem(
      `The packages could not be installed. Check that the package registry can be reached, then run the same command again. npm said:\n${lastLines(output)}`,
    );
  }
}

function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 18)) return;
  throw new Problem(
    `This is Node ${process.versions.node}, and the program needs 20.18 or newer. Install a newer Node and run the same command again.`,
  );
}

/**
 * Compares the lock with the one that npm leaves in node_modules as the last step of an install,
 * so that an install that was broken off counts as missing.
 */
function packagesMatchLock() {
  const wanted = readLock(join(PROJECT, 'package-lock.json'));
  const installed = readLock(join(PROJECT, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || entry.optional || installed[path]?.integrity === entry.integrity,
  );
}

function readLock(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
