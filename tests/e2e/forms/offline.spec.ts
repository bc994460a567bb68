import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sendForm, wordFields } from '../../../src/tools/shots/states/fill-form.ts';
import { lose, notice, test, visit } from '../support/deployed-test.ts';
import { anotherBuild } from '../support/deploys.ts';
import { fill, formOf, plainForm } from '../support/forms-under-test.ts';
import { expect, hydrate } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';
import { words } from '../support/words.ts';

/* What was typed outlives a deploy, and nothing is sent to questions that have changed. */

test.use({ serviceWorkers: 'allow' });

eachSite((built) => {
  test.use({ built });
  const plain = plainForm(built);
  if (plain) {
    const { id, page: at } = plain;

    test('an open page says once that a newer build is there, loads nothing by itself, and keeps what was typed', async ({
      page,
      site,
    }) => {
      await page.clock.install();
      await visit(page, at.route);
      await expect(notice(page)).toBeEmpty();
      await wordFields(formOf(page, id)).first().fill('Asha Rao');
      await site.deploy((folder) => anotherBuild(folder, 'bbbbbbbb'));
      await page.clock.fastForward('02:00');
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(notice(page)).toContainText(words.newerVersion);
      await expect(wordFields(formOf(page, id)).first()).toHaveValue('Asha Rao');
      await notice(page).getByRole('button', { name: words.reload }).click();
      await expect(page.locator('html')).toHaveAttribute('data-build', 'bbbbbbbb');
      await hydrate(page);
      await expect(wordFields(formOf(page, id)).first()).toHaveValue('Asha Rao');
    });

    test('a form on a stored copy is sent only if the site still asks the same questions', async ({
      page,
      site,
      context,
    }) => {
      const sent: string[] = [];
      await visit(page, at.route);
      await lose(site, context);
      await page.goto(at.route);
      await hydrate(page);
      const form = formOf(page, id);
      await fill(page, id);
      await wordFields(form).first().fill('Asha Rao');
      await sendForm(form);
      await expect(form.getByRole('status')).toContainText(words.offline);
      await page.route(`**/api/forms/${id}`, (route) => {
        sent.push(route.request().postData() ?? '');
        return route.fulfill({ status: 201, json: { ok: true, reference: 'ABCD-EFGH' } });
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
      await hydrate(page);
      await expect(page.locator('html[data-kept]')).toHaveCount(0);
      await expect(wordFields(form).first()).toHaveValue('Asha Rao');
      await sendForm(form);
      await expect.poll(() => sent.length).toBe(1);
      expect(sent[0]).toContain('Asha Rao');
    });
  }
});
