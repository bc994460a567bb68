import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from '../workshop/browser/browser-options.ts';
import { development, sites, siteTag } from './support/sites.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * End-to-end tests of built sites, each served by the project's own server: one Playwright project per site;
 * and of the gallery, which the development server serves.
 */
export default defineConfig({
  testDir: path.join(root, 'tests'),
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  // Each test spends more than half of its time waiting for a timer or the network.
  workers: 2 * availableParallelism() + 1,
  timeout: 60_000,
  // The limit is long enough for a busy machine; the bench measures speed.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  // On a shared machine a test may time out: it is repeated, and reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [
    ['dot'],
    [
      'json',
      {
        outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? path.join(root, 'test-results/report.json'),
      },
    ],
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    // With a service worker, a test would see another site than the one it has changed; offline.spec.ts
    // enables it.
    serviceWorkers: 'block',
    launchOptions: browserOptions(),
  },
  projects: [
    ...sites.map((site) => ({
      name: site.name,
      testMatch: site.specs.map((spec) => path.join(root, 'tests', spec)),
      grepInvert: sites.filter((other) => other !== site).map((other) => new RegExp(`${siteTag(other)}\\b`)),
      use: { baseURL: `http://localhost:${site.port}` },
    })),
    { name: 'gallery', testMatch: path.join(root, 'tests/gallery/*.spec.ts'), use: { baseURL: development } },
  ],
  webServer: [
    ...sites.map(({ name, port, root: site }) => ({
      command: `node src/server/main.ts --site ${site}`,
      cwd: root,
      url: `http://localhost:${port}/`,
      env: {
        PORT: String(port),
        DATA_DIR: path.join(root, 'test-results/data', name),
        RATE_LIMIT: 'off',
      },
      reuseExistingServer: false,
      timeout: 60_000,
    })),
    {
      command: 'node scripts/pagewright.mjs dev',
      cwd: root,
      url: `${development}/_sections`,
      env: { PORT: new URL(development).port },
      reuseExistingServer: false,
      timeout: 60_000,
    },
  ],
});
