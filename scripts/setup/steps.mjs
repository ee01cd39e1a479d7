import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { constants, homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const PROJECT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Where things live that outlast a clean install: a folder of this user's own. */
export const CACHE =
  process.platform === 'win32'
    ? join(process.env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local'), 'aces-around')
    : join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'aces-around');

/** A failure whose message is a sentence that tells the user what to do. */
export class Problem extends Error {}

/** Progress goes to standard error: standard output belongs to the command that the user asked for. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Runs a script's main function; its number is the exit code, and a failure becomes one sentence. */
export async function runScript(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    say(
      error instanceof Problem
        ? `\n${error.message}`
        : `\nSomething went wrong that was not foreseen: ${error.message}\nRun the same command again; if it stays, report it with this line.`,
    );
    process.exitCode = 1;
  }
}

const HEARTBEAT_MS = 10_000;

/**
 * Runs a long command without showing its output and says every few seconds that it is still at work.
 * `progress` may add to that line. Resolves to the exit code and the output, and never rejects.
 */
export function runQuietly(title, command, args, { progress, limit, ...options } = {}) {
  say(`${title} ...`);
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: PROJECT, ...options });
    let output = '';
    const collect = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const heartbeat = setInterval(() => {
      say(`  ... still at it (${[seconds(), progress?.()].filter(Boolean).join(', ')})`);
    }, HEARTBEAT_MS);
    const limiter = limit && setInterval(() => limit(child, Date.now() - startedAt), 1000);
    const finish = (code) => {
      clearInterval(heartbeat);
      clearInterval(limiter);
      if (code === 0) say(`  done in ${seconds()}`);
      done({ code, output });
    };
    child.on('error', (error) => {
      collect(error.message);
      finish(127);
    });
    child.on('close', (code, signal) => finish(code ?? (signal ? 1 : 0)));
  });
}

const PARENT_CHECK_MS = 1000;

/**
 * Runs a command that shares this terminal; resolves to its exit code. It gets the signals that this script
 * gets, and ends when whoever started this script is gone: npm starts scripts through a shell that passes no
 * signals on.
 */
export function runAttached(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: PROJECT, stdio: 'inherit', ...options });
    const passOn = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, passOn);
    const parent = process.ppid;
    const parentCheck = setInterval(() => {
      if (process.ppid !== parent) child.kill();
    }, PARENT_CHECK_MS);
    child.on('error', fail);
    child.on('close', (code, signal) => {
      for (const each of SIGNALS) process.off(each, passOn);
      clearInterval(parentCheck);
      done(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The command line that runs npm with these arguments: the npm that started this script, where there is one. */
export function npmCommand(...args) {
  const npmScript = process.env.npm_execpath;
  if (npmScript && existsSync(npmScript)) return [process.execPath, [npmScript, ...args], {}];
  return ['npm', args, { shell: process.platform === 'win32' }];
}

/** The last lines of a command's output, indented, to stand below the sentence that says it failed. */
export function lastLines(output, count = 12) {
  return output
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(-count)
    .map((line) => `  | ${line}`)
    .join('\n');
}

export function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}
