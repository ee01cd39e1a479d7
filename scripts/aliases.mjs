import { fileURLToPath } from 'node:url';

/** @param {string} folder */
const inSource = (folder) => fileURLToPath(new URL(`../src/${folder}`, import.meta.url));

/** The path aliases of tsconfig.base.json, for the bundlers and the test runners. */
export const aliases = {
  '@shared': inSource('shared'),
  '@main': inSource('main'),
  '@': inSource('renderer/src'),
};
