import { hashSource } from '../../src/site-build/bundle/inline-script.ts';
import { checkAccess } from './support/access.ts';
import { routesWithNewElements, routesWithNewFrame } from './support/frames.ts';
import { chooseVariedPages } from './support/choose-varied-pages.ts';
import { expectPlainOnPaper } from './support/on-paper.ts';
import { checkReadings } from './support/reader-settings.ts';
import { expect, waitForHydration, openPage } from './support/site.ts';
import { eachSite, ownSite } from './support/sites.ts';
import { testWithWorkerPages } from './support/worker-page.ts';

// A focused element has its focus style at once.
const test = testWithWorkerPages({ reducedMotion: 'reduce' });

/** Types of sections that are often printed. */
const onPaper = ['paper', 'issue-contents', 'topics', 'policy', 'tabs', 'receipt', 'letter', 'text-block'];

/* Every page of every site as it opens. Each page is loaded once, because loading takes most of the time. The first
   lane opens the pages with most types of sections, with each kind of header and footer, and with each dialog; the
   long lane opens all others. */
eachSite(({ name, pages: originals, translations, accepted }) => {
  const all = [...originals, ...translations];
  const isOwn = name === ownSite.name;
  const varied = chooseVariedPages(all, isOwn ? 6 : 3);
  const pages = [...varied, ...all.filter((page) => !varied.includes(page))];
  const [newFrame, newElements] = [routesWithNewFrame(pages), routesWithNewElements(pages)];
  for (const { route, hasDialog, types } of pages) {
    const isFirst = varied.some((page) => page.route === route);
    const tag = isFirst || newFrame.has(route) || hasDialog ? [] : '@long';
    test(
      `${route} answers, is hydrated without messages on the console, accessible and readable, also on paper`,
      { tag },
      async ({ page, request }) => {
        test.setTimeout(120_000);
        const answer = await request.get(route);
        expect(answer.status()).toBe(200);
        expect((await request.get(`${route.replace(/\/$/, '')}/`)).status()).toBe(200);
        expect(inlineProblems(await answer.text(), answer.headers()['content-security-policy'])).toEqual([]);
        await page.goto(route);
        const heading = await page.locator('main h1').innerText();
        await waitForHydration(page);
        await expect(page.locator('main h1')).toHaveText(heading, { useInnerText: true });
        const isContent = newElements.has(route) ? 'content' : 'known';
        await checkAccess(page, accepted, newFrame.has(route) || hasDialog ? 'whole' : isContent);
        await checkReadings(page);
        if (types.some((type) => onPaper.includes(type))) await expectPlainOnPaper(page);
      },
    );
  }

  test(
    'an unknown address answers 404 with a page that is as accessible as all others',
    { tag: isOwn ? [] : '@long' },
    async ({ page, quiet }) => {
      test.setTimeout(120_000);
      await openPage(page, '/no/such/page');
      await checkAccess(page, accepted, 'whole');
      await checkReadings(page);
      quiet.length = 0; // The browser reports the 404 itself.
    },
  );
});

/** Content of a document that its content policy would block, or that is there twice; data blocks are not scripts. */
function inlineProblems(html: string, policy = ''): string[] {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const allowed = scripts.filter((text) => policy.includes(hashSource(text)));
  const others = html.replaceAll(/<script>.*?<\/script>/gs, '');
  const found =
    others.match(
      /<template[^>]*>|<script(?![^>]*\s(src=|type="(application\/(ld\+)?json|text\/css)"))[^>]*>|\sstyle="[^"]*"/g,
    ) ?? [];
  const again = allowed.filter((text, at) => allowed.indexOf(text) < at);
  return [...found, ...scripts.filter((text) => !allowed.includes(text)), ...again];
}
