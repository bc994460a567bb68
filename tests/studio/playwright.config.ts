import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from '../../src/tools/check/browser/browser-options.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Browser tests of the studio, which starts on a copy of a small site. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: path.join(root, 'test-results/studio'),
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [
    ['dot'],
    [
      'json',
      {
        outputFile:
          process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? path.join(root, 'test-results/studio-report.json'),
      },
    ],
  ],
  use: { viewport: { width: 1280, height: 800 }, launchOptions: browserOptions() },
});
