import type { Page } from '@playwright/test';
import { hashSource } from '../../src/build/bundle/inline-script.ts';
import { faults as axeFaults, faultsAt } from './support/axe.ts';
import { meaningFaults } from './probes/meaning-faults.ts';
import { smallTargets } from './probes/small-targets.ts';
import { textFaults } from './probes/text-faults.ts';
import { settled } from './support/settled.ts';
import { expect, hydrate, open } from './support/site.ts';
import { eachSite } from './support/sites.ts';
import type { SiteUnderTest } from './support/sites.ts';
import { walkByTab } from './support/walk-by-tab.ts';
import { testWithWorkerPages } from './support/worker-page.ts';

// What has the focus looks so at once.
const test = testWithWorkerPages({ reducedMotion: 'reduce' });

/** The spacing that a reader may set (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
const doubled = ':root { font-size: 200% !important }';

const readings: [name: string, width: number, height: number, css: string][] = [
  ['320 pixels wide', 320, 640, ''],
  ['400 % zoom', 320, 256, ''],
  ['text spacing on a phone', 360, 740, spacing],
  ['text spacing on a desk', 1280, 800, spacing],
  ['200 % text on a phone', 320, 640, doubled],
  ['200 % text on a desk', 1280, 800, doubled],
];

/* Every page of every site as it opens. It is loaded once, since most of the time would go into that. */
eachSite(({ pages, accepted }) => {
  for (const { route, hasDialog } of pages)
    test(`${route} answers, is hydrated without a word on the console, accessible and readable`, async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000);
      const answer = await request.get(route);
      expect(answer.status()).toBe(200);
      expect((await request.get(`${route.replace(/\/$/, '')}/`)).status()).toBe(200);
      expect(inlineFaults(await answer.text(), answer.headers()['content-security-policy'])).toEqual([]);
      await page.goto(route);
      const heading = await page.locator('main h1').innerText();
      await hydrate(page);
      await expect(page.locator('main h1')).toHaveText(heading, { useInnerText: true });
      await checkAccess(page, accepted, route === '/' || hasDialog);
      await checkReadings(page);
    });

  test('an unknown address answers 404 with a page that is as accessible as all others', async ({
    page,
    quiet,
  }) => {
    test.setTimeout(120_000);
    await open(page, '/no/such/page');
    await checkAccess(page, accepted, false);
    await checkReadings(page);
    quiet.length = 0; // The browser reports the 404 itself.
  });
});

/** What a document holds that its content policy would block; blocks of data are no scripts. */
function inlineFaults(html: string, policy = ''): string[] {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const allowed = scripts.filter((text) => policy.includes(hashSource(text)));
  const others = html.replaceAll(/<script>.*?<\/script>/gs, '');
  const found =
    others.match(
      /<template[^>]*>|<script(?![^>]*\s(src=|type="(application\/(ld\+)?json|text\/css)"))[^>]*>|\sstyle="[^"]*"/g,
    ) ?? [];
  return [...found, ...scripts.filter((text) => !allowed.includes(text)), ...allowed.slice(1)];
}

/**
 * @param isFirst whether axe looks at it in each width and theme: at one page for the frame that all share, and at what
 *   stands in a dialog. Each section has been looked at so by itself, in the gallery.
 */
async function checkAccess(page: Page, accepted: SiteUnderTest['accepted'], isFirst: boolean): Promise<void> {
  await test.step('its structure says what it is', async () => {
    if (await page.getByRole('dialog').isVisible()) return;
    const found = await page.evaluate(meaningFaults);
    expect.soft(found.filter((line) => !accepted.some(({ fault }) => fault.test(line)))).toEqual([]);
  });
  await test.step('Tab leads to the skip link first, then to everything, is seen there and held nowhere', async () => {
    const { stops, reached, faults } = await walkByTab(page);
    expect.soft(stops.filter((_, place) => !reached.includes(place))).toEqual([]);
    expect.soft(faults).toEqual([]);
    if (await page.getByRole('dialog').isVisible()) return;
    expect.soft(stops[reached[0] ?? -1]).toBe(await page.locator('a.skip').textContent());
  });
  await test.step('so it does on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft((await walkByTab(page)).faults).toEqual([]);
  });
  await test.step('a finger can hit everything', async () => {
    expect.soft(await page.evaluate(smallTargets)).toEqual([]);
  });
  await test.step('axe finds no fault', async () => {
    expect.soft(await (isFirst ? axeFaults(page) : faultsAt(page, 1440))).toEqual([]);
  });
}

async function checkReadings(page: Page): Promise<void> {
  const sheet = await page.evaluateHandle(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    const added = new CSSStyleSheet();
    document.adoptedStyleSheets.push(added);
    return added;
  });
  const found: string[] = [];
  for (const [name, width, height, css] of readings) {
    await page.setViewportSize({ width, height });
    await sheet.evaluate((added, text) => added.replaceSync(text), css);
    await settled(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found.push(`${name}: the page is ${over} px too wide`);
    found.push(...(await page.evaluate(textFaults)).map((fault) => `${name}: ${fault}`));
  }
  expect.soft(found, 'read in narrow windows, with wide spacing and with large text').toEqual([]);
}
