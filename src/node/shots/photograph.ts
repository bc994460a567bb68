import type { Page } from '@playwright/test';

/**
 * A picture of the page as it stands, as PNG. The browser is asked itself: it then takes half the time to pack it.
 * @param windowOnly what the window shows instead of the whole page
 */
export async function photograph(page: Page, windowOnly: boolean): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  const { pageX, pageY, clientWidth, clientHeight } = cssVisualViewport;
  const area = windowOnly
    ? { x: pageX, y: pageY, width: clientWidth, height: clientHeight }
    : { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: !windowOnly,
    clip: { ...area, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
