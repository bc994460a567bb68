import { findBrowser } from './browser.ts';

/**
 * Features that Playwright turns off, and the pages of the full browser's own address bar: no test needs
 * them, and they take half the time of opening a page. The browser uses only the last switch of this name, so
 * this list also contains those of Playwright.
 */
const features = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/**
 * The launch options of the browser for every command and test. If no browser is installed, Playwright uses
 * its own.
 */
export function browserOptions(...more: string[]): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      // Without a graphics card, Chromium would emulate one in software, and then render in software again.
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
      `--disable-features=${features.join()}`,
      ...more,
    ],
  };
}
