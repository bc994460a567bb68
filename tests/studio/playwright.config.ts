import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from '../workshop/browser/browser-options.ts';
import { isBrowserInstalled } from '../walk/support/find-browsers.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Outside CI, Firefox may be missing. */
const walked = (['chromium', 'firefox'] as const).filter(
  (name) => isBrowserInstalled(name) || process.env['CI'],
);

/** The tests that run in both browsers. */
const inBoth = ['browse.spec.ts', 'task.spec.ts'];

/** Browser tests of the studio, which starts on a copy of a small site; a whole task in two browsers. */
export default defineConfig<object, { browserUnderTest: 'chromium' | 'firefox' }>({
  testDir: import.meta.dirname,
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
  projects: [
    { name: 'studio', testMatch: '*.spec.ts', testIgnore: [...inBoth] },
    ...walked.map((name) => ({ name, testMatch: [...inBoth], use: { browserUnderTest: name } })),
  ],
});
