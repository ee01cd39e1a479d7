import { fileURLToPath } from 'node:url';

const inSource = (folder: string) => fileURLToPath(new URL(`./src/${folder}`, import.meta.url));

/** The path aliases of tsconfig.base.json, for the bundler and the test runner. */
export const aliases = {
  '@shared': inSource('shared'),
  '@main': inSource('main'),
  '@': inSource('renderer/src'),
};
