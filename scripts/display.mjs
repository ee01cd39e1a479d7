import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PROJECT, Problem, say } from './setup/steps.mjs';
import { hasDisplay } from './setup/systemLibraries.mjs';

const SCREEN = '2560x1440x24';

/**
 * Calls `use` with a display to show windows on: the user's own or, without one, a virtual one that
 * ends afterwards. `display.env` and `display.args` go to the program that opens the window.
 */
export async function withDisplay(use) {
  if (hasDisplay()) return use({ env: process.env, args: [] });
  const { number, server } = await startVirtualDisplay();
  say(`There is no display here: the window opens on a virtual one (:${number}).`);
  try {
    return await use({
      env: { ...process.env, DISPLAY: `:${number}` },
      // Where there is no display there is no message bus either: Chromium's complaints about it say nothing.
      args: ['--ozone-platform=x11', '--log-level=3'],
    });
  } finally {
    server.kill();
  }
}

/** Xvfb picks a free display number by itself and writes it to the file descriptor named. */
function startVirtualDisplay() {
  return new Promise((done, fail) => {
    const server = spawn(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-noreset'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    const refuse = () =>
      fail(
        new Problem(
          'The virtual display (Xvfb) did not start. Install it with `sudo apt-get install -y xvfb`, or run the same command where there is a display.',
        ),
      );
    server.on('error', refuse);
    server.on('exit', refuse);
    let number = '';
    server.stdio[3].on('data', (chunk) => {
      number += chunk;
      if (number.endsWith('\n')) done({ number: number.trim(), server });
    });
  });
}

/** The Electron executable that set-up chose. */
export function electronExecutable() {
  return createRequire(import.meta.url)('electron');
}

/** The arguments without which Chromium's sandbox would keep the program from starting. */
export function sandboxArgs() {
  if (process.platform !== 'linux') return [];
  // Chromium refuses to be sandboxed as root.
  if (process.getuid() === 0) return ['--no-sandbox'];
  checkSandboxHelper();
  return [];
}

/** Some systems (Ubuntu from 24.04) give the sandbox to a program only through a helper that root owns. */
function checkSandboxHelper() {
  if (!readOrEmpty('/proc/sys/kernel/apparmor_restrict_unprivileged_userns').startsWith('1'))
    return;
  const helper = join(dirname(electronExecutable()), 'chrome-sandbox');
  const status = statSync(helper, { throwIfNoEntry: false });
  if (status === undefined || (status.uid === 0 && (status.mode & 0o4000) !== 0)) return;
  throw new Problem(
    `This system lets only a helper that belongs to root set up the window's sandbox. Type this command, then run the same command again:\n\n  sudo chown root "${helper}" && sudo chmod 4755 "${helper}"`,
  );
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The arguments that start the program from its source folder. */
export function programArgs(display, ...args) {
  return [PROJECT, ...sandboxArgs(), ...display.args, ...args];
}
