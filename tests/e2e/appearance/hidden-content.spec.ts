import { expect, openPage, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';
import { words } from '../support/words.ts';

/* Tests of content that a style may hide by mistake. */
eachSite(({ on, pages }) => {
  const withDialog = pages.find(({ hasDialog }) => hasDialog);

  test.describe('with forced colours', () => {
    test.skip(!withDialog, 'No page of the site opens a dialog.');
    test.use({ colorScheme: 'light' });

    test('the dialog has an edge on each side', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await openPage(page, withDialog!.route);
      const edges = await page
        .locator('dialog[open] > *')
        .first()
        .evaluate((sheet) => {
          const style = getComputedStyle(sheet);
          return ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
            style.getPropertyValue(`border-${side.toLowerCase()}-width`),
          );
        });
      expect(edges).toEqual(['1px', '1px', '1px', '1px']);
    });
  });

  on('tile-grid', ({ route }) => {
    test('only the hovered tile is highlighted', async ({ page }) => {
      await openPage(page, route);
      const tiles = page.locator('.ruled-grid > li');
      await tiles.nth(4).hover();
      // The light takes a moment to move from one to the other.
      await expect
        .poll(() =>
          tiles.evaluateAll((all) => {
            const colours = all.map((tile) => getComputedStyle(tile).backgroundColor);
            return colours[4] === colours[0] ? 0 : colours.filter((colour) => colour === colours[4]).length;
          }),
        )
        .toBe(1);
    });
  });

  test('the button in the footer says that it starts the motion', async ({ page }) => {
    await openPage(page, pages[0]!.route);
    const button = page.locator('footer [data-motion-toggle]');
    test.skip((await button.count()) === 0, 'The site has no film.');
    await expect(button).toHaveText(words.playMotion);
  });
});
