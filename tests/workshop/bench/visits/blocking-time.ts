import { setTimeout as wait } from 'node:timers/promises';
import type { Visited } from '../results.ts';
import { startChrome } from './chrome.ts';
import { interactionProbe } from './interaction-probe.ts';
import { openChromeTab } from './tab.ts';

/** A phone, and the slowdown of its CPU. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const slowdown = 4;
/** The time after the first paint in which tasks count, in milliseconds. */
const counted = 5_000;

/**
 * Opens pages on a phone with a four times slower CPU, alternately and each time without caches, and measures the
 * total blocking time: the sum of the time above 50 ms of each task after the first paint.
 * @param address of the site, without a slash at the end
 * @param runs per page
 * @see https://web.dev/articles/tbt
 */
export async function measureBlockingTimes(
  address: string,
  routes: readonly string[],
  runs: number,
  say: (line: string) => void,
): Promise<Visited[]> {
  const rows = routes.map((route): Visited => {
    return { name: `blocking time (${route})`, subject: 'ours', runs: [] };
  });
  const chrome = await startChrome();
  try {
    for (let run = 1; run <= runs; run++)
      for (const [index, route] of routes.entries()) {
        const tab = await openChromeTab(chrome, {
          script: `(${interactionProbe})()`,
          slowdown,
          isQuiet: true,
        });
        await tab.send('Emulation.setDeviceMetricsOverride', phone);
        await tab.goto(address + route);
        await wait(counted + 1_000);
        const milliseconds = await tab.evaluate<number>(`(${blockingTime})(${counted})`);
        await tab.close();
        rows[index]!.runs.push({ milliseconds });
        say(`blocking time (${route}), run ${run}: ${milliseconds.toFixed(0)} ms`);
      }
  } finally {
    await chrome.stop();
  }
  return rows;
}

/** Runs in the page. @param within milliseconds after the first paint */
function blockingTime(within: number): number {
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return window.longTasks
    .filter(([start, duration]) => start + duration > first && start < first + within)
    .reduce((sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, first) - 50), 0);
}
