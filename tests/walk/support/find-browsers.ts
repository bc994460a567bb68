import { globSync } from 'node:fs';
import { findBrowser, findCommand } from '../../../src/tools/browser.ts';
import type { BrowserName } from './tab.ts';

/** The processes that are started for WebKitGTK: its driver server, its plain browser, and a virtual display. */
export interface Webkit {
  driver: string;
  browser: string;
  display: string;
}

/** The Debian packages of the browsers of the walk. */
export const browserPackages: Record<BrowserName, string> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb',
};

export function isBrowserInstalled(browser: BrowserName): boolean {
  return { chromium: findBrowser, firefox: findFirefox, webkit: findWebkit }[browser]() !== undefined;
}

/** The path of Firefox; `undefined` if it is not on this machine. */
export function findFirefox(): string | undefined {
  return findCommand(['firefox-esr', 'firefox']);
}

/** The paths of WebKitGTK's parts; `undefined` if one of them is not on this machine. */
export function findWebkit(): Webkit | undefined {
  const [driver, display] = [findCommand(['WebKitWebDriver']), findCommand(['Xvfb'])];
  // The driver can find its browser without this path, but then passes no arguments to it.
  const [browser] = globSync('/usr/{lib,lib64,libexec}/{,*/}webkit2gtk-4*/MiniBrowser');
  return driver && display && browser ? { driver, browser, display } : undefined;
}
