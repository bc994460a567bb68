import { setTimeout as wait } from 'node:timers/promises';
import { startChrome } from './chrome.ts';
import type { Chrome } from './chrome.ts';
import { paintProbe } from './paint-probe.ts';
import { openSlowConnection } from './slow-connection.ts';
import type { SlowConnection, ConnectionSpeed } from './slow-connection.ts';
import { openChromeTab } from './tab.ts';
import type { ClickPoint } from './tab.ts';

/** A site with two of its pages. */
export interface NextPageSubject {
  name: string;
  /** The address of the site, without a slash at the end. */
  address: string;
  /** A page, and another that it links to. */
  route: string;
  next: string;
}

export interface NextPageMeasure {
  name: string;
  subject: string;
  /**
   * Each run: the time from the click to the paint of the next page's heading, and the bytes of the first page in
   * eight seconds.
   */
  runs: { milliseconds: number; bytes: number }[];
}

const lines: { name: string; speed: ConnectionSpeed }[] = [
  { name: 'next page', speed: {} },
  { name: 'next page, slow line', speed: { latency: 150, bitsPerSecond: 1_600_000 } },
];

/** The time for which the pointer hovers over the link, in milliseconds. */
const rest = 300;

/**
 * Navigates from one page of each subject to another, alternately, with an empty cache each time: the page is idle
 * for eight seconds, then the pointer hovers over the link, and clicks after 300 ms.
 * @param runs per subject
 * @param alone the idle time in milliseconds; tests shorten it
 * @throws if a page has no link to the next one, or the next one does not load within half a minute
 */
export async function measureNextPages(
  subjects: readonly NextPageSubject[],
  runs: number,
  say: (line: string) => void,
  alone = 8_000,
): Promise<NextPageMeasure[]> {
  const chrome = await startChrome();
  const found: NextPageMeasure[] = [];
  try {
    for (const { name, speed } of lines) {
      const measures = subjects.map(({ name: subject }) => ({
        name,
        subject,
        runs: [] as NextPageMeasure['runs'],
      }));
      found.push(...measures);
      for (let run = 0; run < runs; run++)
        for (const [index, subject] of subjects.entries()) {
          const line = await openSlowConnection(subject.address, speed);
          const measured = await follow(chrome, line, subject, alone).finally(() => line.close());
          measures[index]?.runs.push(measured);
          say(`${name}, run ${run + 1}: ${subject.name}, ${measured.milliseconds.toFixed(0)} ms`);
        }
    }
  } finally {
    await chrome.stop();
  }
  return found;
}

async function follow(
  chrome: Chrome,
  line: SlowConnection,
  { route, next }: NextPageSubject,
  alone: number,
): Promise<NextPageMeasure['runs'][number]> {
  const tab = await openChromeTab(chrome, { script: `(${paintProbe})()` });
  try {
    await tab.goto(line.address + route);
    await wait(alone);
    const bytes = line.received();
    const place = await tab.evaluate<ClickPoint>(placeOfLink(next));
    await tab.moveTo(place);
    await wait(rest);
    const clicked = tab.reported('click', () => true);
    const painted = tab.reported('heading', ({ path }) => path === next, 30_000);
    await tab.click(place);
    const [click, heading] = await Promise.all([clicked, painted]);
    return { milliseconds: Number(heading['time']) - Number(click['time']), bytes };
  } finally {
    await tab.close();
  }
}

/** Runs in the page: scrolls to the first visible link to a route, and returns its position. */
export function placeOfLink(route: string): string {
  return `new Promise((resolve, reject) => {
    const links = [...document.querySelectorAll('a[href="${route}"]')];
    const link = links.find((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0);
    if (!link) return reject(new Error('No link leads to ${route}.'));
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(() => {
      const { x, y, width, height } = link.getBoundingClientRect();
      resolve({ x: x + width / 2, y: y + height / 2 });
    });
  })`;
}
