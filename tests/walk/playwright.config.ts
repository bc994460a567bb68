import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { isBrowserInstalled, browserPackages } from './support/find-browsers.ts';
import { browsers } from './support/tab.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Outside CI, browsers that are not installed are skipped. */
const walked = browsers.filter((name) => isBrowserInstalled(name) || process.env['CI']);
const isFirst = process.env['TEST_WORKER_INDEX'] === undefined;
for (const name of browsers.filter((each) => !walked.includes(each)))
  if (isFirst)
    console.log(`Skipped: ${name} is not installed (Debian: apt-get install ${browserPackages[name]}).`);

/** The tests in this folder visit the built site in three browsers. */
export default defineConfig<object, { browserUnderTest: (typeof browsers)[number] }>({
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'test-results/walk'),
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [
    ['dot'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? path.join(root, 'test-results/walk.json') },
    ],
  ],
  // Starting a browser takes as long as some tests.
  projects: walked.map((name) => ({ name, workers: 1, use: { browserUnderTest: name } })),
});
