import { expectPlainOnPaper } from './support/on-paper.ts';
import { eachSite } from './support/sites.ts';
import { testWithWorkerPages } from './support/worker-page.ts';

const test = testWithWorkerPages({});

/* What comes out of a printer: the text of the page, without what only a screen needs, and nothing cut off. */

/** What is read on paper. */
const types = ['paper', 'issue-contents', 'topics', 'policy', 'tabs', 'receipt', 'letter', 'text-block'];

eachSite(({ pages }) => {
  for (const { route } of pages.filter((page) => page.types.some((type) => types.includes(type))))
    test(`${route} on paper is its text alone`, async ({ page }) => {
      await page.goto(route);
      await expectPlainOnPaper(page);
    });
});
