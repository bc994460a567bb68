import { findBrowser } from '../../../src/tools/browser.ts';

/**
 * The disabled features of Chromium. The last two load pages for the address bar, which no test needs; they
 * take half the time of opening a page. The others are from Playwright's own list: this one replaces it,
 * because Chromium uses only the last `--disable-features`.
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
