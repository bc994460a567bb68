import type { Page } from '@playwright/test';
import { expect, follow, open, test, hydrate } from './site.ts';

const paper = { light: 'rgb(253, 253, 251)', dark: 'rgb(12, 20, 51)' };

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
/** The colour that a browser's own bar takes. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return metas.find((meta) => matchMedia(meta.media || 'all').matches)?.content;
  });

/** Neither the script that hydrates the page nor the application comes. */
const keepAsleep = (page: Page) =>
  page.route(/assets\/(client|hydrated|app)-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );

for (const { system, chosen, name } of [
  { system: 'light', chosen: 'dark', name: 'Dark' },
  { system: 'dark', chosen: 'light', name: 'Light' },
] as const) {
  test.describe(`where the system is ${system}`, () => {
    test.use({ colorScheme: system });

    test(`${chosen} is remembered over pages, reloads and tabs, until the system is followed again`, async ({
      page,
      context,
    }) => {
      await open(page, '/about');
      expect(await ground(page)).toBe(paper[system]);
      await expect(choice(page, 'System')).toBeChecked();
      const other = await context.newPage();
      await other.goto('/team');

      await page.getByRole('group', { name: 'Appearance' }).getByText(name).click();
      await expect.poll(() => ground(page)).toBe(paper[chosen]);
      await expect.poll(() => ground(other)).toBe(paper[chosen]);
      await expect(choice(other, name)).toBeChecked();
      expect(await barColour(page)).toBe(chosen === 'dark' ? '#0c1433' : '#fdfdfb');

      await follow(page, '/contact');
      await expect(page).toHaveURL(/contact/);
      await expect(choice(page, name)).toBeChecked();
      await page.reload();
      expect(await ground(page)).toBe(paper[chosen]);
      await hydrate(page);
      await expect(choice(page, name)).toBeChecked();

      await choice(page, name).focus();
      await page.keyboard.press(chosen === 'dark' ? 'ArrowRight' : 'ArrowLeft');
      await expect(choice(page, 'System')).toBeChecked();
      await expect.poll(() => ground(page)).toBe(paper[system]);
      await page.emulateMedia({ colorScheme: chosen });
      await expect.poll(() => ground(page)).toBe(paper[chosen]);
      expect(await barColour(page)).toBe(chosen === 'dark' ? '#0c1433' : '#fdfdfb');
    });

    test(`a page that was chosen to be ${chosen} is never painted ${system}, and shows that theme's film`, async ({
      page,
    }) => {
      await page.addInitScript((theme) => {
        localStorage.setItem('theme', theme);
        // Asked before every frame from the first on, as far as there is a body to paint.
        const seen = new Set<string>();
        const look = () => {
          if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
          requestAnimationFrame(look);
        };
        look();
        Object.assign(window, { seen });
      }, chosen);
      await keepAsleep(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      expect(await ground(page)).toBe(paper[chosen]);
      await page.waitForLoadState('load');
      const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
      expect(seen).toEqual([paper[chosen]]);
      const films = await page.evaluate(() =>
        [...document.querySelectorAll('video')]
          .filter((film) => film.offsetParent)
          .map((film) => film.querySelector('source')?.src),
      );
      expect(films[0]).toContain(`window-${chosen}`);
    });
  });
}

test('the switch works on a page that never hydrates', async ({ page }) => {
  await keepAsleep(page);
  await page.goto('/privacy');
  await page.getByRole('group', { name: 'Appearance' }).getByText('Dark').click();
  expect(await ground(page)).toBe(paper.dark);
});

test('films follow the choice: the other theme’s stops, its own plays', async ({ page }) => {
  await open(page, '/team');
  const playing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('video')].filter((film) => !film.paused).map((film) => film.currentSrc),
    );
  await expect.poll(playing).toEqual([expect.stringContaining('window-light')]);
  await page.getByRole('group', { name: 'Appearance' }).getByText('Dark').click();
  await expect.poll(playing).toEqual([expect.stringContaining('window-dark')]);
});

test('where storage is refused, a choice still holds for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(page, '/about');
  await page.getByRole('group', { name: 'Appearance' }).getByText('Dark').click();
  expect(await ground(page)).toBe(paper.dark);
  await follow(page, '/team');
  await expect(page).toHaveURL(/team/);
  expect(await ground(page)).toBe(paper.dark);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch is not shown', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByText('Appearance:')).toBeHidden();
  });
});

test('with forced colours the chosen appearance is underlined, and no film lies behind the text', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/about');
  const lines = await page
    .getByRole('group', { name: 'Appearance' })
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).textDecorationLine));
  expect(lines).toEqual(['underline', 'none', 'none']);
  await expect(page.locator('video').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveCount(0);
});
