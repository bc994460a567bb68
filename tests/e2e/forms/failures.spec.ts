import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { listPlacedForms } from '../../workshop/built/built-site.ts';
import { fillForm, pressSend, wordFields } from '../../workshop/shots/states/fill-form.ts';
import { weakConnection } from '../../helpers/weak-connection.ts';
import { problems } from '../support/axe.ts';
import {
  expectToast,
  findFileForm,
  fillFormById,
  locateForm,
  paper,
  plainForm,
  referencePattern,
  toast,
} from '../support/forms-under-test.ts';
import { expect, waitForHydration, openPage, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';
import { words } from '../support/words.ts';

/* After any failure every answer is still there, and no submission is stored twice. */

eachSite((site) => {
  const plain = plainForm(site);
  if (plain) {
    const { id, page: at } = plain;
    const address = `**/api/forms/${id}`;
    const elsewhere = site.pages.find(({ forms }) => forms.length === 0)?.route ?? '/';

    test("the browser's checks come first; then those of the form, next to the field and in a summary that takes the focus", async ({
      page,
    }) => {
      await openPage(page, at.route);
      const form = locateForm(page, id);
      const first = wordFields(form).first();
      await pressSend(form);
      await expect(first).toBeFocused();
      // The browser's bubble, with the messages of the form.
      expect(await first.evaluate((control: HTMLInputElement) => control.validationMessage)).toMatch(
        /^Enter /,
      );
      await expect(form.getByRole('alert')).toHaveCount(0);
      await fillFormById(page, id);
      await first.fill('   '); // The browser accepts an answer of blanks; the form does not.
      await pressSend(form);
      const summary = form.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('heading', { level: 2 })).toHaveText(words.oneError);
      await expect(first).toHaveAttribute('aria-invalid', 'true');
      const link = summary.getByRole('link').first();
      await expect(first).toHaveAccessibleDescription(
        new RegExp(((await link.textContent()) ?? '').replaceAll(/\W/g, '.')),
      );
      await link.click();
      await expect(first).toBeFocused();
      await first.fill('Asha');
      await expect(summary).toHaveCount(0);
    });

    const dialog = site.pages.find(({ hasDialog }) => hasDialog);
    if (dialog)
      test('in a dialog on a phone, the missing answer is shown with its label', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 640 });
        await openPage(page, dialog.route);
        await waitForHydration(page);
        const form = page.getByRole('dialog').locator('form');
        await form.locator('button[type=submit]').scrollIntoViewIfNeeded();
        await form.locator('button[type=submit]').click();
        const label = form.locator('[data-field]:has(:focus) > label');
        await expect(label).toBeInViewport({ ratio: 1 });
        // The label is not covered by the head of the dialog.
        expect(
          await label.evaluate((element) => {
            const { left, top } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + 2, top + 2));
          }),
        ).toBe(true);
      });

    for (const [status, contentType] of [
      [405, 'text/html'],
      [200, 'text/html'],
    ] as const) {
      test(
        `for a static host that answers ${status}, the form says that it can’t be sent`,
        { tag: status === 200 ? [] : '@long' },
        async ({ page, quiet }) => {
          await openPage(page, at.route);
          await page.route(address, (route) =>
            route.fulfill({ status, contentType, body: '<h1>Here I am</h1>' }),
          );
          await fillFormById(page, id);
          const form = locateForm(page, id);
          const typed = await wordFields(form).last().inputValue();
          await pressSend(form);
          await expect(form.getByRole('status')).toContainText(words.noServer);
          await expect(form.getByRole('status').getByRole('button')).toHaveCount(0);
          await expect(wordFields(form).last()).toHaveValue(typed);
          expect(await problems(page, [360, 1440], `[data-form="${id}"]`)).toEqual([]);
          quiet.length = 0;
        },
      );
    }

    test('after a lost connection every answer is still there; the form is sent again automatically, and stored once', async ({
      page,
      quiet,
    }) => {
      await openPage(page, at.route);
      const keys: string[] = [];
      let isLost = true;
      await page.route(address, async (route: Route) => {
        keys.push((route.request().postDataJSON() as { _key: string })._key);
        if (!isLost) return route.continue();
        // The server has stored it; the response is lost.
        await route.fetch();
        return route.abort('connectionreset');
      });
      await fillFormById(page, id);
      const typed = await wordFields(locateForm(page, id)).last().inputValue();
      await pressSend(locateForm(page, id));
      await expect(locateForm(page, id).getByRole('status')).toContainText(words.notSentYet);
      await expect(wordFields(locateForm(page, id)).last()).toHaveValue(typed);
      isLost = false;
      const answered = page.waitForResponse(address);
      expect((await answered).status()).toBe(200);
      await expectToast(page);
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
      quiet.length = 0;
    });

    for (const status of [413, 415, 422, 429, 503]) {
      // A status with a named field, and one without; other statuses are handled alike.
      const tag = [422, 503].includes(status) ? [] : '@long';
      test(`a response ${status} keeps every answer and gives advice`, { tag }, async ({ page, quiet }) => {
        await openPage(page, at.route);
        const first = wordFields(locateForm(page, id)).first();
        const question = (await first.getAttribute('name')) ?? '';
        const refusal = 'There is no such thing.';
        const message = `Words of the server for ${status}.`;
        const errors = status === 422 ? [{ path: question, message: refusal }] : [];
        await page.route(address, (route) =>
          route.fulfill({ status, json: { ok: false, code: 'x', message, errors } }),
        );
        await fillFormById(page, id);
        const typed = await first.inputValue();
        await pressSend(locateForm(page, id));
        await expect(first).toHaveValue(typed);
        if (status === 422) await expect(first).toHaveAccessibleDescription(refusal);
        else {
          await expect(locateForm(page, id).getByText(message)).toBeVisible();
          await expect(page.getByRole('button', { name: words.tryAgain })).toBeVisible();
        }
        await expect(toast(page)).toHaveCount(0);
        quiet.length = 0;
      });
    }

    test('offline: the visitor is informed, and the form is sent once when the connection returns', async ({
      page,
      context,
      quiet,
    }) => {
      await openPage(page, at.route);
      let count = 0;
      page.on('response', (response) => (count += Number(response.url().includes('/api/forms/'))));
      await fillFormById(page, id);
      await context.setOffline(true);
      await pressSend(locateForm(page, id));
      await expect(page.getByText(words.offline, { exact: true })).toBeVisible();
      expect(count).toBe(0);
      await context.setOffline(false);
      await expectToast(page);
      await expect(page.getByText(referencePattern).first()).toBeVisible();
      expect(count).toBe(1);
      quiet.length = 0;
    });

    test('offline, and the visitor returns to another page: the form is sent from there, once', async ({
      page,
      quiet,
    }) => {
      await openPage(page, at.route);
      const later = await leaveOffline(page, id);
      let count = 0;
      later.on('request', (request) => (count += Number(request.url().includes('/api/forms/'))));
      await openPage(later, elsewhere);
      await expect(later.locator('#notice')).toContainText(words.answersSent);
      await openPage(later, at.route);
      await expect(later.getByText(words.receiptLine)).toBeVisible();
      await expect(wordFields(locateForm(later, id)).first()).toHaveValue('');
      expect(count).toBe(1);
      quiet.length = 0;
    });

    test('a draft older than seven days is removed', async ({ page }) => {
      await page.addInitScript((key) => {
        const at = Date.now() - 8 * 24 * 60 * 60 * 1000;
        localStorage.setItem(key, JSON.stringify({ answers: { old: 'Old' }, key: 'k'.repeat(12), at }));
      }, `draft:${id}`);
      await openPage(page, at.route);
      await expect(wordFields(locateForm(page, id)).first()).toHaveValue('');
      expect(await page.evaluate((key) => localStorage.getItem(key), `draft:${id}`)).toBeNull();
    });
  }

  const withFile = findFileForm(site);
  if (withFile) {
    const { id, page: at } = withFile;

    test('a file of the wrong kind is refused with a message, and the next one is accepted', async ({
      page,
    }) => {
      await openPage(page, at.route);
      const form = locateForm(page, id);
      const input = form.locator('input[type=file]');
      await input.setInputFiles({ name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
      await expect(form.getByText(words.wrongFile)).toBeVisible();
      expect(await input.evaluate((element: HTMLInputElement) => element.files?.length)).toBe(0);
      await input.setInputFiles(paper);
      await expect(form.getByText(paper.name)).toBeVisible();
      await expect(form.getByText(words.wrongFile)).toHaveCount(0);
      await form.getByRole('button', { name: words.removeFile }).click();
      await expect(form.getByText(paper.name)).toHaveCount(0);
      await expect(input).toBeFocused();
      expect(await input.evaluate((element: HTMLInputElement) => element.files?.length)).toBe(0);
    });

    test(
      'a file survives two interruptions and a reload, before its form, and is stored as it was sent',
      { tag: '@long' },
      async ({ page, quiet }) => {
        const large = { ...paper, buffer: Buffer.concat([paper.buffer, randomBytes(700_000)]) };
        const line = await weakConnection(`http://localhost:${site.port}`);
        const offsets: number[] = [];
        page.on('request', (request) => {
          if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
        });
        let isDown = false;
        await page.route('**/api/uploads/**', (route) =>
          isDown ? route.abort('connectionreset') : route.continue(),
        );
        await openPage(page, `${line.address}${at.route}`);
        const form = locateForm(page, id);
        const cut = line.cutAfter(100_000);
        await fillForm(form, large);
        await cut;
        await line.cutAfter(200_000);
        isDown = true;
        await expect(form.getByText(words.uploadGoesOn)).toBeVisible();
        isDown = false;
        const before = offsets.length;
        await page.reload();
        await waitForHydration(page);
        await expect(form.getByText(paper.name)).toBeVisible();
        await expect(form.getByText(words.uploaded)).toBeVisible();
        expect(offsets[before]).toBeGreaterThan(0);
        const posted = page.waitForRequest('**/api/forms/**');
        await pressSend(form);
        expect((await posted).postData()?.length).toBeLessThan(20_000);
        await expectToast(page);
        const folder = path.join(import.meta.dirname, '../../../test-results/data', site.name, 'uploads');
        const sums = readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => sha256(readFileSync(path.join(folder, name))));
        expect(sums).toContain(sha256(large.buffer));
        await line.close();
        quiet.length = 0;
      },
    );

    test(
      'offline, and the visitor leaves: the form is sent on the next visit, with its file',
      { tag: '@long' },
      async ({ page, quiet }) => {
        await openPage(page, at.route);
        const later = await leaveOffline(page, id);
        await openPage(later, at.route);
        await expectToast(later);
        await expect(locateForm(later, id).getByText(referencePattern).first()).toBeVisible();
        // The upload of the file had begun.
        quiet.length = 0;
      },
    );

    test(
      'offline, and the visitor returns to another page: the form is sent from there, with its file',
      { tag: '@long' },
      async ({ page, quiet }) => {
        await openPage(page, at.route);
        const later = await leaveOffline(page, id);
        const posted = later.waitForRequest('**/api/forms/**');
        await openPage(later, site.pages.find(({ forms }) => forms.length === 0)?.route ?? '/');
        await expect(later.locator('#notice')).toContainText(words.answersSent);
        expect((await posted).postData()).toContain('_uploads');
        quiet.length = 0;
      },
    );

    test('a draft survives a reload with its file, and can be cleared', async ({ page }) => {
      await openPage(page, at.route);
      const form = locateForm(page, id);
      const first = wordFields(form).first();
      await fillFormById(page, id);
      const typed = await first.inputValue();
      await page.waitForTimeout(500);
      await page.reload();
      await openPage(page, at.route);
      await expect(first).toHaveValue(typed);
      await expect(form.getByText(paper.name)).toBeVisible();
      await expect(form.getByText(words.restoredDraft)).toBeVisible();
      await form.getByRole('button', { name: words.clear }).click();
      await expect(first).toHaveValue('');
      await expect(form.getByText(paper.name)).toHaveCount(0);
      await page.waitForTimeout(500);
      await openPage(page, at.route);
      await expect(first).toHaveValue('');
      await expect(form.getByText(words.restoredDraft)).toHaveCount(0);
    });
  }

  // The first lane tests the form with most questions, in the page and in a dialog.
  const forms = listPlacedForms(site);
  const longest = [false, true].map((hasDialog) => {
    const ofKind = forms.filter(({ page }) => page.hasDialog === hasDialog);
    return ofKind.toSorted((a, b) => b.page.html.length - a.page.html.length)[0];
  });
  for (const form of forms) {
    const { id, page: at } = form;
    const tag = longest.includes(form) ? [] : '@long';
    test(`${id} fits 360 pixels and 200 % of text, and axe finds nothing`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openPage(page, at.route);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      expect(await problems(page, [360], '[data-form]')).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  }
});

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Sends a form without a connection and closes its page. @returns a new page, with the connection restored
 */
async function leaveOffline(page: Page, id: string): Promise<Page> {
  const context = page.context();
  await fillFormById(page, id);
  await context.setOffline(true);
  await pressSend(locateForm(page, id));
  await expect(page.getByText(words.offline, { exact: true })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  return context.newPage();
}
