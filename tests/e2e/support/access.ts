import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fieldProblems } from '../probes/field-problems.ts';
import { meaningProblems } from '../probes/meaning-problems.ts';
import { smallTargets } from '../probes/small-targets.ts';
import { problems as axeProblems, problemsAt } from './axe.ts';
import type { SiteUnderTest } from './sites.ts';
import { walkByTab } from './walk-by-tab.ts';

/** The page without header and footer, which are the same on all pages and are checked on one of them. */
const contentOnly = { include: [['html']], exclude: [['header:not(main *)'], ['footer:not(main *)']] };

/**
 * Checks a page that has just been opened: its structure, the keyboard, touch targets on a phone, and all rules of
 * axe.
 * @param part the part that axe checks: the whole page, with header, footer and a dialog, in each width and theme;
 * only the content, if the gallery checks its sections one by one; or nothing, if axe has seen all elements on
 * other pages
 */
export async function checkAccess(
  page: Page,
  accepted: SiteUnderTest['accepted'],
  part: 'whole' | 'content' | 'known',
): Promise<void> {
  const whole = part === 'whole';
  const within = whole ? 'body' : 'main';
  await test.step('its structure is complete', async () => {
    if (await page.getByRole('dialog').isVisible()) return;
    const found = await page.evaluate(meaningProblems);
    expect
      .soft(found.filter((line) => !accepted.some(({ diagnostic }) => diagnostic.test(line))))
      .toEqual([]);
  });
  await test.step('Tab moves to the skip link first, then to everything, and is always visible and never trapped', async () => {
    if (!(await page.getByRole('dialog').isVisible())) await takeSkipLink(page, within);
    const { stops, reached, problems } = await walkByTab(page, within);
    expect.soft(stops.filter((_, place) => !reached.includes(place))).toEqual([]);
    expect.soft(problems).toEqual([]);
  });
  await test.step('the same on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    if (!whole) await page.locator('main').focus();
    expect.soft((await walkByTab(page, within)).problems).toEqual([]);
  });
  await test.step('targets are large enough for a finger, no field makes the phone zoom in, and each has its keyboard', async () => {
    expect.soft(await page.evaluate(smallTargets)).toEqual([]);
    expect.soft(await page.evaluate(fieldProblems)).toEqual([]);
  });
  if (part === 'known') return;
  await test.step('axe finds no violation', async () => {
    expect.soft(await (whole ? axeProblems(page) : problemsAt(page, 1440, contentOnly))).toEqual([]);
  });
}

/** Presses Tab in a page that has just been opened, which leads to the skip link, and follows it to the content. */
async function takeSkipLink(page: Page, within: string): Promise<void> {
  await page.keyboard.press('Tab');
  await expect.soft(page.locator('a.skip')).toBeFocused();
  if (within === 'main') await page.keyboard.press('Enter');
}
