import { setTimeout as wait } from 'node:timers/promises';
import type { Visited } from '../results.ts';
import { startChrome, type Chrome } from './chrome.ts';
import { interactionProbe } from './interaction-probe.ts';
import { press } from './keys.ts';
import type { PageSearch } from './find-searches.ts';
import { openChromeTab, type ClickPoint, type ChromeTab } from './tab.ts';

/** The viewport of a phone, and the slowdown of its CPU. */
const phone = { width: 412, height: 900, deviceScaleFactor: 1, mobile: false };
const slowdown = 4;
/** The idle time before use, and between two letters, in milliseconds. */
const [untouched, betweenLetters] = [4_000, 700];

/** The result of one letter, in milliseconds from the key to the paint. */
interface Answered {
  /** The next paint, by the browser's own measure; at least 16. */
  next: number;
  /** The first change of the results, and the last; undefined if the letter changes nothing. */
  first?: number;
  last?: number;
}

/**
 * Searches for words, letter by letter, with a four times slower CPU: each time in a browser without caches, and
 * again with them. Reports the slowest letter of each part, and the transferred bytes.
 * @param address of the site, without a slash at the end
 */
export async function measureSearches(
  address: string,
  searches: readonly PageSearch[],
  runs: number,
  say: (line: string) => void,
): Promise<Visited[]> {
  const rows = new Map<string, Visited>();
  const add = (name: string, run: Visited['runs'][number] | undefined) => {
    if (!run) return;
    const row = rows.get(name) ?? { name, subject: 'ours', runs: [] };
    rows.set(name, row);
    row.runs.push(run);
  };
  const chrome = await startChrome();
  try {
    for (let run = 1; run <= runs; run++)
      for (const { route, words } of searches)
        for (const [state, { letters, bytes }] of await searchTwice(chrome, address + route, words)) {
          const where = `(${route}), ${state}`;
          const [one, ...more] = letters;
          add(`the first letter of a search ${where}`, slowest([one!], 'first'));
          add(`the slowest further letter ${where}`, slowest(more, 'first'));
          add(`all visible results ${where}`, slowest(letters, 'last', bytes));
          add(`the next paint after any letter ${where}`, slowest(letters, 'next'));
          say(`“${words.join(' ')}” ${where}, run ${run}: ${(bytes / 1000).toFixed(1)} kB`);
        }
  } finally {
    await chrome.stop();
  }
  return [...rows.values()];
}

function slowest(letters: readonly Answered[], key: keyof Answered, bytes?: number) {
  const times = letters.flatMap((letter) => letter[key] ?? []);
  if (times.length === 0) return undefined;
  return { milliseconds: Math.max(...times), ...(bytes !== undefined && { bytes }) };
}

interface Typed {
  letters: Answered[];
  /** The transferred bytes in total. */
  bytes: number;
}

async function searchTwice(
  chrome: Chrome,
  address: string,
  words: readonly string[],
): Promise<[state: string, typed: Typed][]> {
  const tab = await openChromeTab(chrome, { script: `(${interactionProbe})()`, slowdown, isQuiet: true });
  try {
    await tab.send('Emulation.setDeviceMetricsOverride', phone);
    const nothingCached = await type(tab, address, words.join(' '));
    return [
      ['nothing kept', nothingCached],
      ['all kept', await type(tab, address, words.join(' '))],
    ];
  } finally {
    await tab.close();
  }
}

async function type(tab: ChromeTab, address: string, text: string): Promise<Typed> {
  await tab.goto(address);
  await wait(untouched);
  const field = await tab.evaluate<ClickPoint>(fieldPlace);
  await tab.evaluate('performance.setResourceTimingBufferSize(5000), performance.clearResourceTimings()');
  await tab.click(field);
  await wait(betweenLetters);
  const letters: Answered[] = [];
  for (const letter of text) {
    await tab.evaluate('window.paints.length = 0');
    await tab.evaluate(watchAnswer);
    await press(tab, letter);
    await wait(betweenLetters);
    const next = Math.max(16, ...(await tab.evaluate<number[]>('window.paints')));
    letters.push({ next, ...(await tab.evaluate<Omit<Answered, 'next'>>('window.answered')) });
  }
  return { letters, bytes: await tab.evaluate<number>(bytesSoFar) };
}

/** Runs in the page: scrolls to the field, and returns its position. */
const fieldPlace = `(async () => {
  const field = document.querySelector('input[type=search]');
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((done) => setTimeout(done, 300));
  const { x, y, width, height } = field.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/**
 * Runs in the page: records the paint of changes after the next letter, except in the field itself and in live
 * regions.
 */
const watchAnswer = `(() => {
  const answered = (window.answered = {});
  window.watching?.disconnect();
  addEventListener('input', ({ timeStamp }) => {
    const isShown = ({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element && !element.closest('output, form, search');
    };
    const painted = () => {
      answered.last = performance.now() - timeStamp;
      answered.first ??= answered.last;
    };
    window.watching = new MutationObserver((changes) => {
      if (changes.some(isShown))
        requestAnimationFrame(() => scheduler.postTask(painted, { priority: 'user-blocking' }));
    });
    window.watching.observe(document.querySelector('main'), {
      subtree: true, childList: true, characterData: true, attributes: true,
    });
  }, { capture: true, once: true });
})()`;

const bytesSoFar = `performance.getEntriesByType('resource').reduce((sum, { transferSize }) => sum + transferSize, 0)`;
