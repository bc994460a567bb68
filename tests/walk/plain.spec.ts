import { listPlacedForms } from '../workshop/built/built-site.ts';
import { referencePattern } from '../e2e/support/forms-under-test.ts';
import { click, until } from './support/act.ts';
import { fillFormByKeyboard } from './support/fill-form.ts';
import { openTab } from './support/tab.ts';
import { expect, long, test, walked } from './support/walk-test.ts';

const form = listPlacedForms(walked).find(({ page, takesFiles }) => !page.hasDialog && !takesFiles);

if (form)
  test(
    'without scripts a form is sent by the browser, and its receipt is a page',
    long,
    async ({ server, browserUnderTest }) => {
      const tab = await openTab(browserUnderTest, { scripts: false });
      try {
        await tab.resize(390, 800);
        await tab.goto(server.url + form.page.route);
        expect(await tab.evaluate(() => window.walk === undefined), 'no script has run').toBe(true);
        const within = `main [data-form="${form.id}"]`;
        await fillFormByKeyboard(tab, `${within} :is(input, select, textarea)`);
        await click(tab, `${within} button[type=submit]`);
        const reference = (pattern: string) => new RegExp(pattern).exec(document.body.textContent)?.[0];
        await until(tab, 'the receipt is shown', reference, referencePattern.source);
        const shownReference = await tab.evaluate(reference, referencePattern.source);
        expect(await server.stored()).toContain(shownReference);
      } finally {
        await tab.close();
      }
    },
  );
