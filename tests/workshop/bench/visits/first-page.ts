import { chromium, type Browser } from '@playwright/test';
import { browserOptions } from '../../browser/browser-options.ts';
import type { Subject } from './page-subjects.ts';
import type { Visited } from '../results.ts';

/** A slow connection: latency in milliseconds, and bytes per second (1.6 Mbit/s). */
const slowConnection = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
/** The time in which a page must become idle after loading, in milliseconds. */
const idleMs = 2_000;

/**
 * Opens the same page of each subject with an empty cache, over a slow connection, alternately.
 * @param runs per subject
 * @returns for each subject its largest contentful paint, and the bytes until the page was idle
 */
export async function measureFirstPages(
  subjects: readonly Subject[],
  runs: number,
  say: (line: string) => void,
): Promise<Visited[]> {
  const browser = await chromium.launch(browserOptions());
  const found: Visited[] = subjects.map(({ name: subject }) => ({ name: 'first page', subject, runs: [] }));
  try {
    for (let run = 0; run < runs; run++)
      for (const [index, subject] of subjects.entries()) {
        const visit = await openCold(browser, subject.address + subject.route);
        found[index]!.runs.push(visit);
        say(`first page, run ${run + 1}: ${subject.name}, ${visit.milliseconds.toFixed(0)} ms`);
      }
  } finally {
    await browser.close();
  }
  return found;
}

async function openCold(browser: Browser, address: string): Promise<Visited['runs'][number]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowConnection);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(idleMs);
    const milliseconds = await page.evaluate<number>(largestPaint);
    return { milliseconds, bytes };
  } finally {
    await context.close();
  }
}

/** Runs in the page: the time of the largest paint, in milliseconds from the start of the navigation. */
const largestPaint = `new Promise((resolve, reject) => {
  const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime));
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => reject(new Error('The page has painted nothing.')), 10_000);
})`;
