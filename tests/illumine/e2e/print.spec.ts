import { fillWithSample } from './form-answers.ts';
import { locateForm } from '../../e2e/support/forms-under-test.ts';
import { expectPlainOnPaper, countSheets } from '../../e2e/support/on-paper.ts';
import { expect, openPage } from '../../e2e/support/site.ts';
import { testWithWorkerPages } from '../../e2e/support/worker-page.ts';

const test = testWithWorkerPages({});

/* Printed pages have their text without parts for the screen, and nothing is cut off. */

const paper = '/journal/v1/i2/reading-by-lantern-light';

/** The first lane prints one page of each kind. */
const firstLane = [paper, '/journal/policies', '/journal/v1/i2', '/receipt'];
/** The maximal number of sheets. */
const sheets: Record<string, number> = {
  [paper]: 5,
  '/journal/v1/i1/barahmasa-ka-badalta-swar': 4,
  '/journal/v1/i2': 2,
  '/journalResearch': 2,
  '/journal/policies': 3,
  '/privacy': 4,
  '/term': 4,
  '/journal': 4,
  '/receipt': 1,
};

for (const [route, most] of Object.entries(sheets))
  test(
    `${route} on paper: ${most} sheets at most`,
    { tag: firstLane.includes(route) ? [] : '@long' },
    async ({ page }) => {
      await page.goto(route);
      expect(await countSheets(page)).toBeLessThanOrEqual(most);
      await expectPlainOnPaper(page);
    },
  );

test('a printed paper shows its address and its citation', async ({ page }) => {
  await page.goto(paper);
  await page.emulateMedia({ media: 'print' });
  const address = await page.evaluate(() => {
    const line = document.querySelector('[property="og:url"]')!;
    return [getComputedStyle(line, '::before').content, getComputedStyle(line).display];
  });
  expect(address).toEqual([expect.stringContaining(paper), 'block']);
  // Its links are hidden.
  await expect(
    page.getByText('The references of this paper for reference managers', { exact: true }),
  ).toBeHidden();
  await expect(page.getByText(/Deshmukh, A., & Thapliyal, P.*1\(2\)/)).toBeVisible();
});

test('a receipt lists the sent answers, on one sheet', async ({ page }) => {
  await openPage(page, '/contact');
  await fillWithSample(page, 'contact');
  await locateForm(page, 'contact').getByRole('button', { name: 'Send message' }).click();
  await locateForm(page, 'contact').getByRole('link', { name: 'See your receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Your reference' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const words of [
    /^[A-Z0-9]{4}-[A-Z0-9]{4}$/,
    /20\d\d at \d\d:\d\d IST/,
    'Asha Rao',
    /Two pages on soil/,
  ])
    await expect(page.getByText(words).first()).toBeVisible();
  expect(await countSheets(page)).toBe(1);
});
