import { ensureElectron } from './setup/electronRuntime.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensureSystemLibraries } from './setup/systemLibraries.mjs';

/**
 * Brings a machine from a fresh clone to where the program can be built and started; each step is taken only if
 * needed. Plain Node: it runs before any package is installed.
 */
export async function setUp() {
  await ensurePackages();
  await ensureSystemLibraries();
  await ensureElectron();
}
