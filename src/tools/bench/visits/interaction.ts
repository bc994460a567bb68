import { setTimeout as wait } from 'node:timers/promises';
import { firstWith, mainOf, formsOf, overlayOpener } from '../../check/built/built-site.ts';
import type { BuiltSite } from '../../check/built/built-site.ts';
import { startChrome } from './chrome.ts';
import type { Chrome } from './chrome.ts';
import { interactionProbe } from './interaction-probe.ts';
import { openTab } from './tab.ts';
import type { Place, Tab } from './tab.ts';

export interface InteractionMeasure {
  /** What was done. */
  name: string;
  route: string;
  /** Each run: the longest time from a press or a key to the next paint, in milliseconds; 16 stands for less. */
  runs: number[];
}

export interface Interaction {
  name: string;
  route: string;
  /** What is pressed, or typed into. */
  selector: string;
  /** What is typed; without it the place is pressed twice, a second apart. */
  letters?: string;
}

/** How many times slower than this machine's processor, as a phone is. */
const slowdown = 4;
/** How long a page is left alone before, in milliseconds: it hydrates meanwhile. */
const alone = 6_000;

/**
 * Does what visitors do on a built site, on a processor four times slower, and measures how long they wait for an answer.
 * @param address where the site is served, without a slash at the end
 * @param interactions what is done there
 * @param runs how often each thing is done, each time in a browser without anything kept
 */
export async function measureInteractions(
  address: string,
  interactions: readonly Interaction[],
  runs: number,
  say: (line: string) => void,
): Promise<InteractionMeasure[]> {
  const chrome = await startChrome();
  const measures = interactions.map((each) => ({ ...each, runs: [] as number[] }));
  try {
    for (let run = 0; run < runs; run++)
      for (const measure of measures) {
        const milliseconds = await take(chrome, address, measure);
        measure.runs.push(milliseconds);
        say(`${measure.name} (${measure.route}), run ${run + 1}: ${milliseconds.toFixed(0)} ms`);
      }
  } finally {
    await chrome.stop();
  }
  return measures.map(({ name, route, runs: all }) => ({ name, route, runs: all }));
}

/** What can be done on a site: found by what its pages hold. */
export function interactionsOf(site: BuiltSite): Interaction[] {
  const on = (type: string, name: string, selector: string): Interaction[] => {
    const page = firstWith(site, type);
    return page ? [{ name, route: page.route, selector }] : [];
  };
  const opener = overlayOpener(site);
  const search = 'main input[type=search]';
  return [
    ...(site.navigation.some(({ items }) => items)
      ? [{ name: 'menu', route: '/', selector: 'header nav summary' }]
      : []),
    ...on('faq', 'accordion', 'main summary'),
    ...on('tabs', 'tabs', 'main li:nth-child(2) > a[href^="#"]'),
    ...(opener
      ? [{ name: 'dialog', route: opener.page.route, selector: `main a[href="${opener.to}"]` }]
      : []),
    ...on('reviews', 'carousel', '[aria-roledescription] button:not([data-motion-toggle])'),
    ...site.pages
      .filter((page) => mainOf(page).includes('type="search"'))
      .map(({ route }) => ({ name: `search on ${route}`, route, selector: search, letters: 'an' })),
    ...formsOf(site).map(({ id, page }) => ({
      name: `typing into ${id}`,
      route: page.route,
      selector: `[data-form="${id}"] input[type=text]`,
      letters: 'Asha',
    })),
  ];
}

async function take(
  chrome: Chrome,
  address: string,
  { route, selector, letters }: Interaction,
): Promise<number> {
  const tab = await openTab(chrome, { script: `(${interactionProbe})()`, slowdown });
  try {
    await tab.goto(address + route);
    await wait(alone);
    const place = await tab.evaluate<Place>(placeOf(selector));
    tab.reports.length = 0;
    if (letters) await type(tab, place, letters);
    else await pressTwice(tab, place);
    await wait(1_500);
    return Math.max(16, ...tab.reports.map(({ duration }) => Number(duration)));
  } finally {
    await tab.close();
  }
}

async function pressTwice(tab: Tab, place: Place): Promise<void> {
  await tab.moveTo(place);
  await wait(300);
  await tab.click(place);
  await wait(1_000);
  await tab.click(place);
}

/** As fast as people type: five letters in a second. */
async function type(tab: Tab, place: Place, letters: string): Promise<void> {
  await tab.click(place);
  await wait(300);
  for (const text of letters) {
    const key = {
      key: text,
      code: `Key${text.toUpperCase()}`,
      windowsVirtualKeyCode: text.toUpperCase().charCodeAt(0),
    };
    await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...key });
    await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await wait(200);
  }
}

/** Run in the page: scrolls to what a selector finds first, and says where it is. */
function placeOf(selector: string): string {
  return `new Promise((resolve, reject) => {
    const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
    const found = all.find((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0);
    if (!found) return reject(new Error('Nothing is seen of ' + ${JSON.stringify(selector)}));
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    setTimeout(() => {
      const { x, y, width, height } = found.getBoundingClientRect();
      resolve({ x: x + width / 2, y: y + height / 2 });
    }, 300);
  })`;
}
