// Plain JavaScript: it runs before the project's own Node is in use.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Chromium without windows: the tests take a third less time in it. */
const headless = 'chromium-headless-shell';
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium that is on this machine: CHROMIUM_PATH, one of the usual names, or Playwright's own.
 * @returns {string | undefined}
 */
export function findBrowser() {
  return find(names);
}

/**
 * The path of a Chromium as visitors have it: the one without windows keeps no pages for Back.
 * @returns {string | undefined}
 */
export function findWholeBrowser() {
  const found = find(names.filter((name) => name !== headless));
  return found?.includes('headless') ? undefined : found;
}

function find(wanted) {
  const told = process.env.CHROMIUM_PATH;
  if (told && existsSync(told)) return told;
  const here = onPath(wanted);
  if (here) return here;
  const own = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/**
 * Sees to a browser. Where the distribution has the one without windows and this is its administrator, as in most
 * containers, that is installed; else one that is there, else Playwright's download.
 * @param {string} root the project's root
 */
export function ensureBrowser(root) {
  if (process.env.CHROMIUM_PATH || onPath([headless])) return;
  installPackage(headless);
  if (findBrowser()) return;
  console.log('No Chromium found: fetching one for the tests (once, up to two minutes) …');
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 180_000,
  });
  if (findBrowser()) return;
  installPackage('chromium');
  if (findBrowser()) return;
  console.error(
    'The tests need Chromium, and none could be installed. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}

/** The first of these commands that is on the PATH; the order of the names counts, not that of the folders. */
function onPath(wanted) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return wanted
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** What fails is not said: the caller looks whether the browser is there. */
function installPackage(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing the distribution’s ${name} for the tests …`);
  const install = ['install', '-y', '-qq', '--no-install-recommends', name];
  // The lists of packages may be missing, or be older than the packages that they name.
  if (spawnSync('apt-get', install, { stdio: 'ignore', timeout: 300_000 }).status === 0) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 120_000 });
  spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
}
