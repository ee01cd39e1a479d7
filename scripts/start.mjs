import { ensureBuild } from './build.mjs';
import { electronExecutable, programArgs, withDisplay } from './display.mjs';
import { runAttached, runScript, say } from './setup/steps.mjs';
import { setUp } from './setup.mjs';

await runScript(async () => {
  await setUp();
  await ensureBuild();
  return withDisplay((display) => {
    say('Starting Aces Around.');
    return runAttached(electronExecutable(), programArgs(display, ...process.argv.slice(2)), {
      env: display.env,
      // File names in the arguments are meant from where the user typed the command.
      cwd: process.env.INIT_CWD ?? process.cwd(),
    });
  });
});
