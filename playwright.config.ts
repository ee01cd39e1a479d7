import { defineConfig } from '@playwright/test';
import { PACKAGED_SPECS } from './scripts/checks/packagedSpecs.mjs';
import type { ProgramOptions } from './tests/electron/launch';
import { packagedProgram } from './tests/electron/packagedProgram';

export default defineConfig<ProgramOptions>({
  testDir: 'tests',
  projects: [
    { name: 'built', testMatch: '**/*.spec.ts', testIgnore: '**/packaged*.spec.ts' },
    {
      name: 'packaged',
      testMatch: PACKAGED_SPECS,
      use: { executablePath: packagedProgram() },
    },
  ],
  outputDir: 'test-results/artifacts',
  // Against a test that never ends: on a busy machine a step may take a minute.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Each test starts a whole program; two at once would slow each other's animations down.
  workers: 1,
  forbidOnly: true,
  retries: 0,
});
