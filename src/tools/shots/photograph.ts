import type { Page } from '@playwright/test';
import { isTiled } from './is-tiled.ts';

const tries = 6;

/**
 * A picture of the page as it stands, as PNG. Where the machine is busy, Chromium may fill a picture of the whole
 * page with what its window shows, again and again; such a picture is taken anew.
 * @param windowOnly what the window shows instead of the whole page
 * @throws with a sentence when no whole picture was got
 */
export async function photograph(page: Page, windowOnly: boolean): Promise<Buffer> {
  const height = page.viewportSize()?.height ?? 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    // The caret is hidden already, by a sheet that the page's policy lets through.
    const picture = await page.screenshot({ fullPage: !windowOnly, caret: 'initial' });
    if (windowOnly || !(await isTiled(picture, height))) return picture;
    await page.waitForTimeout(150 * (attempt + 1));
  }
  throw new Error('The browser gave no picture of the whole page.');
}
