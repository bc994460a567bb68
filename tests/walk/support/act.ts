import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

/** An element or another object of the page does not cross over. */
type Plain = string | number | boolean | null | undefined;

/**
 * Waits until a function in the page returns something true; a document that goes meanwhile is no fault.
 * @param what is waited for: the words of the failure
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
  }).toPass({ intervals: [20, 50, 100, 250], timeout: 20_000 });
}

/** Opens a page and has it hydrated by a sign of intent, as a visitor would. */
export async function open(tab: Tab, route: string): Promise<void> {
  await tab.goto(route);
  await hydrate(tab);
}

export async function hydrate(tab: Tab): Promise<void> {
  await tab.press('Shift');
  await until(tab, 'the page is hydrated', () => document.documentElement.dataset['hydrated'] !== undefined);
}

/** Presses the first element that is seen and says these words, at its middle, once it stands still. */
export async function click(tab: Tab, selector: string, words = ''): Promise<void> {
  let place = { x: 0, y: 0 };
  await expect(async () => {
    const found = await tab.evaluate(placeOf, selector, words);
    expect(typeof found === 'string' ? found : '', `${selector} “${words}” can be pressed`).toBe('');
    place = found as { x: number; y: number };
  }).toPass({ intervals: [20, 50, 100, 250], timeout: 20_000 });
  await tab.clickAt(place.x, place.y);
}

/** Gives the first element that is seen the focus. */
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

/** Waits until what has the focus matches a selector. */
export function untilFocused(tab: Tab, selector: string): Promise<void> {
  return until(
    tab,
    `${selector} has the focus`,
    (wanted) => document.activeElement?.matches(wanted),
    selector,
  );
}

/** Where an element can be pressed, or why it can't. Runs in the page. */
async function placeOf(selector: string, words: string): Promise<{ x: number; y: number } | string> {
  const found = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes(words),
  );
  if (!found) return 'nothing is seen';
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = found.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = found.getBoundingClientRect();
  if (Math.abs(before.x - x) + Math.abs(before.y - y) > 1) return 'it moves';
  // A link that takes two lines has nothing in the middle of both.
  const [line] = found.getClientRects();
  const middle = line && found.localName === 'a' ? line : { x, y, width, height };
  const place = { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 };
  const top = document.elementFromPoint(place.x, place.y);
  if (!top || !(found.contains(top) || top.contains(found)))
    return `${top?.outerHTML.slice(0, 99)} lies over it`;
  return place;
}
