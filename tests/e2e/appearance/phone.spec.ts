import { routesToMeasure } from '../../workshop/built/lighthouse.ts';
import { expect, openPage, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';

/* A phone in landscape: with its camera, without a mouse. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

eachSite(({ pages }) => {
  test('no text or control is in the area of the camera of a phone in landscape', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const session = await context.newCDPSession(page);
    const insets = {
      left: 47,
      leftMax: 47,
      right: 47,
      rightMax: 47,
      bottom: 21,
      bottomMax: 21,
      top: 0,
      topMax: 0,
    };
    await session.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
    for (const route of routesToMeasure(pages, 8)) {
      await openPage(page, route);
      const under = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
          // Moving or scrollable parts may extend past the edge; text for screen readers has no size.
          if (parent.closest('.skip, [data-pace], [role=tablist]') || parent.clientWidth < 4) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          // The box of an initial letter is wider than the letter.
          const first = getComputedStyle(parent, '::first-letter');
          if (!/^(normal)?$/.test(first.getPropertyValue('initial-letter'))) range.setStart(node, 1);
          const { left, right, width } = range.getBoundingClientRect();
          if (width > 1 && right > 0 && left < innerWidth && (left < 46 || right > innerWidth - 46))
            found.push(
              `${parent.tagName}.${parent.className}: ${node.textContent.trim().slice(0, 40)} ${left}–${right}`,
            );
        }
        return found;
      });
      expect(under, route).toEqual([]);
    }
  });
});
