import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../../e2e/support/site.ts';

/** The number of columns of the cards. */
async function columns(page: Page): Promise<number> {
  const cards = page.getByRole('link', { name: 'View Website' }).locator('xpath=ancestor::li');
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  expect(boxes.length).toBeGreaterThan(1);
  return new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size;
}

test('clients: one column at 768 pixels or less, and only there', async ({ page }) => {
  await page.goto('/client');
  for (const [width, expected] of [
    [360, 1],
    [768, 1],
    [769, 2],
    [1024, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columns(page), `at ${width} pixels`).toBe(expected);
  }
});

test('the longest name of a service is not cut in the title of the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/soform?service=web');
  const title = page.getByRole('dialog').getByRole('heading', { name: /Website development/ });
  await expect(title).toBeVisible();
  const over = await title.evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return text.getBoundingClientRect().right - heading.getBoundingClientRect().right;
  });
  expect(over).toBeLessThanOrEqual(0.5);
});

test('the arrows of the links below a missing page stay at their ends, beside the mark of a language', async ({
  page,
  quiet,
}) => {
  await page.goto('/hi/nothing');
  const gaps = await page
    .locator('main nav a')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          link.getBoundingClientRect().right -
          (link.querySelector('svg')?.getBoundingClientRect().right ?? 0),
      ),
    );
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.max(...gaps)).toBeLessThan(90);
  quiet.length = 0; // The browser itself reports that a response was 404.
});

test('the button beside the field for a reference is next to it', async ({ page }) => {
  await page.goto('/receipt');
  const form = page.locator('main form');
  const field = await form.getByRole('textbox').boundingBox();
  const button = await form.getByRole('button').boundingBox();
  expect(button!.x - field!.x - field!.width).toBeLessThanOrEqual(24);
});
