import { overlayOpener } from '../workshop/built/built-site.ts';
import { problems } from './support/axe.ts';
import { expect, fetchDialog, waitForHydration, openPage, test } from './support/site.ts';
import { eachSite } from './support/sites.ts';
import { words } from './support/words.ts';

eachSite((site) => {
  const { navigation, on } = site;
  const [menu, other] = navigation.filter(({ items }) => items);
  const last = menu?.items?.at(-1);

  if (menu && last)
    test('a dropdown is closed by a second click, a click outside, a link, Escape', async ({ page }) => {
      await openPage(page, '/');
      const button = page.locator('header summary:visible', { hasText: menu.label });
      const opened = page.locator('header details[open]');
      await button.click();
      await expect(opened.locator('a').first()).toBeVisible();
      await button.click();
      await expect(opened).toHaveCount(0);
      await button.click();
      await page.mouse.click(640, 760);
      await expect(opened).toHaveCount(0);
      await button.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.press('Enter');
      await opened.locator(`a[href="${last.to}"]`).first().click();
      await expect(page).toHaveURL(last.to);
      await expect(opened).toHaveCount(0);
    });

  if (menu && other)
    test('only one dropdown is open at a time', async ({ page }) => {
      await openPage(page, '/');
      const opened = page.locator('header details[open]');
      await page.locator('header summary:visible', { hasText: menu.label }).click();
      await expect(opened).toHaveCount(1);
      await page.locator('header summary:visible', { hasText: other.label }).click();
      await expect(opened).toHaveCount(1);
      await expect(opened.locator('summary')).toHaveText(other.label);
    });

  on('before-after', ({ route }) =>
    test('the slider, also by its keys, moves the beam over both versions and highlights the notes', async ({
      page,
    }) => {
      await openPage(page, route);
      const section = page.locator('section:has(> div input[type="range"])').first();
      const slider = section.getByRole('slider');
      const [before, after] = await section.locator('dd').all();
      const notes = await section.locator('li p').allTextContents();
      const height = (await section.boundingBox())?.height;
      const clip = () =>
        Promise.all([before, after].map((text) => text?.evaluate((e) => getComputedStyle(e).clipPath)));
      await waitForHydration(page);
      const seen = new Set<string>();
      for (const [key, note] of [
        ['End', notes.at(-1)],
        ['Home', await section.locator('dt').first().textContent()],
      ] as const) {
        await slider.press(key);
        await expect(slider).toHaveAttribute('aria-valuetext', note ?? '');
        seen.add((await clip()).join());
      }
      expect(seen.size).toBe(2);
      await slider.press('PageUp');
      expect(seen).not.toContain((await clip()).join());
      expect((await section.boundingBox())?.height).toBe(height);
    }),
  );

  on('certificates', ({ route }) =>
    test('a certificate is shown below its row, before and after hydration', async ({ page }) => {
      await page.goto(route);
      const sheets = page.locator('main figure').filter({ visible: true });
      const row = (number: number) => page.locator(`#certificate-${number}`);
      await expect(sheets).toHaveCount(0);
      await row(2).getByRole('link').click();
      await expect(sheets).toHaveCount(1);
      await expect(sheets).toContainText((await row(2).getByRole('heading').textContent()) ?? '');
      await waitForHydration(page);
      await expect(sheets).toHaveCount(1);
      await row(1).getByRole('link').press('Enter');
      await expect(row(1).locator('figure')).toBeVisible();
      await expect(sheets).toHaveCount(1);
      await page.goBack();
      await expect(row(2).locator('figure')).toBeVisible();
    }),
  );

  on('archive', ({ route }) =>
    test('the cover of an issue opens its slits if the issue has the focus', async ({ page }) => {
      await page.goto(route);
      const light = page.locator('main li:has(h3)').first().locator('svg path').last();
      const width = () => light.evaluate((path) => parseFloat(getComputedStyle(path).strokeWidth));
      const closed = await width();
      expect(closed).toBeGreaterThan(0);
      await page.locator('main li h3 a').first().focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect.poll(width).toBeGreaterThan(closed);
    }),
  );

  on('gallery', ({ route }) =>
    test('gallery: a picture opens large, keys change it, Escape and Back close it, the focus returns', async ({
      page,
    }) => {
      await openPage(page, route);
      const pictures = page.locator('main figcaption a');
      const total = await pictures.count();
      expect(total).toBeGreaterThan(4);
      const place = (number: number) => new RegExp(`\\b${number} \\D+ ${total}\\b`);
      await pictures.nth(0).press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(place(1));
      await page.keyboard.press('ArrowLeft');
      await expect(dialog).toContainText(place(total));
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(dialog).toContainText(place(2));
      await expect(page).toHaveURL(`${route}#picture-2`);
      expect(await problems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(route);
      await expect(pictures.nth(1)).toBeFocused();
      await pictures.nth(2).click();
      await dialog.getByRole('button', { name: words.nextPicture }).click();
      await expect(dialog).toContainText(place(4));
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(pictures.nth(3)).toBeFocused();
      await openPage(page, `${route}#picture-5`);
      await expect(dialog).toContainText(place(5));
      await dialog.getByRole('button', { name: words.close }).click();
      await expect(dialog).toHaveCount(0);
    }),
  );

  on('directory', ({ route }) =>
    test('people are filtered on every key press, in upper or lower case, and the address has the query', async ({
      page,
    }) => {
      await openPage(page, route);
      const search = page.getByRole('main').getByRole('searchbox');
      const cards = page.locator('main li:visible h2');
      const total = await cards.count();
      // A word from the entry of one person, in capitals.
      const word = ((await cards.last().textContent()) ?? '').split(' ').at(-1)?.toUpperCase() ?? '';
      await search.pressSequentially(word);
      // The number of results is announced after a pause in typing, when the list is up to date.
      const spoken = page.getByRole('main').getByRole('status');
      await expect(spoken).toHaveText(new RegExp(`^\\d+ .* ${word}$`));
      const found = parseInt((await spoken.textContent()) ?? '', 10);
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(total);
      await expect(cards).toHaveCount(found);
      await expect(page.locator('main mark').first()).toHaveText(new RegExp(word, 'i'));
      await expect(page).toHaveURL(`${route}?q=${word}`);
      await page.reload();
      await waitForHydration(page);
      await expect(cards).toHaveCount(found);
      await search.fill('zzzz');
      await expect(cards).toHaveCount(0);
      await page.getByRole('main').getByRole('button').last().click();
      await expect(cards).toHaveCount(total);
      await expect(search).toBeFocused();
    }),
  );

  const opener = overlayOpener(site);
  if (opener)
    test('a dialog opens in place, keeps the focus, and closes by ×, Escape, its backdrop and Back', async ({
      page,
    }) => {
      const { route } = opener.page;
      await openPage(page, route);
      const start = page.locator(`main a[href="${opener.to}"]`).first();
      const dialog = page.getByRole('dialog');
      await fetchDialog(page, start);
      for (const close of ['×', 'backdrop', 'Escape', 'Back'] as const) {
        await start.click();
        await expect(dialog).toBeVisible();
        await expect(page).toHaveURL(route);
        for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
        expect(
          await page.evaluate(
            () =>
              !document.activeElement || !!document.activeElement.closest('dialog, html:not(:has(dialog))'),
          ),
        ).toBe(true);
        if (close === '×') await dialog.getByRole('link', { name: words.close }).click();
        else if (close === 'backdrop') await page.mouse.click(8, 400);
        else if (close === 'Escape') await page.keyboard.press('Escape');
        else await page.goBack();
        await expect(dialog).toHaveCount(0);
        if (close !== 'Back') await expect(start).toBeFocused();
        await expect(page).toHaveURL(route);
      }
    });

  if (opener)
    test('a dialog begins at its heading, and returns the focus even to a link that a click has not focused', async ({
      page,
    }) => {
      await openPage(page, opener.page.route);
      const start = page.locator(`main a[href="${opener.to}"]`).first();
      await fetchDialog(page, start);
      // As in Safari: pressing a link does not move the focus.
      await start.evaluate((link) =>
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      );
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(start).toBeFocused();
    });

  if (opener)
    test('the page of a dialog begins at the heading of the dialog', async ({ page }) => {
      await page.goto(opener.to);
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeFocused();
      await waitForHydration(page);
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeFocused();
    });

  if (opener)
    test('clicking a link to a dialog twice opens it once', async ({ page }) => {
      await openPage(page, opener.page.route);
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      const start = page.locator(`main a[href="${opener.to}"]`).first();
      await fetchDialog(page, start);
      await start.dblclick();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await entries()).toBe(before + 1);
    });
});
