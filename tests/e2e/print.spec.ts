import type { Page } from '@playwright/test';
import { fill, formOf } from './form-answers.ts';
import { expect, open, test } from './site.ts';

/* What comes out of a printer: the text of the page, without what only a screen needs, and nothing cut off. */

const paper = '/journal/v1/i2/reading-by-lantern-light';

/** The most pages that a reader would expect. */
const sheets: Record<string, number> = {
  [paper]: 2,
  '/journal/v1/i1/barahmasa-ka-badalta-swar': 2,
  '/journal/v1/i2': 2,
  '/journalResearch': 2,
  '/journal/policies': 3,
  '/privacy': 4,
  '/term': 4,
  '/journal': 4,
  '/receipt': 1,
};

for (const [route, most] of Object.entries(sheets)) {
  test(`${route} on paper: its text alone, on ${most} sheets at most`, async ({ page }) => {
    await page.goto(route);
    expect(await pagesOf(page)).toBeLessThanOrEqual(most);
    await page.setViewportSize({ width: a4, height: 1123 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const unwanted = 'nav, footer, video, dialog, main button, .btn:not(main *), [data-motion-toggle], .skip';
    await expect(page.locator(unwanted).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(whatIsCut)).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });
}

test('a paper carries its address and its citation', async ({ page }) => {
  await page.goto(paper);
  await page.emulateMedia({ media: 'print' });
  const address = await page.evaluate(() => {
    const line = document.querySelector('[property="og:url"]')!;
    return [getComputedStyle(line, '::before').content, getComputedStyle(line).display];
  });
  expect(address).toEqual([expect.stringContaining(paper), 'block']);
  await expect(page.getByText(/Deshmukh, A., & Thapliyal, P.*1\(2\)/)).toBeVisible();
});

test('a receipt says what was sent, on one sheet', async ({ page }) => {
  await open(page, '/contact');
  await fill(page, 'contact');
  await formOf(page, 'contact').getByRole('button', { name: 'Send message' }).click();
  await formOf(page, 'contact').getByRole('link', { name: 'Receipt to print' }).click();
  await expect(page.getByRole('heading', { name: 'Your reference' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const words of [
    /^[A-Z0-9]{4}-[A-Z0-9]{4}$/,
    /20\d\d at \d\d:\d\d IST/,
    'Asha Rao',
    /Two pages on soil/,
  ])
    await expect(page.getByText(words).first()).toBeVisible();
  expect(await pagesOf(page)).toBe(1);
});

/** The width of A4 between the margins, in CSS pixels. */
const a4 = 665;

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Texts that reach beyond the sheet. */
function whatIsCut(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility() && element.closest('.hidden, svg') === null)
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
}
