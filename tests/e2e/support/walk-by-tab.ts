import type { Page } from '@playwright/test';
import { beginTabWalk, endTabWalk } from '../probes/tab-walk.ts';
import type { TabWalk } from '../probes/tab-walk.ts';

/**
 * Walks through the page by Tab. The presses are sent without waiting for each; the browser handles them in
 * order.
 * @param within the part to walk, by its selector; the focus must be at its beginning, or anywhere for a
 * whole page
 * @returns the problems, and the words of all expected tab stops
 */
export async function walkByTab(page: Page, within = 'body'): Promise<TabWalk & { stops: string[] }> {
  const { stops, presses } = await page.evaluate(beginTabWalk, within);
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
  return { stops, ...(await page.evaluate(endTabWalk)) };
}
