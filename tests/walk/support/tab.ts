import { puppeteerTab } from './puppeteer-tab.ts';
import { webkitTab } from './webkit-tab.ts';

export const browsers = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof browsers)[number];

/**
 * The walk's interface to a browser: the few actions that every driver supports. Functions in the page do everything
 * else.
 */
export interface Tab {
  /** Resolves when the document has loaded. @throws if there is no response */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Runs a function in the page and awaits its result; arguments and result are JSON. @throws the error of the
   * function
   */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses keys one after another: Tab, Shift+Tab, Enter, a letter. */
  press(...keys: string[]): Promise<void>;
  /** Types text into the focused element. */
  type(text: string): Promise<void>;
  /** Clicks at a position of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Chooses a file, by its path, in the input that the selector finds. */
  attach(selector: string, file: string): Promise<void>;
  /** Sets the width of the page in CSS pixels, and approximately its height. */
  resize(width: number, height: number): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

export interface TabOptions {
  /** Whether the page may run scripts. */
  scripts: boolean;
}

/**
 * Starts a browser and opens one page in it.
 * @throws if the browser is not on this machine
 */
export function openTab(browser: BrowserName, options: TabOptions = { scripts: true }): Promise<Tab> {
  return browser === 'webkit' ? webkitTab(options) : puppeteerTab(browser, options);
}
