import type { PageData } from '../../../src/core/content/resolved-page.ts';
import { mainHtml } from '../../workshop/built/built-site.ts';
import { listHeadingElements } from '../../helpers/markup.ts';
import { expect, follow, waitForHydration, openPage, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';
import { words } from '../support/words.ts';

eachSite(({ pages, translations, overlays }) => {
  const [home, ...others] = pages.toSorted((a, b) => Number(b.route === '/') - Number(a.route === '/'));
  const simple = others.filter(({ hasDialog }) => !hasDialog);
  const longest = simple.toSorted((a, b) => b.html.length - a.html.length)[0] ?? home!;
  const other = simple.find((page) => page !== longest) ?? home!;

  test(
    'every route is reached by navigation, without loading a document',
    { tag: '@long' },
    async ({ page, request }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, '/');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      for (const { route, html } of others) {
        if (overlays.includes(route)) continue;
        await test.step(route, async () => {
          await follow(page, route);
          await expect(page).toHaveURL(route);
          const { page: data } = (await (await request.get(`${route}/index.json`)).json()) as PageData;
          await expect(page).toHaveTitle(data.title);
          await expect(page.locator('#announcer')).toHaveText(data.title);
          const h1 = page.locator('main h1');
          await expect(h1).toHaveText(listHeadingElements(html).find(({ level }) => level === 1)?.text ?? '');
          if (!(await page.locator('dialog').count())) await expect(h1).toBeFocused();
          expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
          if (await page.locator('dialog').count()) await page.keyboard.press('Escape');
        });
      }
      for (const { route, language = '', html } of translations.slice(0, 1))
        await test.step(`${route}, in another language, and back`, async () => {
          const languageAndTitle = () => page.evaluate(() => [document.documentElement.lang, document.title]);
          const own = await languageAndTitle();
          const [, back = ''] = /<a href="([^"]*)" hreflang="[^"]*" lang="[^"]*">/i.exec(html) ?? [];
          await follow(page, back);
          await page.locator(`footer a[hreflang="${language}"]`).press('Enter');
          await expect(page).toHaveURL(route);
          expect((await languageAndTitle())[0]).toBe(language);
          expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
          await waitForHydration(page);
          await expect(page.locator('.skip')).not.toHaveText(words.skip);
          await page.locator('footer a[hreflang][lang]:not([data-language])').click();
          await expect(page).toHaveURL(back);
          expect((await languageAndTitle())[0]).toBe(own[0]);
          await expect(page.locator('.skip')).toHaveText(words.skip);
        });
    },
  );

  test('an unknown address answers 404 with a helpful page', async ({ page, request, quiet }) => {
    const answer = await request.get('/no/such/page');
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('<h1');
    const missing = await request.get('/assets/gone-12345678.js');
    expect(missing.status()).toBe(404);
    await page.goto('/no/such/page');
    await expect(page.locator('main a[href="/"]').first()).toBeVisible();
    quiet.length = 0; // The browser reports the 404 itself.
  });

  test('Back and Forward restore the page and its scroll position', async ({ page }) => {
    await openPage(page, longest.route);
    const heading = (await page.locator('main h1').textContent()) ?? '';
    await page.evaluate(() => scrollTo(0, 900));
    await follow(page, other.route);
    await expect(page).toHaveURL(other.route);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText(heading);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  });

  test('the next page is fetched when a link is hovered', async ({ page }) => {
    const to = simple.find(({ route }) => mainHtml(home!).includes(`href="${route}"`)) ?? other;
    await openPage(page, '/');
    const [fetched] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith(`${to.route}/index.json`)),
      page.locator(`a[href="${to.route}"]:visible`).first().hover(),
    ]);
    expect(fetched.method()).toBe('GET');
  });

  test('a page of another build is loaded as a document', async ({ page }) => {
    await openPage(page, '/');
    await page.route(`**${other.route}/index.json`, async (route) => {
      const answer = await route.fetch();
      const data = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...data, build: 'newer' } });
    });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await follow(page, other.route);
    await expect(page).toHaveTitle(other.title);
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });
});
