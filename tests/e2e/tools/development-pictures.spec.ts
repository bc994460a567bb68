import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { difference, type Raw } from '../../workshop/shots/difference.ts';
import { photograph } from '../../workshop/shots/photograph.ts';
import { freezePage, settle } from '../../workshop/shots/freeze-page.ts';
import { chooseVariedPages } from '../support/choose-varied-pages.ts';
import { withoutMotion } from '../support/wait-until-settled.ts';
import { development, ownSite } from '../support/sites.ts';

/*
 * An editor sees in development what a visitor will see: pictures of ten pages, before any input, equal those of the
 * built site.
 */
test.describe.configure({ timeout: 120_000 });

const shown = chooseVariedPages(
  ownSite.pages.filter(({ hasDialog }) => !hasDialog),
  10,
);

test('ten pages are compared, or all if there are fewer', () => {
  expect(shown).toHaveLength(Math.min(10, ownSite.pages.length));
});

for (const [place, { route }] of shown.entries()) {
  const tag = place < 2 ? [] : '@long';
  test(
    `${route} looks the same in development and in the built site`,
    { tag },
    async ({ page }, testInfo) => {
      await withoutMotion(page);
      // On a busy machine the first visit may not load the typefaces in time.
      await page.goto(route);
      await page.waitForFunction(() => 'fonts' in localStorage);
      const built = await takePicture(page, route);
      const developed = await takePicture(page, development + route);
      const { share, picture } = difference(await raw(built), await raw(developed));
      if (share > 0) {
        const { data, width, height } = picture;
        const drawn = await sharp(data, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer();
        for (const [name, body] of Object.entries({ built, developed, difference: drawn }))
          await writeFile(testInfo.outputPath(`${name}.png`), body);
      }
      expect(share, 'share of the pixels that differ').toBe(0);
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the styles of every form are in the first response', async ({ page }) => {
    const pages = ownSite.pages.filter(({ forms }) => forms.length > 0);
    expect(pages).not.toEqual([]);
    for (const { route } of pages) {
      await page.goto(development + route);
      expect(await page.evaluate(unstyledClasses), route).toEqual([]);
    }
  });
});

/** The classes of modules in forms for which the document has no rule. Runs in the page. */
function unstyledClasses(): string[] {
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const used = [...document.querySelectorAll('form [class]')].flatMap(({ classList }) => [...classList]);
  return used.filter((name) => /_[\w-]{4}$/.test(name) && !rules.includes(`.${CSS.escape(name)}`));
}

/** The whole page once all its files have loaded, before any input. */
async function takePicture(page: Page, address: string): Promise<Buffer> {
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.setViewportSize({ width: 1280, height: 900 });
  await freezePage(page);
  await page.goto(address);
  await settle(page, pending, true);
  return photograph(page, false);
}

async function raw(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
