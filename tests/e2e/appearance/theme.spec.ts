import type { Page } from '@playwright/test';
import { expect, follow, waitForHydration, openPage, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';
import { words } from '../support/words.ts';

type Theme = 'light' | 'dark';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
/** The colour of the browser's own bar. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return metas.find((meta) => matchMedia(meta.media || 'all').matches)?.content;
  });

/** Switches the theme as a visitor does, on a label of the group. */
const switchTo = (page: Page, name: string) =>
  page.getByRole('group', { name: words.appearance }).getByText(name).click();

/** The backgrounds of the built site in both themes, and its colours for the browser's bar. */
async function readColours(page: Page, route: string) {
  await page.goto(route);
  const colours = { ground: { light: '', dark: '' }, bar: { light: '', dark: '' } };
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    colours.ground[theme] = await ground(page);
    colours.bar[theme] = (await barColour(page)) ?? '';
  }
  expect(colours.ground.light).not.toBe(colours.ground.dark);
  expect(colours.bar.light).not.toBe(colours.bar.dark);
  return colours;
}

/**
 * Neither the hydrating script nor the application is loaded: only the script that applies the preferences.
 */
const keepPlain = (page: Page) =>
  page.route(/assets\/(loader|hydrate\w*|app)-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );

eachSite(({ pages }) => {
  const [first, second, third] = pages.filter(({ hasDialog }) => !hasDialog).map(({ route }) => route);
  if (!first || !second || !third) throw new Error('The theme is tested over three pages.');
  const hasFilm = pages.some(({ html }) => html.includes('<video'));

  for (const { system, chosen, name, key } of [
    { system: 'light', chosen: 'dark', name: words.themes.dark, key: 'ArrowRight' },
    { system: 'dark', chosen: 'light', name: words.themes.light, key: 'ArrowLeft' },
  ] as const) {
    // The same for the other theme.
    const tag = system === 'light' ? [] : '@long';
    test.describe(`if the system is ${system}`, { tag }, () => {
      test.use({ colorScheme: system });

      test(`the choice ${chosen} is stored across pages, reloads and tabs, until the visitor chooses the system’s theme again`, async ({
        page,
        context,
      }) => {
        const colours = await readColours(page, first);
        await page.emulateMedia({ colorScheme: system });
        await openPage(page, first);
        expect(await ground(page)).toBe(colours.ground[system]);
        await expect(choice(page, words.themes.system)).toBeChecked();
        const other = await context.newPage();
        await other.goto(second);

        await switchTo(page, name);
        await expect.poll(() => ground(page)).toBe(colours.ground[chosen]);
        await expect.poll(() => ground(other)).toBe(colours.ground[chosen]);
        await expect(choice(other, name)).toBeChecked();
        expect(await barColour(page)).toBe(colours.bar[chosen]);

        await follow(page, third);
        await expect(page).toHaveURL(third);
        await expect(choice(page, name)).toBeChecked();
        await page.reload();
        expect(await ground(page)).toBe(colours.ground[chosen]);
        await waitForHydration(page);
        await expect(choice(page, name)).toBeChecked();

        await choice(page, name).focus();
        await page.keyboard.press(key);
        await expect(choice(page, words.themes.system)).toBeChecked();
        await expect.poll(() => ground(page)).toBe(colours.ground[system]);
        await page.emulateMedia({ colorScheme: chosen });
        await expect.poll(() => ground(page)).toBe(colours.ground[chosen]);
        expect(await barColour(page)).toBe(colours.bar[chosen]);
      });

      test(`a page chosen to be ${chosen} is never painted ${system}`, async ({ page, context }) => {
        const colours = await readColours(page, '/');
        const fresh = await context.newPage();
        await fresh.emulateMedia({ colorScheme: system });
        await fresh.addInitScript(watchGround, chosen);
        await keepPlain(fresh);
        await fresh.goto('/', { waitUntil: 'commit' });
        await fresh.waitForLoadState('domcontentloaded');
        expect(await ground(fresh)).toBe(colours.ground[chosen]);
        await fresh.waitForLoadState('load');
        // The first paint may wait for fonts, longer than the page loads.
        await fresh.evaluate(() => new Promise(requestAnimationFrame));
        const seen = await fresh.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
        expect(seen).toEqual([colours.ground[chosen]]);
      });
    });
  }

  test('the switch of the theme works on a page that is never hydrated', async ({ page }) => {
    const colours = await readColours(page, first);
    await page.emulateMedia({ colorScheme: 'light' });
    await keepPlain(page);
    await page.goto(first);
    await switchTo(page, words.themes.dark);
    expect(await ground(page)).toBe(colours.ground.dark);
  });

  if (hasFilm)
    test.describe('playing media', () => {
      test.use({ motion: true });

      test('after a choice of theme the film of the other theme stops and the film of the chosen theme plays', async ({
        page,
      }) => {
        await openPage(page, pages.find(({ html }) => html.includes('<video'))!.route);
        const sources = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('video')]
              .filter((film) => !film.paused)
              .map((film) => film.currentSrc),
          );
        await expect.poll(async () => (await sources()).length).toBeGreaterThan(0);
        const light = await sources();
        await switchTo(page, words.themes.dark);
        await expect.poll(async () => (await sources()).length).toBeGreaterThan(0);
        await expect.poll(async () => (await sources())[0]).not.toBe(light[0]);
      });
    });

  test('without storage a choice applies to the page', async ({ page, context }) => {
    const colours = await readColours(page, first);
    const refused = await context.newPage();
    await refused.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await openPage(refused, first);
    await switchTo(refused, words.themes.dark);
    expect(await ground(refused)).toBe(colours.ground.dark);
    await follow(refused, second);
    await expect(refused).toHaveURL(second);
    expect(await ground(refused)).toBe(colours.ground.dark);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the switch of the theme is hidden', async ({ page }) => {
      await page.goto(first);
      await expect(page.getByText(`${words.appearance}:`)).toBeHidden();
    });
  });

  test('with forced colours the chosen theme is underlined, and no film is behind the text', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage(page, first);
    const lines = await page
      .getByRole('group', { name: words.appearance })
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).textDecorationLine));
    expect(lines).toEqual(['underline', 'none', 'none']);
    await expect(page.locator('video:visible')).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.pauseMotion })).toHaveCount(0);
  });
});

/**
 * Runs in the page: reads its background before every frame from the first on, as soon as there is a body.
 */
function watchGround(theme: Theme): void {
  localStorage.setItem('theme', theme);
  const seen = new Set<string>();
  const look = () => {
    if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { seen });
}
