import type { Page } from '@playwright/test';
import { isTiled } from './is-tiled.ts';

const tries = 6;

/**
 * A picture of the current page, as PNG. On a busy machine Chromium may fill a full-page picture by repeating
 * the viewport; then the picture is taken again.
 * @param isViewportOnly whether to take only the viewport
 * @throws Error with a message if no correct picture was taken
 */
export async function photograph(page: Page, isViewportOnly: boolean): Promise<Buffer> {
  const height = page.viewportSize()?.height ?? 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    // The caret is already hidden, by a style sheet that the page's policy allows.
    const picture = await page.screenshot({ fullPage: !isViewportOnly, caret: 'initial' });
    if (isViewportOnly || !(await isTiled(picture, height))) return picture;
    await page.waitForTimeout(150 * (attempt + 1));
  }
  throw new Error('The browser gave no picture of the whole page.');
}
