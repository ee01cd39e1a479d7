import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from '../../scripts/aliases.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Serves the table by itself, with games made up by the engine, to look at it: see README.md here. */
export default defineConfig({
  root: here('.'),
  publicDir: here('../../resources'),
  resolve: { alias: aliases },
  plugins: [react()],
  cacheDir: here('../../node_modules/.vite-visual'),
  server: { port: 5311, strictPort: true },
});
