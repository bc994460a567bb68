import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { brokenWords } from '../probes/broken-words.ts';
import { findUnreadableText } from '../probes/text-problems.ts';
import { waitUntilSettled } from './wait-until-settled.ts';

/** The spacing that a reader may set (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
const doubled = ':root { font-size: 200% !important }';

const readings: [name: string, width: number, height: number, css: string][] = [
  ['320 pixels wide', 320, 640, ''],
  ['400 % zoom', 320, 256, ''],
  ['text spacing on a phone', 360, 740, spacing],
  ['text spacing on a desk', 1280, 800, spacing],
  ['200 % text on a small phone', 320, 640, doubled],
  ['200 % text on a phone', 360, 740, doubled],
  ['200 % text on a desk', 1280, 800, doubled],
];

/**
 * Reads the page in narrow windows, with wide spacing and with large text: nothing may be cut off, overlap other text
 * or break a word that fits on a line.
 */
export async function checkReadings(page: Page): Promise<void> {
  const sheet = await page.evaluateHandle(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    const added = new CSSStyleSheet();
    document.adoptedStyleSheets.push(added);
    return added;
  });
  const found: string[] = [];
  for (const [name, width, height, css] of readings) {
    await page.setViewportSize({ width, height });
    await sheet.evaluate((added, text) => added.replaceSync(text), css);
    await waitUntilSettled(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found.push(`${name}: the page is ${over} px too wide`);
    found.push(...(await page.evaluate(findUnreadableText)).map((problem) => `${name}: ${problem}`));
    if (css !== doubled || width < 360) continue;
    found.push(...(await page.evaluate(brokenWords)).map((word) => `${name}: breaks “${word}”`));
  }
  expect.soft(found, 'read in narrow windows, with wide spacing and with large text').toEqual([]);
}
