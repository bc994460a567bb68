import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../src/tools/check/browser.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const port = Number(process.env['E2E_PORT'] ?? 4399);
const executablePath = findBrowser();

/** End-to-end tests of the built site, served by the project's own server. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env['CI']),
  // Where others use the machine too, a test may run out of time: it is tried once more, and named as flaky.
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
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // Where a worker stood in between, a test would see another site than the one it has changed; offline.spec.ts has it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: {
    command: 'node src/server/main.ts',
    cwd: root,
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), DATA_DIR: path.join(root, 'test-results/data'), RATE_LIMIT: 'off' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
