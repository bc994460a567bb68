import { expect, fetchDialog, openPage, test } from '../../e2e/support/site.ts';
import { entriesOn, papersBelow } from './entries.ts';

test('current issue: no issue is shown at first, then the chosen one', async ({ page }) => {
  await openPage(page, '/journal');
  await page.getByRole('tab', { name: 'Current Issue' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Current Issue' });
  const downloads = panel.getByRole('link', { name: /Download file/ });
  await expect(downloads).toHaveCount(0);
  await panel.getByLabel('Volume 1').selectOption({ label: 'Issue 1' });
  await expect(downloads).toHaveCount(papersBelow('/journal/v1/i1'));
  await panel.getByLabel('Volume 1').selectOption({ label: 'Issue 2' });
  await expect(downloads).toHaveCount(papersBelow('/journal/v1/i2'));
  await expect(downloads.first()).toHaveAttribute('target', '_blank');
});

test('the first button, the quote band and the footer lead to the quote page; the footer also leads to the top', async ({
  page,
}) => {
  for (const [from, link] of [
    ['/', page.getByRole('link', { name: 'GET STARTED NOW' })],
    ['/', page.getByRole('main').getByRole('link', { name: 'Ask for a quote' })],
    ['/about', page.getByRole('contentinfo').getByRole('link', { name: 'Request a quote' })],
  ] as const) {
    await openPage(page, from);
    await link.click();
    await expect(page).toHaveURL('/soform');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
  }
});

test('advisors: all are listed, and found by name or subject', async ({ page }) => {
  await openPage(page, '/advisor');
  const all = entriesOn('/advisor', 'directory', 'items');
  const search = page.getByPlaceholder('Search by name or subject...');
  await expect(page.locator('main li:visible h2')).toHaveCount(all);
  await search.fill('PHYS');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ advisors? found for PHYS$/);
  await search.fill('zzzz');
  await expect(page.getByRole('heading', { name: /No advisor/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page.locator('main li:visible h2')).toHaveCount(all);
});

test('reader search: a subject highlights three people and is passed to the quote form', async ({ page }) => {
  for (const [route, lit] of [
    ['/', 'main figcaption:visible'],
    ['/advisor', 'main li[class*=" "] h2'],
  ] as const) {
    await openPage(page, route);
    await page.getByRole('radio', { name: 'Languages' }).check();
    await expect(page.locator(lit)).toHaveCount(3);
    await page.getByRole('link', { name: 'Get a quote: Languages' }).click();
    await expect(page).toHaveURL('/soform?subject=Languages');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Tell us what you need: Languages');
    await expect(dialog.getByLabel('Message')).toHaveValue('About Languages: ');
  }
});

test('the gallery has all its pictures', async ({ page }) => {
  await openPage(page, '/gallery');
  await expect(page.locator('main figcaption a')).toHaveCount(entriesOn('/gallery', 'gallery', 'items'));
});

test('Get Started on the page of a service opens the quote dialog over that page', async ({ page }) => {
  await openPage(page, '/aws');
  const link = page.getByRole('link', { name: 'Get Started' }).first();
  await fetchDialog(page, link);
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/aws');
});
