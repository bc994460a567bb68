import type { Page } from '@playwright/test';
import sharp from 'sharp';

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

const strip = 64;

/**
 * Whether a picture of a whole page repeats its viewport: the top of the first viewport is also the top of
 * the second.
 * @param window the height of the viewport
 */
export async function isTiled(picture: Buffer, window: number): Promise<boolean> {
  const { width, height } = await sharp(picture).metadata();
  if (height < window + strip) return false;
  const rows = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: window + strip })
    .raw()
    .toBuffer();
  const row = rows.length / (window + strip);
  return rows.subarray(0, strip * row).equals(rows.subarray(window * row));
}
