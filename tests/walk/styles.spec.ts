import { firstWith, overlayOpener } from '../workshop/built/built-site.ts';
import { click, openRoute, until } from './support/act.ts';
import { slowProxy } from './support/slow-proxy.ts';
import { expect, long, test, walked } from './support/walk-test.ts';

const opener = overlayOpener(walked);
if (opener)
  test(
    'a dialog never opens without its styles, even while other files are loading',
    long,
    async ({ tab, server }) => {
      const slow = await slowProxy(server.url, ({ searchParams }) => searchParams.has('slow'));
      try {
        await openRoute(tab, slow.url + opener.page.route);
        await tab.evaluate(() => {
          const [sheet] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
          document.head.append(
            Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${sheet?.href}?slow` }),
          );
          new MutationObserver((_, observer) => {
            const dialog = document.querySelector('dialog');
            if (!dialog) return;
            observer.disconnect();
            document.documentElement.dataset['first'] = getComputedStyle(dialog).display;
          }).observe(document, { childList: true, subtree: true });
        });
        await click(tab, `main a[href="${opener.to}"]`);
        await until(tab, 'the dialog is open', () => !!document.querySelector('dialog:modal'));
        // There is no dialog if the link led to the page instead, as on a busy machine.
        const first = await tab.evaluate(() => document.documentElement.dataset['first'] ?? 'none');
        expect(['grid', 'none']).toContain(first);
        // The browser leaves the page, so that pending files of the slow connection do not disturb the next test.
        await tab.goto('/robots.txt');
      } finally {
        await slow.end();
      }
    },
  );

for (const type of ['paper', 'letter']) {
  const page = firstWith(walked, type);
  if (page)
    test(`the drop cap of a text in "${type}" is next to its first lines`, long, async ({ tab }) => {
      await tab.goto(page.route);
      await tab.evaluate(async () => void (await document.fonts.ready));
      const [second, nextLine] = await tab.evaluate(measureDropCap);
      expect(second, 'the second letter is beside the first').toBeGreaterThan(1.5);
      // WebKit reports the third letter as the second one.
      expect(Math.abs(nextLine! - second!), 'so is the second line').toBeLessThan(1);
    });
}

/**
 * The distance of the second letter and the second line of a text from its left edge, in letters. Runs in the page.
 */
function measureDropCap(): number[] {
  const text = [...document.querySelectorAll('main p')].find(
    (each) => parseFloat(getComputedStyle(each, '::first-letter').paddingRight) > 0,
  )!;
  const words = document.createNodeIterator(text, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const boxes = Array.from({ length: words.length - 1 }, (_, before) => {
    const range = new Range();
    range.setStart(words, before + 1);
    range.setEnd(words, before + 2);
    return range.getBoundingClientRect();
  });
  const [second] = boxes;
  const nextLine = boxes.find(({ top, width }) => width > 0 && top > second!.bottom);
  const { left } = text.getBoundingClientRect();
  const size = parseFloat(getComputedStyle(text).fontSize);
  return [second, nextLine].map((box) => (box!.left - left) / size);
}
