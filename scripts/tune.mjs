import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleForNode } from './build.mjs';
import { npmCommand, PROJECT, Problem, runAttached, runScript } from './setup/steps.mjs';
import { setUp } from './setup.mjs';

const OUT = join(PROJECT, 'out', 'tune');
const BOTS = join(PROJECT, 'src/main/bots');
/** What the files in use were won with. */
const SEED = 'kitchen';
const TRIES = 2500;

/** The parts with the weights as they stand in the files now. */
async function load(round) {
  const folder = join(OUT, `${round}`);
  await bundleForNode({ tune: join(BOTS, 'lab/tuning/tune.ts') }, folder);
  return import(pathToFileURL(join(folder, 'tune.js')).href);
}

const pathOf = ({ file }) => join(BOTS, file);

async function write(part, weights) {
  writeFileSync(pathOf(part), `${JSON.stringify(weights, null, 2)}\n`);
  await runAttached(...npmCommand('exec', '--', 'biome', 'format', '--write', pathOf(part)));
}

/**
 * Wins the weights of the rule player from play and writes them where the program takes them from:
 * `npm run tune -- [SEED] [TRIES] [--only PART]`. All begin at weights set by hand, so that the same
 * seed and tries write the same files; `--only` tunes one part beside the others as they are now.
 * When that ends early the files are as they were.
 */
await runScript(async () => {
  await setUp();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' } },
  });
  const [seed = SEED, tries = TRIES] = positionals;
  const { PARTS, ORDER } = await load('start');
  if (values.only !== undefined && !(values.only in PARTS))
    throw new Problem(`--only takes one of ${Object.keys(PARTS).join(', ')}.`);
  const parts = Object.values(PARTS);
  const before = new Map(parts.map((part) => [part, readFileSync(pathOf(part))]));
  try {
    if (values.only === undefined) for (const part of parts) await write(part, part.start);
    const order = values.only === undefined ? ORDER : [values.only];
    for (const [round, name] of order.entries()) {
      const { PARTS: now } = await load(round);
      const weights = now[name].tune(seed, Number(tries), (line) => console.log(line));
      await write(now[name], weights);
    }
  } catch (error) {
    for (const [part, text] of before) writeFileSync(pathOf(part), text);
    throw error;
  }
});
