import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pressSend, wordFields } from '../../workshop/shots/states/fill-form.ts';
import { lose, locateNotice, test, visitAndCache } from '../support/deployed-test.ts';
import { anotherBuild } from '../support/deploys.ts';
import { fillFormById, locateForm, plainForm } from '../support/forms-under-test.ts';
import { expect, follow, waitForHydration } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';
import { words } from '../support/words.ts';

/* Typed answers survive a deployment, and forms with changed questions are not sent. */

test.use({ serviceWorkers: 'allow' });

eachSite((built) => {
  test.use({ built });
  const plain = plainForm(built);
  if (plain) {
    const { id, page: at } = plain;

    test(
      'an open page reports a newer build once, loads nothing by itself, and keeps typed answers',
      { tag: '@long' },
      async ({ page, site }) => {
        await page.clock.install();
        await visitAndCache(page, at.route);
        await expect(locateNotice(page)).toBeEmpty();
        await wordFields(locateForm(page, id)).first().fill('Asha Rao');
        await site.deploy((folder) => anotherBuild(folder, 'bbbbbbbb'));
        await page.clock.fastForward('02:00');
        await page.evaluate(() => dispatchEvent(new Event('focus')));
        await expect(locateNotice(page)).toContainText(words.newerVersion);
        await expect(wordFields(locateForm(page, id)).first()).toHaveValue('Asha Rao');
        await locateNotice(page).getByRole('button', { name: words.reload }).click();
        await expect(page.locator('html')).toHaveAttribute('data-build', 'bbbbbbbb');
        await waitForHydration(page);
        await expect(wordFields(locateForm(page, id)).first()).toHaveValue('Asha Rao');
      },
    );

    test('the server is down while the connection is up: the form reports that it waits, and is sent once automatically', async ({
      page,
      site,
    }) => {
      await visitAndCache(page, at.route);
      const posts = await takePosts(page, id);
      await fillFormById(page, id);
      await site.stop();
      const form = locateForm(page, id);
      await pressSend(form);
      await expect(form.getByRole('status')).toContainText(words.notSentYet);
      await expect(form.getByRole('status')).toContainText(words.nextTry);
      await expect(locateNotice(page)).toContainText(words.siteUnreached);
      expect(await page.evaluate(() => navigator.onLine)).toBe(true);
      await site.start();
      posts.isStored = true;
      await expect(page.getByText('ABCD-EFGH').first()).toBeVisible({ timeout: 40_000 });
      expect(posts.stored).toHaveLength(1);
      expect(new Set([...posts.lost, ...posts.stored]).size).toBe(1);
      await expect(wordFields(form).first()).toHaveValue('');
    });

    test(
      'a waiting form is sent from another page, with a message; a changed answer waits for its visitor',
      { tag: '@long' },
      async ({ page, site }) => {
        const elsewhere = built.pages.find(({ forms, hasDialog }) => forms.length === 0 && !hasDialog);
        await visitAndCache(page, elsewhere?.route ?? '/');
        await visitAndCache(page, at.route);
        const posts = await takePosts(page, id);
        await fillFormById(page, id);
        await site.stop();
        const form = locateForm(page, id);
        await pressSend(form);
        await expect(form.getByRole('status')).toContainText(words.notSentYet);
        await wordFields(form).first().fill('Meera Iyer');
        await expect(form.getByRole('status')).toContainText(words.changedAnswers);
        const tried = posts.lost.length;
        // Submissions that wait are sent at once when the connection returns.
        await page.evaluate(async () => {
          dispatchEvent(new Event('online'));
          await fetch('/build.json').catch(() => undefined);
        });
        expect(posts.lost).toHaveLength(tried);
        await pressSend(form);
        await expect(form.getByRole('status')).toContainText(words.notSentYet);
        await follow(page, elsewhere?.route ?? '/');
        await site.start();
        posts.isStored = true;
        await expect(locateNotice(page)).toContainText(words.answersSent, { timeout: 40_000 });
        await expect(locateNotice(page)).toContainText('ABCD-EFGH');
        expect(posts.stored).toHaveLength(1);
      },
    );

    test(
      'a form on a cached copy is sent only if the site still asks the same questions',
      { tag: '@long' },
      async ({ page, site, context }) => {
        const sent: string[] = [];
        await visitAndCache(page, at.route);
        await lose(site, context);
        await page.goto(at.route);
        await waitForHydration(page);
        const form = locateForm(page, id);
        await fillFormById(page, id);
        await wordFields(form).first().fill('Asha Rao');
        await pressSend(form);
        await expect(form.getByRole('status')).toContainText(words.waiting);
        await page.route(`**/api/forms/${id}`, (route) => {
          sent.push(route.request().postData() ?? '');
          return route.fulfill(stored);
        });
        await site.deploy((folder) => {
          const file = path.join(folder, 'build.json');
          const current = JSON.parse(readFileSync(file, 'utf8')) as { forms: Record<string, string> };
          current.forms[id] = '0123456789ab';
          writeFileSync(file, JSON.stringify(current));
        });
        await context.setOffline(false);
        await expect(form.getByRole('status')).toContainText(words.changedForm);
        expect(sent).toEqual([]);
        await form.getByRole('button', { name: words.loadNewForm }).click();
        await waitForHydration(page);
        await expect(page.locator('html[data-kept]')).toHaveCount(0);
        await expect(wordFields(form).first()).toHaveValue('Asha Rao');
        await pressSend(form);
        await expect.poll(() => sent.length).toBe(1);
        expect(sent[0]).toContain('Asha Rao');
      },
    );
  }
});

const stored = { status: 201, json: { ok: true, reference: 'ABCD-EFGH' } };

/** Intercepts the posts of a form: until `isStored` is set, every post fails as if the server were down. */
async function takePosts(page: Page, id: string) {
  /** The idempotency keys of the posts. */
  const posts = { isStored: false, lost: [] as string[], stored: [] as string[] };
  await page.route(`**/api/forms/${id}`, (route) => {
    const { _key: key } = route.request().postDataJSON() as { _key: string };
    (posts.isStored ? posts.stored : posts.lost).push(key);
    return posts.isStored ? route.fulfill(stored) : route.continue();
  });
  return posts;
}
