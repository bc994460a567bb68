import { overlayOpener } from '../workshop/built/built-site.ts';
import { click, openDialog, until, untilFocused } from './support/act.ts';
import { expect, long, test, walked } from './support/walk-test.ts';

/* A form that opens over a page. */

const opener = overlayOpener(walked);
if (opener) {
  const link = `main a[href="${opener.to}"]`;

  test('the focus stays in a dialog', long, async ({ tab }) => {
    await openDialog(tab, opener.page.route, link);
    for (let presses = 0; presses < 24; presses += 1) {
      await tab.press('Tab');
      // Tab may move from the last tab stop to the browser's toolbar.
      const isHeld = () =>
        document.activeElement === document.body || !!document.activeElement?.closest('dialog');
      expect(await tab.evaluate(isHeld), 'Tab stays in the dialog').toBe(true);
    }
  });

  for (const [way, close, tag] of [
    ['Escape', 'key', long],
    ['Back', 'history', long],
    ['×', 'link', {}],
  ] as const)
    test(
      `a dialog begins at its heading, and ${way} closes it and restores the page`,
      tag,
      async ({ tab }) => {
        await openDialog(tab, opener.page.route, link);
        await untilFocused(tab, 'dialog :is(h1, h2)');
        if (close === 'key') await tab.press('Escape');
        else if (close === 'history') await tab.evaluate(() => history.back());
        else await click(tab, 'dialog a[aria-label]');
        await until(tab, 'the dialog is gone', () => !document.querySelector('dialog'));
        expect(await tab.evaluate(() => location.pathname)).toBe(opener.page.route);
        await until(
          tab,
          'the link that has opened it has the focus',
          (wanted) => document.activeElement === document.querySelector(wanted),
          link,
        );
      },
    );
}
