import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from './build.mjs';
import { PROJECT, runScript } from './setup/steps.mjs';
import { setUp } from './setup.mjs';

const OUT = join(PROJECT, 'out', 'tune');
const WEIGHTS = join(PROJECT, 'src/main/bots/simulation/tunedPolicies.json');
const TRIES = 2500;

/**
 * Climbs the weights of the tuned rule player and writes them where the program takes them from:
 * `npm run tune -- [SEED] [TRIES]`. The same seed and tries write the same file.
 */
await runScript(async () => {
  await setUp();
  const [seed = 'aces', tries = TRIES] = process.argv.slice(2);
  await bundleForNode({ tune: join(PROJECT, 'src/main/bots/tuning/tune.ts') }, OUT);
  const { tune } = await import(pathToFileURL(join(OUT, 'tune.js')).href);
  const weights = tune(seed, Number(tries), (line) => console.log(line));
  writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`);
});
