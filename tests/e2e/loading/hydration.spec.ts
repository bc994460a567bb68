import type { Page } from '@playwright/test';
import { mainHtml, overlayOpener } from '../../workshop/built/built-site.ts';
import { application, holdCode } from '../support/delayed-code.ts';
import { expect, fetchDialog, follow, waitForHydration, openPage, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';
import { words } from '../support/words.ts';

/* Actions of visitors before the page is hydrated, and pages whose first hydration fails. */

const hydrated = (page: Page) => page.locator('html[data-hydrated]');

eachSite((site) => {
  const { pages, on } = site;
  const asking = pages.find((page) => !page.hasDialog && /<textarea/.test(mainHtml(page)));

  test('a page whose code fails to load at first is hydrated later', async ({ page, quiet }) => {
    const asked = await failing(page, 1);
    await page.goto(pages[0]?.route ?? '/');
    await page.keyboard.press('Shift');
    await expect(hydrated(page)).toHaveCount(1, { timeout: 20_000 });
    // Two fetches and one import; without the interception the browser's cache would answer the import.
    expect(asked.count).toBe(3);
    expect(quiet.splice(0).join()).toContain('503');
  });

  test('a script that the browser can’t parse is requested once, and the page stays plain', async ({
    page,
    quiet,
  }) => {
    let asked = 0;
    await page.route(application, (route) => {
      asked += 1;
      return route.fulfill({ contentType: 'text/javascript', body: 'const = ;' });
    });
    await page.clock.install();
    const warned = page.waitForEvent('console', (message) => message.text().includes('SyntaxError'));
    await page.goto(pages[0]?.route ?? '/');
    await page.keyboard.press('Shift');
    await warned;
    const before = asked;
    await page.clock.runFor(60_000);
    await page.keyboard.press('Shift');
    await page.clock.runFor(60_000);
    expect(asked).toBe(before);
    expect(quiet.splice(0).join()).toContain('SyntaxError');
    await expect(hydrated(page)).toHaveCount(0);
  });

  test('in a browser that is too old the page stays plain, with working links', async ({ page }) => {
    await page.addInitScript(() => {
      delete (String.prototype as { toWellFormed?: unknown }).toWellFormed;
    });
    let asked = 0;
    await page.route(application, (route) => {
      asked += 1;
      return route.continue();
    });
    const [first, next] = pages.filter(({ hasDialog }) => !hasDialog);
    await page.goto(first?.route ?? '/');
    await page.keyboard.press('Shift');
    await page.mouse.move(200, 200);
    const link = page.locator(`a[href="${next?.route ?? '/'}"]`).first();
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(next?.route ?? '/');
    expect(asked).toBe(0);
    await expect(hydrated(page)).toHaveCount(0);
  });

  on('faq', ({ route }) => {
    const other = pages.find(
      (page) => page.route !== route && !page.hasDialog && !page.types.includes('faq'),
    );
    const details = (page: Page) => page.locator('main details');
    /** Removes the section's data, so that it throws in the browser; its HTML was rendered with them. */
    const breakSection = (page: Page) =>
      page.route('**/index.json', async (asked) => {
        const answer = await asked.fetch();
        const data: unknown = JSON.parse(await answer.text(), (_key, value) =>
          value?.type === 'faq' ? { type: 'faq', data: null } : (value as unknown),
        );
        await asked.fulfill({ response: answer, json: data });
      });
    /** The HTML of the section. */
    const markup = (page: Page) =>
      details(page)
        .first()
        .evaluate((element) => element.parentElement?.outerHTML);

    test('a section that fails in the browser stays as the document was sent', async ({ page, quiet }) => {
      await breakSection(page);
      await page.goto(route);
      const before = await markup(page);
      // A new rendering loses this property, as it would lose typed text.
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('#root *')) Object.assign(element, { isOld: true });
      });
      await waitForHydration(page);
      await expect.poll(() => quiet.join()).toContain('TypeError');
      quiet.length = 0;
      expect(await markup(page)).toBe(before);
      const renderedAgain = await page.evaluate(() =>
        [...document.querySelectorAll('#root :is(header, main, footer) *')]
          .filter((element) => !('isOld' in element))
          .map(({ localName }) => localName),
      );
      // Only the element around the failed section is new.
      expect(renderedAgain).toEqual(['div']);
      const last = details(page).last();
      await last.locator('summary').click();
      await expect(last).toHaveAttribute('open');
    });

    test('a page whose section fails after navigation is loaded as a document, once', async ({
      page,
      quiet,
    }) => {
      await breakSection(page);
      await openPage(page, other?.route ?? '/');
      let loads = 0;
      page.on('load', () => (loads += 1));
      await follow(page, route);
      await expect.poll(() => loads).toBe(1);
      await expect(page).toHaveURL(route);
      await waitForHydration(page);
      await expect(details(page).first()).toBeVisible();
      expect(loads).toBe(1);
      quiet.length = 0;
    });
  });

  if (asking)
    for (const type of ['focusin', 'input', 'change'])
      test(
        `${type} hydrates the page, although no key was pressed and no pointer moved`,
        { tag: type === 'focusin' ? [] : '@long' },
        async ({ page }) => {
          await savingData(page);
          await page.goto(asking.route);
          await page.waitForTimeout(500);
          await expect(hydrated(page)).toHaveCount(0);
          await page.locator('main textarea').first().dispatchEvent(type);
          await expect(hydrated(page)).toHaveCount(1);
        },
      );

  on('tabs', ({ route }) =>
    test('a tab that is pressed while the page hydrates opens without waiting for React', async ({
      page,
    }) => {
      await page.goto(route);
      const pressed = await page.evaluate(pressWhileHydrating);
      // React would have hydrated the section before the press returned.
      expect(pressed).toEqual({ wasHydrated: false, isHydrated: false, isShown: true });
      await expect(hydrated(page)).toHaveCount(1);
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    }),
  );

  on('tabs', ({ route }) =>
    test('keys that are pressed on a tab before hydration choose a tab when the code arrives', async ({
      page,
    }) => {
      const code = await holdCode(page);
      await page.goto(route);
      await page.locator('main section[data-hydrate] ul a[href^="#"]').first().focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      expect(await page.evaluate(() => scrollY), 'the browser does not scroll').toBe(0);
      await code.release();
      const tabs = page.getByRole('tablist').first().getByRole('tab');
      await expect(tabs.nth((await tabs.count()) - 2)).toHaveAttribute('aria-selected', 'true');
      await expect(tabs.nth((await tabs.count()) - 2)).toBeFocused();
    }),
  );

  on('reviews', ({ route }) => {
    test.use({ motion: true });

    const pause = (page: Page) => page.locator('main').getByRole('button', { name: words.pauseMotion });

    test('a button that was pressed before hydration acts when the code arrives, at the second attempt', async ({
      page,
      quiet,
    }) => {
      await savingData(page);
      await failing(page, 1);
      await page.goto(route);
      await pause(page).dispatchEvent('click');
      await expect(page.locator('main').getByRole('button', { name: words.playMotion })).toBeVisible();
      expect(quiet.splice(0).join()).toContain('503');
    });

    test(
      'a button that was pressed before hydration acts without the code if that does not arrive',
      { tag: '@long' },
      async ({ page, quiet }) => {
        await savingData(page);
        const asked = await failing(page, Infinity);
        await page.goto(route);
        await pause(page).evaluate((button) =>
          button.addEventListener('click', () => button.setAttribute('data-pressed', '')),
        );
        await pause(page).dispatchEvent('click');
        await expect(page.locator('main [data-pressed]')).toHaveCount(1);
        expect(asked.count).toBe(2);
        quiet.length = 0;
      },
    );
  });

  for (const [place, { route }] of pages.filter(({ hasDialog }) => hasDialog).entries()) {
    const tag = place === 0 ? [] : '@long';
    const dialog = (page: Page) => page.getByRole('dialog');
    const isModal = (page: Page) => dialog(page).evaluate((element) => element.matches(':modal'));

    for (const [name, close] of [
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
      ['its backdrop', (page: Page) => page.mouse.click(8, 300)],
      ['its ×', (page: Page) => dialog(page).getByRole('link', { name: words.close }).click()],
    ] as const)
      test(
        `${route}: ${name} closes the dialog at the first press, before the page is hydrated`,
        { tag },
        async ({ page }) => {
          await page.route(application, () => undefined); // The code never arrives.
          await page.goto(route);
          expect(await isModal(page)).toBe(true);
          await close(page);
          await expect(page).toHaveURL('/');
        },
      );

    test(
      `${route}: the dialog is open before hydration, which changes neither the dialog nor the typed text`,
      { tag },
      async ({ page }) => {
        const code = await holdCode(page);
        await page.goto(route);
        const field = dialog(page).getByRole('textbox').first();
        await field.pressSequentially('Asha');
        await dialog(page).evaluate((element) => {
          new MutationObserver(() => (document.documentElement.dataset['moved'] = '')).observe(element, {
            attributeFilter: ['open'],
          });
        });
        await code.release();
        await expect(hydrated(page)).toHaveCount(1);
        await page.keyboard.type(' Rao');
        await expect(field).toHaveValue('Asha Rao');
        expect(await isModal(page)).toBe(true);
        await expect(page.locator('html[data-moved]')).toHaveCount(0);
      },
    );
  }

  const opener = overlayOpener(site);
  if (opener)
    test('a reload while a dialog is open shows the page without the dialog', async ({ page }) => {
      const { route } = opener.page;
      await openPage(page, route);
      const start = page.locator(`main a[href="${opener.to}"]`).first();
      await fetchDialog(page, start);
      await start.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.reload();
      await waitForHydration(page);
      await expect(page).toHaveURL(route);
      await page.waitForTimeout(500); // The data of the dialog would arrive in this time.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await start.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
});

/** Makes the first requests of the application's file fail, and counts its requests. */
async function failing(page: Page, times: number): Promise<{ count: number }> {
  const asked = { count: 0 };
  await page.route(application, (route) => {
    asked.count += 1;
    return asked.count > times ? route.continue() : route.fulfill({ status: 503, body: '' });
  });
  return asked;
}

/** Makes the browser save data, so that pages are not hydrated automatically. */
async function savingData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
}

/** Hydrates the page, and presses the second tab as soon as React listens. */
async function pressWhileHydrating() {
  const section = document.querySelector<HTMLElement>('main > [data-hydrate]')!;
  const tab = section.querySelectorAll<HTMLAnchorElement>('ul a[href^="#"]')[1]!;
  const isHydrated = () => section.dataset['hydrated'] !== undefined;
  const root = document.getElementById('root')!;
  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage('');
    });
  section.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  while (!Object.keys(root).some((key) => key.startsWith('_reactListening'))) await nextTask();
  const wasHydrated = isHydrated();
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    tab.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
  tab.click();
  const panel = document.getElementById(tab.hash.slice(1))!;
  return { wasHydrated, isHydrated: isHydrated(), isShown: panel.checkVisibility() };
}
