import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode, ensureBuild } from './build.mjs';
import { electronExecutable, programArgs, withDisplay } from './display.mjs';
import { PROJECT, Problem, runScript } from './setup/steps.mjs';
import { setUp } from './setup.mjs';

const MODULES = join(PROJECT, 'bench');
const BUNDLES = join(PROJECT, 'out', 'bench');
const STARTS = 3;
const START_LIMIT_MS = 30_000;

/**
 * Each module of bench/ has a default export, a function that measures and returns (or promises) lines of
 * `{ name, value, unit }`. `npm run bench -- NAME` runs only the modules whose names contain NAME;
 * `first-frame` is the name of the time to the window's first picture.
 */
await runScript(async () => {
  await setUp();
  const filter = process.argv[2] ?? '';
  const modules = benchModules().filter((name) => name.includes(filter));
  if (modules.length > 0) await runModules(modules);
  if ('first-frame'.includes(filter)) print('first-frame', [await measureFirstFrame()]);
});

function benchModules() {
  if (!existsSync(MODULES)) return [];
  return readdirSync(MODULES)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length));
}

async function runModules(names) {
  const entries = names.map((name) => [name, join(MODULES, `${name}.ts`)]);
  await bundleForNode(Object.fromEntries(entries), BUNDLES);
  for (const name of names) {
    const { default: measure } = await import(pathToFileURL(join(BUNDLES, `${name}.js`)).href);
    if (typeof measure === 'function') print(name, await measure());
  }
}

function print(title, lines) {
  console.log(`\n${title}`);
  for (const { name, value, unit } of lines) {
    console.log(
      `  ${name.padEnd(44)} ${value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 1 ? 3 : 2 })} ${unit}`,
    );
  }
}

/** The median of some starts, after one that warms the disk's cache up. */
async function measureFirstFrame() {
  await ensureBuild();
  return withDisplay(async (display) => {
    await startOnce(display);
    const times = [];
    for (let start = 0; start < STARTS; start++) times.push(await startOnce(display));
    times.sort((a, b) => a - b);
    return {
      name: 'process start to first frame',
      value: times[Math.floor(STARTS / 2)],
      unit: 'ms',
    };
  });
}

/** Starts the program on an empty data folder; it prints `first-frame MS` and is then ended. */
async function startOnce(display) {
  const userData = mkdtempSync(join(tmpdir(), 'aces-around-bench-'));
  const child = spawn(
    electronExecutable(),
    programArgs(display, `--user-data-dir=${userData}`, '--measure-first-frame'),
    { env: display.env, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = new Promise((done) => child.once('close', done));
  try {
    return await firstFrameOf(child);
  } finally {
    child.kill();
    await ended;
    rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
  }
}

function firstFrameOf(child) {
  return new Promise((done, fail) => {
    const giveUp = () =>
      fail(new Problem('The program ended, or took too long, without a first frame.'));
    const limit = setTimeout(giveUp, START_LIMIT_MS);
    child.once('close', giveUp);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const time = /^first-frame (\d+(?:\.\d+)?)$/m.exec(output)?.[1];
      if (time === undefined) return;
      clearTimeout(limit);
      done(Number(time));
    });
  });
}
