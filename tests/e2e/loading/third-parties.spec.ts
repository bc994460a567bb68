import type { Page } from '@playwright/test';
import { securityHeaders } from '../../../src/core/page/headers.ts';
import type { ThirdParties } from '../../../src/core/content/resolved-page.ts';
import { expect, follow, waitForHydration, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';
import { words } from '../support/words.ts';

eachSite(({ pages, on }) => {
  const [first = '/', second = '/'] = pages.filter(({ hasDialog }) => !hasDialog).map(({ route }) => route);
  const configured = {
    tagManager: { id: 'GTM-TEST' },
    analytics: { measurementId: 'G-TEST', pages: [first] },
  };

  test('without configured trackers, no request goes to another company', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost')) foreign.push(request.url());
    });
    for (const { route } of pages.slice(0, 3)) {
      await page.goto(route);
      await waitForHydration(page);
    }
    await expect(page.getByRole('region', { name: words.visits })).toHaveCount(0);
    expect(foreign).toEqual([]);
  });

  test('configured trackers load after consent, analytics only while its page is shown', async ({ page }) => {
    const asked = await configure(page, first, configured);
    await page.goto(first);
    await waitForHydration(page);
    const question = page.getByRole('region', { name: words.visits });
    await expect(question).toBeVisible();
    expect(asked).toEqual([]);
    await question.getByRole('button', { name: words.agree }).click();
    await expect(question).toHaveCount(0);
    const analytics = page.locator('script[src*="gtag/js"]');
    await expect(analytics).toHaveCount(1);
    await follow(page, second);
    await expect(analytics).toHaveCount(0);
    await expect(page.locator('script[src*="gtm.js"]')).toHaveCount(1);
    expect(asked.some((url) => url.includes('GTM-TEST'))).toBe(true);
  });

  test('after a refusal no tracker is loaded, and the question does not return', async ({ page }) => {
    const asked = await configure(page, first, configured);
    await page.goto(first);
    await waitForHydration(page);
    await page.getByRole('button', { name: words.decline }).click();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('region', { name: words.visits })).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  on('map', ({ route }) => {
    const from = [first, second].find((each) => each !== route) ?? '/';
    const show = (page: Page) => page.getByRole('link', { name: words.showMap });
    const map = { src: 'https://maps.example.org/embed?q={query}' };

    test('a configured map is loaded into the page, 400 px high, after a click', async ({ page }) => {
      const asked = await serveMaps(page);
      await configure(page, from, { map });
      await page.goto(from);
      await waitForHydration(page);
      await follow(page, route);
      const area = page.locator('section').filter({ has: show(page) });
      expect((await area.boundingBox())?.height).toBeCloseTo(400, 0);
      const place = /: (.*)$/.exec((await show(page).textContent()) ?? '')?.[1] ?? '';
      expect(asked).toEqual([]);
      await show(page).click();
      await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
      expect((await page.locator('iframe').boundingBox())?.height).toBeCloseTo(400, -1);
      expect(asked).toEqual([map.src.replace('{query}', encodeURIComponent(place))]);
    });

    test(
      'without scripts, or without a configured map, the button is a link to a map',
      { tag: '@long' },
      async ({ page, browser }) => {
        await configure(page, from, {});
        await page.goto(from);
        await waitForHydration(page);
        await follow(page, route);
        await expect(show(page)).toHaveAttribute('href', /^https:/);
        await expect(show(page)).not.toHaveAttribute('data-hold');
        const plain = await browser.newPage({ javaScriptEnabled: false });
        await plain.goto(new URL(route, page.url()).href);
        await expect(show(plain)).toHaveAttribute('href', /^https:/);
        await expect(show(plain)).toHaveAttribute('target', '_blank');
        await plain.close();
      },
    );
  });
});

/** Replaces the map service. @returns the requested addresses */
async function serveMaps(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://maps.example.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
  });
  return asked;
}

/** Responds like a site whose _site.json names these services; the test replaces the trackers’ host. */
async function configure(page: Page, shown: string, configured: ThirdParties): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: '',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    });
  });
  await page.route('**/assets/site-*.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), thirdParties: configured } });
  });
  await page.route(
    (url) => url.pathname === shown,
    async (route) => {
      const answer = await route.fetch();
      const allowed = answer.headers()['content-security-policy'] ?? '';
      const [inlineScripts] = /'sha256-[^']+'( 'sha256-[^']+')*/.exec(allowed) ?? [];
      const policy = securityHeaders(configured, inlineScripts)['Content-Security-Policy'] ?? '';
      const headers = { ...answer.headers(), 'content-security-policy': policy };
      await route.fulfill({ response: answer, headers });
    },
  );
  return asked;
}
