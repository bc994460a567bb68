import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without windows; in it, tests take a third less time. */
const headless = 'chromium-headless-shell';
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium on this machine, which makes PDFs and runs tests: CHROMIUM_PATH, one of the usual names,
 * or Playwright's download.
 * @returns undefined if there is none
 */
export function findBrowser(): string | undefined {
  return find(names);
}

/**
 * The path of a full Chromium, as visitors have it. The headless one has no back/forward cache.
 * @returns undefined if there is none
 */
export function findFullBrowser(): string | undefined {
  const browser = find(names.filter((name) => name !== headless));
  return browser?.includes('headless') ? undefined : browser;
}

/**
 * The path of the first of these commands on the PATH. The order of the commands decides, not that of the
 * folders.
 * @returns undefined if there is none
 */
export function findCommand(commands: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return commands
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * The reason why tests can't use this browser, if any: `browserslist` in package.json names the supported
 * versions, and an older browser fails tests for irrelevant reasons.
 * @param file path of the browser
 * @returns a sentence; undefined if the browser is new enough
 */
export function findBrowserProblem(file: string): string | undefined {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  const version = /(\d+)\.\d+\.\d+/.exec(stdout ?? '')?.[1];
  if (version === undefined) return `${file} does not report its version: set CHROMIUM_PATH to another.`;
  const oldest = oldestChrome();
  if (Number(version) >= oldest) return undefined;
  return `${file} is version ${version}; the tests need Chromium ${oldest} or later. Update it, or set CHROMIUM_PATH to a newer one.`;
}

/** The oldest version of Chrome that the project supports. */
function oldestChrome(): number {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { browserslist } = JSON.parse(manifest) as { browserslist: string[] };
  const [, , version] =
    browserslist.map((query) => query.split(' ')).find(([name]) => name === 'chrome') ?? [];
  return Number(version);
}

function find(commands: readonly string[]): string | undefined {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath && existsSync(configuredPath)) return configuredPath;
  const installedPath = findCommand(commands);
  if (installedPath) return installedPath;
  const downloadedPath = chromium.executablePath();
  return downloadedPath && existsSync(downloadedPath) ? downloadedPath : undefined;
}
