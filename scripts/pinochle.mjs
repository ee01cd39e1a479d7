import { ensureCommandLine } from './build.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { runScript } from './setup/steps.mjs';

await runScript(async () => {
  await ensurePackages();
  const { runCliProcess } = await import(await ensureCommandLine());
  return runCliProcess(process.argv.slice(2));
});
