import { defineConfig } from 'vitest/config';
import { aliases } from './scripts/aliases.mjs';

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
