import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../../src/tools/check/browser/browser.mjs';
import type { BrowserName } from './tab.ts';

/** What is started for WebKitGTK: the server that drives it, its plain browser, and a display without a screen. */
export interface Webkit {
  driver: string;
  browser: string;
  display: string;
}

/** Which Debian packages bring a browser of the walk. */
export const packagesOf: Record<BrowserName, string> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb',
};

export function isInstalled(browser: BrowserName): boolean {
  return { chromium: findBrowser, firefox: findFirefox, webkit: findWebkit }[browser]() !== undefined;
}

export function findFirefox(): string | undefined {
  return findCommand('firefox-esr') ?? findCommand('firefox');
}

export function findWebkit(): Webkit | undefined {
  const [driver, display] = [findCommand('WebKitWebDriver'), findCommand('Xvfb')];
  const [browser] = globSync([
    '/usr/lib/*/webkit2gtk-4*/MiniBrowser',
    '/usr/lib{64,exec}/webkit2gtk-4*/MiniBrowser',
  ]);
  return driver && display && browser ? { driver, browser, display } : undefined;
}

function findCommand(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
