import puppeteer from 'puppeteer-core';
import type { ElementHandle, KeyInput, LaunchOptions } from 'puppeteer-core';
import { browserOptions } from '../../workshop/browser/browser-options.ts';
import { callExpression } from './call-expression.ts';
import { findFirefox } from './find-browsers.ts';
import type { Tab, TabOptions } from './tab.ts';

/** A tab whose frames can run functions, too. */
export interface FrameTab extends Tab {
  /**
   * Runs a function in the document of a frame, like `evaluate`.
   * @param selector finds the frame
   * @throws if there is no such frame
   */
  evaluateIn<Args extends unknown[], Result>(
    selector: string,
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
}

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function puppeteerTab(name: 'chromium' | 'firefox', { scripts }: TabOptions): Promise<FrameTab> {
  const browser = await puppeteer.launch(launchOptions(name, scripts));
  // Firefox does not focus its first page, and some keys do nothing there.
  let page = await browser.newPage();
  if (name === 'chromium') await page.setJavaScriptEnabled(scripts);
  return {
    goto: async (address) => {
      // If the Tab key has moved the focus into the browser's toolbar, the page gets no more focus events. Only a
      // new page helps.
      if (!(await page.evaluate('document.hasFocus()'))) {
        const previous = page;
        page = await browser.newPage();
        await page.setViewport(previous.viewport());
        await previous.close();
      }
      await page.goto(address, { timeout: 60_000 });
      // After a page was restored from the back/forward cache, Firefox may pass no keys to the next one.
      await page.bringToFront();
    },
    reload: async () => void (await page.reload({ timeout: 60_000 })),
    evaluate: (run, ...args) =>
      page.evaluate(callExpression(run, args)) as Promise<Awaited<ReturnType<typeof run>>>,
    evaluateIn: async (selector, run, ...args) => {
      const element = await page.$(selector);
      const frame = await element?.contentFrame();
      if (!frame) throw new Error(`There is no frame ${selector}.`);
      return frame.evaluate(callExpression(run, args)) as Promise<Awaited<ReturnType<typeof run>>>;
    },
    press: async (...keys) => {
      for (const key of keys) {
        const parts = key.split('+').map((part) => (part === 'Space' ? ' ' : part)) as KeyInput[];
        for (const part of parts) await page.keyboard.down(part);
        for (const part of parts.toReversed()) await page.keyboard.up(part);
      }
    },
    type: (text) => page.keyboard.type(text),
    clickAt: (x, y) => page.mouse.click(x, y),
    attach: async (selector, file) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

function launchOptions(name: 'chromium' | 'firefox', scripts: boolean): LaunchOptions {
  const patience = { timeout: 60_000, protocolTimeout: 60_000 };
  if (name === 'chromium') {
    const { executablePath = '', args } = browserOptions();
    return { ...patience, browser: 'chrome', executablePath, args, headless: 'shell' };
  }
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('The walk needs Firefox ESR (Debian: apt-get install firefox-esr).');
  const extraPrefsFirefox = { 'javascript.enabled': scripts };
  return { ...patience, browser: 'firefox', executablePath, headless: true, extraPrefsFirefox };
}
