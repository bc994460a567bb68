import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** The width of A4 between the margins, in CSS pixels. */
const a4 = 665;

/** Checks that a printed page has only its text, black on white, with nothing cut off. */
export async function expectPlainOnPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: a4, height: 1123 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const unwanted = 'nav, footer, video, dialog, main button, .btn:not(main *), [data-motion-toggle], .skip';
  await expect(page.locator(unwanted).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(whatIsCut)).toEqual([]);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
}

/** The number of A4 sheets of a page. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Texts and pictures that extend beyond the sheet; a drawing may end in its margin. Runs in the page. */
function whatIsCut(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility() && element.closest('.hidden, svg') === null)
    .filter((element) => element.matches('img, table') || element.textContent.trim() !== '')
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map(
      (element) =>
        `<${element.localName} class="${element.getAttribute('class')}"> ${element.textContent.slice(0, 40)}`,
    );
}
