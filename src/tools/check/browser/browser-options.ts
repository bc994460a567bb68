import { findBrowser } from './browser.ts';

/**
 * What Playwright turns off, and the pages that a window of the whole browser loads for its own address bar: no test
 * sees them, and they take half of the time of opening a page. The last switch of this name counts, so all are named.
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

/** How every command and test starts the browser that is there; without one, Playwright looks for its own. */
export function browserOptions(...more: string[]): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      // Without a graphics card Chromium would draw in software twice over, through one that it imitates.
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
      `--disable-features=${features.join()}`,
      ...more,
    ],
  };
}
