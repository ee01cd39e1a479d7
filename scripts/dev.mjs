import { join } from 'node:path';
import { sandboxArgs, withDisplay } from './display.mjs';
import { PROJECT, runAttached, runScript } from './setup/steps.mjs';
import { setUp } from './setup.mjs';

await runScript(async () => {
  await setUp();
  return withDisplay((display) =>
    runAttached(
      process.execPath,
      [
        join(PROJECT, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js'),
        'dev',
        '--watch',
        '--',
        ...sandboxArgs(),
        ...display.args,
        ...process.argv.slice(2),
      ],
      { env: display.env },
    ),
  );
});
