import { overlayOpener } from '../../src/tools/check/built/built-site.ts';
import { click, open, until } from './support/act.ts';
import { slowLine } from './support/slow-line.ts';
import { expect, test, walked } from './support/walk-test.ts';

const opener = overlayOpener(walked);
if (opener)
  test('a dialog never opens without its styles, while others are still coming', async ({ tab, server }) => {
    const slow = await slowLine(server.url, ({ searchParams }) => searchParams.has('slow'));
    try {
      await open(tab, slow.url + opener.page.route);
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
      // None where the link was followed to the plain page, as a busy machine may have it.
      const first = await tab.evaluate(() => document.documentElement.dataset['first'] ?? 'none');
      expect(['grid', 'none']).toContain(first);
      // Away from what still comes by the slow line.
      await tab.goto('/robots.txt');
    } finally {
      await slow.end();
    }
  });
