import { defineConfig } from 'vitest/config';
import { aliases } from './scripts/aliases.mjs';

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    maxWorkers: 2,
    // Against a test that never ends; on a busy machine the longest take some minutes.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
