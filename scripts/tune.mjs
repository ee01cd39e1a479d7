import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleForNode } from './build.mjs';
import { npmCommand, PROJECT, Problem, runAttached, runScript } from './setup/steps.mjs';
import { setUp } from './setup.mjs';

const OUT = join(PROJECT, 'out', 'tune');
const BOTS = join(PROJECT, 'src/main/bots');
const TRIES = 2500;

/** The parts with the weights as they stand in the files now. */
async function loadParts(round) {
  const folder = join(OUT, `${round}`);
  await bundleForNode({ tune: join(BOTS, 'tuning/tune.ts') }, folder);
  const { PARTS } = await import(pathToFileURL(join(folder, 'tune.js')).href);
  return PARTS;
}

/**
 * Wins the weights of the rule player from play and writes them where the program takes them from:
 * `npm run tune -- [SEED] [TRIES] [--only PART]`. One part after the other; each is tuned with the
 * files as they are by then. The same seed, tries and files before write the same files.
 */
await runScript(async () => {
  await setUp();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' } },
  });
  const [seed = 'aces', tries = TRIES] = positionals;
  const names = (await loadParts('names')).map(({ name }) => name);
  const wanted = names.filter((name) => values.only === undefined || name === values.only);
  if (wanted.length === 0) throw new Problem(`--only takes one of ${names.join(', ')}.`);
  for (const name of wanted) {
    const { file, tune } = (await loadParts(name)).find((part) => part.name === name);
    const path = join(BOTS, file);
    const weights = tune(seed, Number(tries), (line) => console.log(line));
    writeFileSync(path, `${JSON.stringify(weights, null, 2)}\n`);
    await runAttached(...npmCommand('exec', '--', 'biome', 'format', '--write', path));
  }
});
