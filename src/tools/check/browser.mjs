// Plain JavaScript: it runs before the project's own Node is in use.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium that is on this machine: CHROMIUM_PATH, one of the usual names, or Playwright's own.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const told = process.env.CHROMIUM_PATH;
  if (told && existsSync(told)) return told;
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names)
      if (folder && existsSync(path.join(folder, name))) return path.join(folder, name);
  }
  const own = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/**
 * Sees to a browser: one that is there, else Playwright's download, else the distribution's package.
 * @param {string} root the project's root
 */
export function ensureBrowser(root) {
  if (findBrowser()) return;
  console.log('No Chromium found: fetching one for the tests (once, up to two minutes) …');
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 180_000,
  });
  if (findBrowser()) return;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing the distribution’s Chromium …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 180_000 });
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
    spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  }
  if (findBrowser()) return;
  console.error(
    'The tests need Chromium, and none could be installed. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}
