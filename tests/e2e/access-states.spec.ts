import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { fill, formOf, paper, toast } from './form-answers.ts';
import { smallTargets } from './probes/small-targets.ts';
import { textFaults } from './probes/text-faults.ts';
import { withoutMotion } from './settled.ts';
import { expect, follow, open, test } from './site.ts';

// What a page looks like only after something was done; as it opens it stands in access.spec.ts.
test.setTimeout(180_000);
test.beforeEach(({ page }) => withoutMotion(page));

const expectNone = async (page: Page, widths?: number[], within?: string) =>
  expect.soft(await faults(page, widths, within)).toEqual([]);
const widths = [360, 768, 1440];

test('menus, open', async ({ page }) => {
  await open(page, '/');
  for (const name of ['About Us', 'Resources']) {
    await page.locator('header summary:visible', { hasText: name }).click();
    await expectNone(page, [1440]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('header summary[aria-label="Menu"]').click();
  await page.locator('header summary:visible', { hasText: 'About Us' }).click();
  expect.soft(await page.evaluate(smallTargets)).toEqual([]);
  await expectNone(page, [360, 768]);
});

test('each tab of the journal, and an issue', async ({ page }) => {
  await open(page, '/journal');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const shown = 'main [role=tabpanel]:not([hidden])';
  for (let index = 1; index < 6; index++) {
    await tabs.nth(index).click();
    await expectNone(page, widths, shown);
  }
  await page.getByRole('tab', { name: 'Associate Editors', includeHidden: true }).dispatchEvent('click');
  await expectNone(page, widths, shown);
  await page.getByRole('tab', { name: 'Current Issue' }).click();
  await page.getByLabel('Volume 1').selectOption({ label: 'Issue 1' });
  await expectNone(page, widths, shown);
});

test('each question, open', async ({ page }) => {
  await open(page, '/resource');
  for (const question of await page.locator('main summary').all()) {
    if (await question.evaluate((one) => !(one.parentElement as HTMLDetailsElement).open))
      await question.click();
    await expectNone(page, widths, 'main');
  }
});

test('the dialog, with its errors', async ({ page }) => {
  await open(page, '/aws');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await fill(page, 'quote', 'dialog');
  const form = formOf(page, 'quote', 'dialog');
  await form.getByLabel('Name').fill('  '); // The browser lets blanks pass.
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible();
  await expectNone(page, widths, 'dialog[open]');
  for (const [width, height] of [
    [320, 256],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await page.evaluate(textFaults)).toEqual([]);
  }
  expect.soft(await page.evaluate(smallTargets)).toEqual([]);
});

for (const [route, id, label, button] of [
  ['/contact', 'contact', 'Name', 'Send message'],
  ['/bookpage', 'signup', 'First name', 'Create account'],
] as const)
  test(`${route}: errors, each told by its field`, async ({ page }) => {
    await open(page, route);
    await fill(page, id);
    await formOf(page, id).getByLabel(label, { exact: true }).fill('  ');
    await formOf(page, id).getByRole('button', { name: button }).click();
    const invalid = formOf(page, id).locator('[aria-invalid=true]');
    await expect(invalid.first()).toBeVisible();
    for (const field of await invalid.all()) await expect(field).toHaveAccessibleDescription(/\w/);
    await expectNone(page, widths, 'main');
  });

test('the list of files: refused, attached; a co-author', async ({ page }) => {
  await open(page, '/submit-manuscript');
  const form = formOf(page, 'manuscript');
  const file = form.locator('input[type=file]');
  await file.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('no paper') });
  await expect(form.locator('[data-state]').first()).toBeVisible();
  await expectNone(page);
  await file.setInputFiles(paper);
  await form.getByRole('button', { name: /co-author/i }).click();
  await expectNone(page);
});

test('advisors: found, and none found', async ({ page }) => {
  await open(page, '/advisor');
  for (const words of ['phys', 'zzzz']) {
    await page.getByRole('searchbox').fill(words);
    await expect(page.getByRole('main').getByRole('status')).toContainText(words);
    await expectNone(page, widths, 'main');
  }
});

test('papers: found, and none found', async ({ page }) => {
  await open(page, '/journal/search');
  for (const words of ['school', 'zzzz']) {
    await page.getByRole('searchbox').fill(words);
    await expect(page.getByRole('main').getByRole('status')).toContainText(words);
    await expectNone(page, widths, 'main');
  }
});

test('a message after sending', async ({ page }) => {
  await open(page, '/contact');
  await fill(page, 'contact');
  await formOf(page, 'contact').getByRole('button', { name: 'Send message' }).click();
  await toast(page).hover(); // Under the pointer it stays.
  await expectNone(page, [1280]);
});

test('a line that moves', async ({ page }) => {
  await open(page, '/aws');
  await page.getByRole('button', { name: 'Play motion' }).first().click();
  await expectNone(page);
});

test('the question about counting visits', async ({ page }) => {
  await page.route('**/assets/site-*.json', async (route) => {
    const answer = await route.fetch();
    const thirdParties = { webVitals: { endpoint: '/vitals' } };
    await route.fulfill({ json: { ...((await answer.json()) as object), thirdParties } });
  });
  await open(page, '/services');
  await expect(page.getByRole('region', { name: 'Counting visits' })).toBeVisible();
  await expectNone(page);
});

test('the error screen', async ({ page, quiet }) => {
  await open(page, '/');
  await page.route('**/assets/team-*.js', (route) => route.abort());
  await follow(page, '/team');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectNone(page);
  quiet.length = 0; // The browser reports the code that did not come.
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is current or chosen is told by more than its ground', async ({ page }) => {
    await open(page, '/journal');
    for (const current of ['header [aria-current]:visible', '[role=tab][aria-selected=true]'])
      await expect(page.locator(current).first()).toHaveCSS('text-decoration-line', 'underline');
  });
});

test('on a phone nothing floats over the page', async ({ page }) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/services');
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility())
        .filter((one) => one.getBoundingClientRect().height > 0)
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    expect(floating).toEqual([]);
  }
});
