import { join } from 'node:path';
import { forgetBuild } from './build.mjs';
import { electronExecutable, sandboxArgs, withDisplay } from './display.mjs';
import { PROJECT, runAttached, runScript } from './setup/steps.mjs';
import { setUp } from './setup.mjs';

await runScript(async () => {
  await setUp();
  // What the development server writes to out/ is no build to start later.
  forgetBuild();
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
      { env: { ...display.env, ELECTRON_EXEC_PATH: electronExecutable() } },
    ),
  );
});
