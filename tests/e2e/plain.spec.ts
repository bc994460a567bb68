import { listHeadingElements } from '../helpers/markup.ts';
import { routesWithNewTypes } from './support/frames.ts';
import { expect } from './support/site.ts';
import { eachSite } from './support/sites.ts';
import { testWithWorkerPages } from './support/worker-page.ts';

const test = testWithWorkerPages({ javaScriptEnabled: false });

eachSite(({ pages: originals, translations, navigation, on }) => {
  const pages = [...originals, ...translations];
  const newTypes = routesWithNewTypes(pages);
  for (const [name, read, tag] of [
    ['a page of each type of section', pages.filter(({ route }) => newTypes.has(route)), []],
    ['every other page', pages.filter(({ route }) => !newTypes.has(route)), '@long'],
  ] satisfies [string, typeof pages, string | string[]][])
    test(`${name} can be read without JavaScript, and its links work`, { tag }, async ({ page }) => {
      test.setTimeout(240_000);
      for (const { route, html } of read)
        await test.step(route, async () => {
          await page.goto(route);
          const [heading] = listHeadingElements(html).filter(({ level }) => level === 1);
          await expect.soft(page.locator('main h1'), route).toHaveText(heading?.text ?? '');
          await expect.soft(page.locator('main h1'), route).toBeVisible();
          await expect.soft(page.locator('dialog:visible'), route).toHaveCount(0);
          await expect.soft(page.locator('[data-motion-toggle]:visible'), route).toHaveCount(0);
        });
    });

  const [menu] = navigation.filter(({ items }) => items);
  const last = menu?.items?.at(-1);
  if (menu && last)
    test('menus open without scripts', async ({ page }) => {
      await page.goto('/');
      await page.locator('header summary:visible', { hasText: menu.label }).click();
      await page.locator('header').locator(`a[href="${last.to}"]:visible`).first().click();
      await expect(page).toHaveURL(last.to);
    });

  on('faq', ({ route }) =>
    test('questions open without scripts', async ({ page }) => {
      await page.goto(route);
      const questions = page.locator('main details');
      await questions.last().locator('summary').click();
      await expect(questions.last()).toHaveAttribute('open', '');
      await expect(page.locator('main details[open]')).toHaveCount(1);
    }),
  );

  const spoken = pages.find(({ html }) => html.includes('<label lang='));
  if (spoken)
    test('a text in several languages is chosen without scripts', async ({ page }) => {
      await page.goto(spoken.route);
      const choices = page.locator('main label[lang]');
      const questionText = async (choice: typeof choices) =>
        page.locator(`main fieldset :is(p, div, ul)[lang="${await choice.getAttribute('lang')}"]`).first();
      const [own, other] = [await questionText(choices.first()), await questionText(choices.last())];
      await expect(own).toBeVisible();
      await expect(other).toBeHidden();
      await choices.last().click();
      await expect(other).toBeVisible();
      await expect(own).toBeHidden();
    });

  on('tabs', ({ route }) =>
    test('all panels are visible, one below the other', async ({ page }) => {
      await page.goto(route);
      const headings = page.locator('main :is(h2, h3, h4)');
      expect(await headings.count()).toBeGreaterThan(0);
      for (const heading of await headings.all()) await expect(heading).toBeVisible();
    }),
  );
});
