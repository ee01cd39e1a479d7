import { ensureCommandLine } from './build.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { runScript } from './setup/steps.mjs';

await runScript(async () => {
  await ensurePackages();
  const { runCli } = await import(await ensureCommandLine());
  return runCli(process.argv.slice(2));
});
