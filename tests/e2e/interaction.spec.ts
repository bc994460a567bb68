import { faults } from './axe.ts';
import { withoutMotion } from './settled.ts';
import { expect, open, test, hydrate } from './site.ts';

test('dropdowns: one at a time, closed by a second click, a click outside, a link, Escape', async ({
  page,
}) => {
  await open(page, '/');
  const about = page.locator('header summary:visible', { hasText: 'About Us' });
  const resources = page.locator('header summary:visible', { hasText: 'Resources' });
  const opened = page.locator('header details[open]');
  await about.click();
  await expect(page.getByRole('link', { name: 'Gallery' }).first()).toBeVisible();
  await resources.click();
  await expect(opened).toHaveCount(1);
  await resources.click();
  await expect(opened).toHaveCount(0);
  await about.click();
  await page.mouse.click(640, 760);
  await expect(opened).toHaveCount(0);
  await about.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(about).toBeFocused();
  await about.press('Enter');
  await page.getByRole('link', { name: 'Our Clients' }).first().click();
  await expect(page).toHaveURL('/client');
  await expect(opened).toHaveCount(0);
});

test('current issue: neither at first, then the one that is chosen', async ({ page }) => {
  await open(page, '/journal');
  await page.getByRole('tab', { name: 'Current Issue' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Current Issue' });
  const downloads = panel.getByRole('link', { name: /Download file/ });
  await expect(downloads).toHaveCount(0);
  await panel.getByLabel('Volume 1').selectOption({ label: 'Issue 1' });
  await expect(downloads).toHaveCount(6);
  await panel.getByLabel('Volume 1').selectOption({ label: 'Issue 2' });
  await expect(downloads).toHaveCount(5);
  await expect(downloads.first()).toHaveAttribute('target', '_blank');
});

test('gallery: a picture opens large, keys turn to others, Escape and Back close, the focus stays with it', async ({
  page,
}) => {
  await withoutMotion(page);
  await open(page, '/gallery');
  const pictures = page.locator('main figcaption a');
  await expect(pictures).toHaveCount(7);
  await pictures.nth(0).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Gallery' });
  await expect(dialog).toContainText('1 of 7');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('7 of 7');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('2 of 7');
  await expect(page).toHaveURL('/gallery#picture-2');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  await expect(pictures.nth(1)).toBeFocused();
  await pictures.nth(2).click();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog).toContainText('4 of 7');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(pictures.nth(3)).toBeFocused();
  await open(page, '/gallery#picture-5');
  await expect(dialog).toContainText('5 of 7');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('advisors: filtered on every keystroke by name or subject, in any case', async ({ page }) => {
  await open(page, '/advisor');
  const search = page.getByPlaceholder('Search by name or subject...');
  const cards = page.locator('main li:visible h2');
  await expect(cards).toHaveCount(35);
  await search.pressSequentially('PHYS');
  // The number is spoken once the visitor has paused, and the list has followed by then.
  const spoken = page.getByRole('main').getByRole('status');
  await expect(spoken).toHaveText(/^\d+ advisors? found for PHYS$/);
  const found = parseInt((await spoken.textContent()) ?? '', 10);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(35);
  await expect(cards).toHaveCount(found);
  await expect(page.locator('main mark').first()).toHaveText(/phys/i);
  await expect(page).toHaveURL('/advisor?q=PHYS');
  await page.reload();
  await hydrate(page);
  await expect(cards).toHaveCount(found);
  await search.fill('zzzz');
  await expect(page.getByRole('heading', { name: /No advisor/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(cards).toHaveCount(35);
  await expect(search).toBeFocused();
});

test('the quote dialog opens in place, and closes by Escape, its backdrop and Back', async ({ page }) => {
  await open(page, '/aws');
  const start = page.getByRole('link', { name: 'Get Started' }).first();
  await start.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/aws');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(start).toBeFocused();
  await start.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/aws');
  await start.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/aws');
});

test('the first button, the quote band and the footer lead to the quote page, and the footer to the top', async ({
  page,
}) => {
  for (const [from, link] of [
    ['/', page.getByRole('link', { name: 'GET STARTED NOW' })],
    ['/', page.getByRole('link', { name: 'Ask for a quote' })],
    ['/about', page.getByRole('contentinfo').getByRole('link', { name: 'Request a quote' })],
  ] as const) {
    await open(page, from);
    await link.click();
    await expect(page).toHaveURL('/soform');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
  }
});

for (const route of ['/soform', '/register']) {
  test(`${route}: closing its dialog leads home`, async ({ page }) => {
    await open(page, route);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    await open(page, route);
    await page.mouse.click(10, 400);
    await expect(page).toHaveURL('/');
  });
}

test('a button that is pressed before the page is hydrated acts once it is', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause motion' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
});

test('a section whose code does not come shows the error screen with its message', async ({
  page,
  quiet,
}) => {
  await open(page, '/');
  await page.route('**/assets/team-*.js', (route) => route.abort());
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/team';
    document.body.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.locator('main .lede')).not.toBeEmpty();
  quiet.length = 0;
});
