import { chromium } from '@playwright/test';
import type { Printer } from '../site-build/extensions/printer.ts';
import { findBrowser } from './browser.ts';

/**
 * Starts the installed Chromium, which prints documents.
 * @throws Error if there is none
 */
export async function startPrinter(): Promise<Printer> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('Printing documents needs Chromium, and none was found: set CHROMIUM_PATH');
  const browser = await chromium.launch({ executablePath, args: ['--font-render-hinting=none'] });
  return {
    async print(html) {
      const page = await browser.newPage();
      try {
        await page.setContent(html);
        return await page.pdf({
          tagged: true,
          outline: true,
          preferCSSPageSize: true,
          printBackground: true,
        });
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}
