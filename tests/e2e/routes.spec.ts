import type { PageData } from '../../src/core/content/resolved-page.ts';
import { expect, follow, open, test } from './site.ts';
import { routes } from './routes.ts';

const all = Object.entries(routes);

for (const [route, heading] of all) {
  test(`${route} answers, complete and hydrated without a word on the console`, async ({ page, request }) => {
    const plain = await request.get(route);
    expect(plain.status()).toBe(200);
    expect((await request.get(route === '/' ? '/' : `${route}/`)).status()).toBe(200);
    const html = await plain.text();
    expect(html).not.toMatch(/<template|<script(?![^>]*\s(src=|type="application\/ld\+json"))|\sstyle="/);
    await open(page, route);
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(page.locator('main h1')).toHaveText(heading);
  });
}

test('every route is reached by navigation, without loading a document', async ({ page, request }) => {
  test.setTimeout(180_000);
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [route, heading] of all.slice(1)) {
    await test.step(route, async () => {
      if (route === '/soform') return;
      await follow(page, route);
      await expect(page).toHaveURL(route);
      const { page: data } = (await (await request.get(`${route}/index.json`)).json()) as PageData;
      await expect(page).toHaveTitle(data.title);
      await expect(page.locator('#announcer')).toHaveText(data.title);
      const h1 = page.locator('main h1');
      await expect(h1).toHaveText(heading);
      if (!(await page.locator('dialog').count())) await expect(h1).toBeFocused();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      if (await page.locator('dialog').count()) await page.keyboard.press('Escape');
    });
  }
});

test('an unknown address answers 404 with a page that helps', async ({ page, request }) => {
  const answer = await request.get('/no/such/page');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<h1');
  const missing = await request.get('/assets/gone-12345678.js');
  expect(missing.status()).toBe(404);
  await page.goto('/services');
  await expect(page.locator('main a[href="/"]').first()).toBeVisible();
});

test('back and forward restore the page and the place in it', async ({ page }) => {
  await open(page, '/services');
  await page.evaluate(() => scrollTo(0, 900));
  await follow(page, '/team');
  await expect(page).toHaveURL('/team');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText(/Elevate/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
});

test('the next page is fetched when a link is hovered', async ({ page }) => {
  await open(page, '/');
  const [fetched] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/services/index.json')),
    page.getByRole('link', { name: 'View services' }).hover(),
  ]);
  expect(fetched.method()).toBe('GET');
});

test('a page that belongs to another build is loaded as a document', async ({ page }) => {
  await open(page, '/');
  await page.route('**/team/index.json', async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...data, build: 'newer' } });
  });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await follow(page, '/team');
  await expect(page.locator('main h1')).toHaveText(/people/i);
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
});
