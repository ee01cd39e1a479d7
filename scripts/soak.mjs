import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from './build.mjs';
import { PROJECT, runAttached, runScript } from './setup/steps.mjs';
import { setUp } from './setup.mjs';

const SOURCES = join(PROJECT, 'bench', 'soak');
const OUT = join(PROJECT, 'out', 'soak');

/**
 * Plays whole games with faults put in for as long as one says, and prints what became of them as a table:
 * `npm run soak -- --minutes 60 --seed TEXT --out FILE`. The exit code is 1 when something was found.
 */
await runScript(async () => {
  await setUp();
  await bundleForNode(
    {
      main: join(SOURCES, 'main.ts'),
      soak: join(SOURCES, 'soak.ts'),
      hostProcess: join(SOURCES, 'hostProcess.ts'),
      worker: join(PROJECT, 'src', 'main', 'bots', 'thread', 'worker.ts'),
    },
    OUT,
  );
  const run = `import(${JSON.stringify(pathToFileURL(join(OUT, 'main.js')).href)}).then(async ({ main }) => process.exit(await main(process.argv.slice(1))))`;
  return runAttached(process.execPath, [
    '--expose-gc',
    '--eval',
    run,
    '--',
    ...process.argv.slice(2),
  ]);
});
