import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

/** Elements and other objects of the page can't be returned. */
type Plain = string | number | boolean | null | undefined;

/**
 * Waits until a function in the page returns a truthy value; a change of the document meanwhile is not a failure.
 * @param what the description for the failure
 */
export async function until<Args extends unknown[]>(
  tab: Tab,
  what: string,
  run: (...args: Args) => Plain | Promise<Plain>,
  ...args: Args
): Promise<void> {
  let last: unknown;
  await expect(async () => {
    last = await tab.evaluate(run, ...args);
    expect(last, `waited for: ${what}`).toBeTruthy();
  }).toPass({ intervals: [20, 50, 100, 250], timeout: 40_000 });
}

/** Opens a page and hydrates it by a sign of intent, as a visitor would. */
export async function openRoute(tab: Tab, route: string): Promise<void> {
  await tab.goto(route);
  await hydrateTab(tab);
}

export async function hydrateTab(tab: Tab): Promise<void> {
  await tab.press('Shift');
  await until(tab, 'the page is hydrated', () => document.documentElement.dataset['hydrated'] !== undefined);
}

/** Clicks the middle of the first visible element with these words, after it has stopped moving. */
export async function click(tab: Tab, selector: string, words = ''): Promise<void> {
  let [before, place]: Place[] = [];
  await expect(async () => {
    [before, place] = [place, await tab.evaluate(findPlace, selector, words)];
    expect(place.hidden, `${selector} “${words}” can be pressed`).toBe('');
    expect(place, `${selector} “${words}” has stopped moving`).toEqual(before);
  }).toPass({ intervals: [20, 50, 100, 250], timeout: 40_000 });
  await tab.clickAt(place!.x, place!.y);
}

/**
 * Opens a page, and a dialog over it by a link. The link gets the focus first, so that all files load: if a dialog
 * waits for them longer than 0.7 s, the link leads to a page instead. This may happen on a busy machine, so the
 * function tries again.
 */
export async function openDialog(tab: Tab, route: string, link: string): Promise<void> {
  await expect(async () => {
    await openRoute(tab, route);
    await focus(tab, link);
    await until(tab, 'the form of the dialog has appeared', () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/form-(?!uploads-)/.test(name)),
    );
    await click(tab, link);
    await until(tab, 'the dialog is open', () => !!document.querySelector('dialog:modal'));
    expect(await tab.evaluate(() => location.pathname), 'the page below is still there').toBe(route);
  }).toPass({ timeout: 60_000 });
}

/** Focuses the first visible element. */
export function focus(tab: Tab, selector: string): Promise<void> {
  return until(
    tab,
    `${selector} takes the focus`,
    (wanted) => {
      const found = [...document.querySelectorAll<HTMLElement>(wanted)].find((each) =>
        each.checkVisibility(),
      );
      found?.focus();
      return found !== undefined && document.activeElement === found;
    },
    selector,
  );
}

/** Waits until the focused element matches a selector. */
export function untilFocused(tab: Tab, selector: string): Promise<void> {
  return until(
    tab,
    `${selector} has the focus`,
    (wanted) => document.activeElement?.matches(wanted),
    selector,
  );
}

interface Place {
  x: number;
  y: number;
  /** The reason why the element can't be clicked. */
  hidden: string;
}

/** The position of the first visible element with these words. Runs in the page, also without scripts. */
function findPlace(selector: string, words: string): Place {
  const found = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes(words),
  );
  if (!found) return { x: 0, y: 0, hidden: 'nothing is visible' };
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  // The middle of the box of a link on two lines may be empty.
  const [line] = found.getClientRects();
  const box = line && found.localName === 'a' ? line : found.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // On a busy machine an animation may start late.
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const { target } = effect as KeyframeEffect;
    return playState === 'running' && effect?.getTiming().iterations === 1 && target?.contains(found);
  });
  if (moves) return { x, y, hidden: 'it is still moving' };
  const top = document.elementFromPoint(x, y);
  const isFree = top && (found.contains(top) || top.contains(found));
  return { x, y, hidden: isFree ? '' : `${top?.outerHTML.slice(0, 99)} covers it` };
}
