import type { Page } from '@playwright/test';
import { beginTabWalk, endTabWalk } from '../probes/tab-walk.ts';
import type { TabWalk } from '../probes/tab-walk.ts';

/**
 * Walks through the page by Tab. The presses are sent without waiting for each, which the browser takes in their order.
 * @param within the part that is walked, by its selector; the focus must be at its beginning, or anywhere in a page that
 *   is walked whole
 * @returns what was found, and the words of everything that Tab is to stop at
 */
export async function walkByTab(page: Page, within = 'body'): Promise<TabWalk & { stops: string[] }> {
  const { stops, presses } = await page.evaluate(beginTabWalk, within);
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
  return { stops, ...(await page.evaluate(endTabWalk)) };
}
