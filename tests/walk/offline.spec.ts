import { listPlacedForms } from '../workshop/built/built-site.ts';
import { referencePattern } from '../e2e/support/forms-under-test.ts';
import { words } from '../e2e/support/words.ts';
import { click, hydrateTab, openRoute, until } from './support/act.ts';
import { fillFormByKeyboard } from './support/fill-form.ts';
import type { Tab } from './support/tab.ts';
import { expect, long, test, walked } from './support/walk-test.ts';

/* The pages that work without the server; the browser believes that it is online all the time. */

// The browser reports files that do not arrive.
test.use({ isQuiet: false });

const [read, unread] = walked.pages.filter(({ route, hasDialog }) => route !== '/' && !hasDialog);

test('a visited page is shown without the server; any other says that there is no connection', async ({
  tab,
  server,
}) => {
  await visit(tab, read!.route);
  const firstHeading = await tab.evaluate(heading);
  await server.stop();
  try {
    await tab.goto(read!.route);
    expect(await tab.evaluate(heading)).toBe(firstHeading);
    await hydrateTab(tab);
    await tab.goto(unread!.route);
    expect(await tab.evaluate(heading)).toBe(words.lineIsDown);
  } finally {
    await server.start();
  }
});

const form = listPlacedForms(walked).find(
  ({ page, takesFiles, asksPassword }) => !page.hasDialog && !takesFiles && !asksPassword,
);
if (form)
  test(
    'a form that is sent while the server is stopped is sent automatically after its return',
    long,
    async ({ tab, server }) => {
      await visit(tab, form.page.route);
      const within = `main [data-form="${form.id}"]`;
      await fillFormByKeyboard(tab, `${within} :is(input, select, textarea)`);
      await server.stop();
      try {
        await click(tab, `${within} button[type=submit]`);
        await until(
          tab,
          'the form says that it waits',
          (place) => document.querySelector(`${place} [role=status]`)?.textContent,
          within,
        );
      } finally {
        await server.start();
      }
      await until(
        tab,
        'the reference is shown',
        (pattern) => new RegExp(pattern).test(document.querySelector('main')?.textContent ?? ''),
        referencePattern.source,
      );
    },
  );

/** Waits until the worker is active and has cached the page. */
async function visit(tab: Tab, route: string): Promise<void> {
  await openRoute(tab, route);
  await until(tab, 'the worker is there', () => navigator.serviceWorker.controller?.state === 'activated');
  await until(
    tab,
    `${route} is stored`,
    async (path) => !!(await caches.match(path, { ignoreVary: true })),
    route,
  );
}

/** Runs in the page. */
function heading(): string | undefined {
  return document.querySelector('main h1')?.textContent;
}
