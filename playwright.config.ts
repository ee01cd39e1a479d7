import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/artifacts',
  timeout: 60_000,
  // Each test starts a whole program; two at once would slow each other's animations down.
  workers: 1,
  forbidOnly: true,
  retries: 0,
});
