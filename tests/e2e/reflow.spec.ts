import type { Page } from '@playwright/test';
import { textFaults } from './probes/text-faults.ts';
import { routes } from './routes.ts';
import { settled, withoutMotion } from './settled.ts';
import { expect, open, test } from './site.ts';

/** The spacing that a reader may set (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
const doubled = ':root { font-size: 200% !important }';

const readings: [name: string, width: number, height: number, css: string][] = [
  ['320 pixels wide', 320, 640, ''],
  ['400 % zoom', 320, 256, ''],
  ['text spacing on a phone', 360, 740, spacing],
  ['text spacing on a desk', 1280, 800, spacing],
  ['200 % text on a phone', 320, 640, doubled],
  ['200 % text on a desk', 1280, 800, doubled],
];

for (const route of Object.keys(routes)) {
  test(`${route} can be read in narrow windows, with wide spacing and with large text`, async ({ page }) => {
    await withoutMotion(page);
    await open(page, route);
    await readAll(page);
  });
}

async function readAll(page: Page): Promise<void> {
  const sheet = await page.evaluateHandle(() => {
    const added = new CSSStyleSheet();
    document.adoptedStyleSheets.push(added);
    return added;
  });
  const found: string[] = [];
  for (const [name, width, height, css] of readings) {
    await page.setViewportSize({ width, height });
    await sheet.evaluate((added, text) => added.replaceSync(text), css);
    await settled(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found.push(`${name}: the page is ${over} px too wide`);
    found.push(...(await page.evaluate(textFaults)).map((fault) => `${name}: ${fault}`));
  }
  expect(found).toEqual([]);
}
