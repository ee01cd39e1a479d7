import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { aliases } from './scripts/aliases.mjs';
import { LICENSES_FILE } from './scripts/package/notices.mjs';

// The oldest runtime supported is Electron 33: Node 20.18 and Chromium 130. Left alone, the build would
// aim at whichever Electron is installed.
const NODE_TARGET = 'node20.18';
const CHROME_TARGET = 'chrome130';

const MAIN_ENTRIES = {
  main: 'src/main/electron/main.ts',
  worker: 'src/main/bots/thread/worker.ts',
  dealTestWorker: 'src/main/dealTest/worker.ts',
  reviewWorker: 'src/main/review/worker.ts',
};

/** Which packages went into a bundle, with their licenses: what scripts/package/notices.mjs reads. */
const license = { fileName: LICENSES_FILE };

export default defineConfig({
  main: {
    resolve: { alias: aliases },
    build: {
      target: NODE_TARGET,
      license,
      // Everything goes into the bundle, so that a package carries no node_modules.
      externalizeDeps: false,
      rollupOptions: {
        input: MAIN_ENTRIES,
        // Nothing may import main.js: while it awaits a command, whatever imports it waits for it.
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].js' },
      },
    },
  },
  preload: {
    resolve: { alias: aliases },
    build: {
      target: NODE_TARGET,
      license,
      externalizeDeps: false,
      // A sandboxed preload can load neither an ES module nor a second file.
      rollupOptions: {
        input: { preload: 'src/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    publicDir: fileURLToPath(new URL('resources', import.meta.url)),
    resolve: { alias: aliases },
    plugins: [react()],
    // Less to read before the first picture; the sources are at hand for whoever looks for a fault.
    build: { target: CHROME_TARGET, minify: true, license },
  },
});
