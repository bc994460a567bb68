import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { canvas, HOME, test } from '../support/studio-test.ts';

/* The studio conforms to WCAG 2.2 AA: axe checks it at each width and in each setting of the system. */

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const)
  test(
    `nothing is inaccessible or too wide at ${width} px, ${colorScheme}`,
    { tag: '@long' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await site.open(page, HOME);
      for (const region of width < 1024 ? ['Outline', 'Page', 'Fields'] : []) {
        await page.getByRole('button', { name: region, exact: true }).click();
        await expectAccessible(page);
      }
      await expectAccessible(page);
      // The regions scroll, and the bar stays at its place.
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
    },
  );

const dialogs = [
  'Insert section below',
  'Move to …',
  'Copy to another page',
  'Find a text',
  'Search result',
  'As a screen reader reads it',
  'Publish',
  'Changes',
  'Suggestions',
];

test('no dialog is inaccessible, and each gives the focus back', { tag: '@long' }, async ({ page, site }) => {
  await site.open(page, HOME);
  for (const name of dialogs) {
    const button = page.getByRole('button', { name, exact: true });
    await button.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleName(/\S/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test(
  'at 400 % everything is reached without scrolling sideways',
  { tag: '@long' },
  async ({ page, site }) => {
    // The size of a window of 1280 by 1024 pixels at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectAccessible(page);
    await site.open(page, HOME);
    for (const region of ['Outline', 'Page', 'Fields']) {
      await page.getByRole('button', { name: region, exact: true }).click();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Outline', exact: true }).click();
    const remove = page.getByRole('button', { name: 'Delete', exact: true });
    await remove.scrollIntoViewIfNeeded();
    await expect(remove).toBeInViewport({ ratio: 1 });
    // The focused row is not covered.
    const last = page.getByRole('treeitem').last();
    await last.click();
    await page.keyboard.press('Home');
    await expectUncovered(page);
  },
);

test('forced colours and reduced motion are respected', { tag: '@long' }, async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await site.open(page, HOME);
  await expectAccessible(page);
  const current = page.getByRole('treeitem', { selected: true });
  const other = page.getByRole('treeitem', { selected: false }).last();
  // The selection has a mark besides its background, because forced colours remove backgrounds.
  const mark = (row: typeof current) =>
    row.evaluate((element) => getComputedStyle(element).borderInlineStartStyle);
  expect(await mark(current)).toBe('solid');
  expect(await mark(other)).toBe('none');
  await current.click();
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  expect(await page.evaluate(moving)).toBe(0);
  expect(await canvas(page).locator('html').evaluate(moving)).toBe(0);
});

test(
  'each target is at least 24 by 24 pixels, or has that room',
  { tag: '@long' },
  async ({ page, site }) => {
    await site.open(page, HOME);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, select, input, [role="treeitem"]')].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (width < 24 || height < 24) ? [element.outerHTML] : [];
      }),
    );
    expect(small).toEqual([]);
  },
);

test(
  'a text of the page is found, and leads to its field; the view is stored',
  { tag: '@long' },
  async ({ page, site }) => {
    await site.open(page, HOME);
    await page.getByLabel('Width').selectOption('Phone, 360 px');
    await page.getByRole('button', { name: 'Find a text' }).press('Enter');
    await page.keyboard.type('no such words');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing is found.');
    await page.getByRole('searchbox').fill('sauerteig');
    const places = page.getByRole('dialog').locator('.choice');
    await expect(places.first()).toBeVisible();
    await places.last().press('Enter');
    await expect(page.locator('#region-panel :focus')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Width')).toHaveValue('360');
  },
);

test(
  'a change that makes a measure worse is announced, with its place',
  { tag: '@long' },
  async ({ page, site }) => {
    await site.open(page, HOME);
    const meter = page.getByRole('group', { name: 'Measures' });
    await expect(meter).toContainText(/\d\.\d kB of 14\.0 kB, this section \d\.\d kB/);
    await expect(meter).toContainText('No problem for visitors');
    const field = page.locator('#region-panel :is(input, textarea)').first();
    await field.fill(
      'Brot und Brezeln und Wecken und Zwiebelkuchen am Samstag und auch an jedem anderen Tag in der Woche',
    );
    await expect(page.locator('#field_title-count')).toContainText(
      /9\d of 120 characters\. Too long at 360 px: \d+ lines\./,
    );
    await expect(field).toHaveAccessibleDescription(/of 120 characters/);
    await expect(page.locator('.editor > [role="status"]')).toContainText('Too long at 360 px');
    await meter.getByRole('button', { name: '1 problem for visitors' }).click();
    await expect(page.getByRole('dialog')).toContainText('Too long at 360 px');
    await page.keyboard.press('Escape');
    // The section has a link without words now.
    await page.keyboard.press('Control+z');
    await expect(meter).toContainText('No problem for visitors');
  },
);

test('an open page needs no CPU time at rest', { tag: '@long' }, async ({ page, site }) => {
  await site.open(page, HOME);
  await expect(page.getByRole('group', { name: 'Measures' })).toContainText('No problem for visitors');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  // The typefaces arrive, and the last garbage is collected.
  await page.waitForTimeout(5000);
  const before = await readSeconds();
  await page.waitForTimeout(10_000);
  expect((await readSeconds()) - before).toBeLessThan(0.05);
});

test(
  'a field shows its original, and lights up where the page shows it',
  { tag: '@long' },
  async ({ page, site }) => {
    await site.open(page, 'pages-config/bestellen.en.json');
    const panel = page.locator('#region-panel');
    await page.getByRole('treeitem').first().click();
    await expect(panel.locator('.original').first()).toContainText('Original: ');
    await panel.getByRole('link', { name: 'Open the original' }).click();
    await expect(page).toHaveURL(/bestellen\.json$/);
    await site.open(page, HOME);
    await panel.locator('input').first().focus();
    await expect(canvas(page).locator('[data-studio-lit]')).toHaveCount(1);
    await page.getByRole('treeitem').first().click();
    await expect(canvas(page).locator('[data-studio-lit]')).toHaveCount(0);
  },
);

/** Fails if something covers the focused element. */
async function expectUncovered(page: Page): Promise<void> {
  const isCovered = () => {
    const element = document.activeElement!;
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return !element.contains(over);
  };
  expect(await page.evaluate(isCovered)).toBe(false);
}
