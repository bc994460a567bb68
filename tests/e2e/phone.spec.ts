import { mainOf } from '../../src/tools/check/built-site.ts';
import { routesToMeasure } from '../../src/tools/check/lighthouse.ts';
import { expect, open, test } from './support/site.ts';
import { eachSite } from './support/sites.ts';

/* A phone: its own edges, its keyboard, no mouse. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

eachSite(({ pages }) => {
  const asking = pages.filter(
    (page) => page.hasDialog || /<(input(?! type="radio")|select|textarea)/.test(mainOf(page)),
  );
  for (const { route } of asking)
    test(`${route}: no field is so small that the phone zooms in on it, and each has its keyboard`, async ({
      page,
    }) => {
      await open(page, route);
      const fields = page.locator(
        ':is(main, dialog) :is(input, select, textarea):not([type=checkbox], [type=radio], [type=hidden], [type=file], [aria-hidden] *)',
      );
      const sizes = await fields.evaluateAll((found) =>
        found.map((field) => [field.id, parseFloat(getComputedStyle(field).fontSize)] as const),
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(sizes.filter(([, size]) => size < 16)).toEqual([]);
      const inputs = page.locator(':is(main, dialog) input:is([type=email], [type=tel])');
      for (const input of await inputs.all()) {
        const type = (await input.getAttribute('type')) ?? '';
        await expect(input).toHaveAttribute('inputmode', type);
        await expect(input).toHaveAttribute('autocomplete', type);
        await expect(input).toHaveAttribute('enterkeyhint', /next|send/);
      }
    });

  test('nothing that is read or pressed lies under the camera of a phone on its side', async ({
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
      await open(page, route);
      const under = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
          // What moves past, or can be pushed past the edge, may do so; what is for ears alone has no size.
          if (parent.closest('.skip, [data-pace], [role=tablist]') || parent.clientWidth < 4) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
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
