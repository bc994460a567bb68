import { chromium, type Page } from '@playwright/test';
import { expect } from 'vitest';
import { findBrowser } from 'pagewright/printer';

/** A visitor with a browser, on a first visit. */
export interface Visitor {
  page: Page;
  /** Returns the text at the target of the address, if it is on the screen, for polling. */
  seen(): Promise<string>;
  /** The last copied text. */
  copied(): Promise<string>;
}

/** Whether the machine has a browser, which visitors need. */
export const hasVisitors = findBrowser() !== undefined;

/** Runs one visit and fails if the browser has reported an error. */
export async function visit(walk: (visitor: Visitor) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      messages.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => messages.push(message));
  try {
    await walk({
      page,
      seen: () => seenOn(page),
      copied: () => page.evaluate(() => navigator.clipboard.readText()),
    });
    expect(messages).toEqual([]);
  } finally {
    await browser.close();
  }
}

async function seenOn(page: Page): Promise<string> {
  const target = page.locator(':target');
  const isOnScreen = await target.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  });
  return isOnScreen ? (await target.innerText()).trim().split('\n')[0]! : '';
}
