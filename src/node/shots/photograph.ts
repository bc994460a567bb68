import type { Page } from '@playwright/test';
import sharp from 'sharp';

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

/** Whether what stands at the top of the window stands at the top of the next one too. */
async function isTiled(picture: Buffer, window: number): Promise<boolean> {
  const { width, height } = await sharp(picture).metadata();
  const strip = 64;
  if (height < window + strip) return false;
  const rows = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: window + strip })
    .raw()
    .toBuffer();
  const row = rows.length / (window + strip);
  return rows.subarray(0, strip * row).equals(rows.subarray(window * row));
}
