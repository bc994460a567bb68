import { expect } from '@playwright/test';
import { canvas, HOME, test } from '../support/studio-test.ts';

/* The page in the canvas loads while the studio's own code is loaded. */

test(
  'an opened page is requested once, before the code of the studio, and can be edited',
  { tag: '@long' },
  async ({ page, site }) => {
    await page.getByRole('link').first().waitFor();
    const { origin } = new URL(page.url());
    await page.goto('about:blank');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/#${encodeURIComponent(HOME)}`);
    const fields = page.locator('#region-panel :is(input, textarea)');
    await fields.first().waitFor();
    expect(requested.filter((pathname) => pathname === '/_studio/canvas')).toHaveLength(1);
    const code = requested.findIndex((pathname) => pathname.includes('/start-studio'));
    expect(requested.indexOf('/_studio/canvas')).toBeLessThan(code);

    await fields.first().fill('Other words');
    await expect(canvas(page).locator('h1')).toContainText('Other words');
    await canvas(page).locator('[data-studio="1"]').click();
    await expect(canvas(page).locator('[data-studio="1"]')).toHaveAttribute('data-studio-selected', '');
    // Another page has its own frame.
    await site.open(page, 'pages-config/_site.json');
    await expect(page.locator('iframe[title="The page"]')).toHaveCount(1);
  },
);
