import { setTimeout as wait } from 'node:timers/promises';
import type { Cookie } from '@playwright/test';
import { startChrome, type Params } from '../visits/chrome.ts';
import { notePaintedForm, openingTime, paintTime } from './canvas-times.ts';

interface OpeningMeasure {
  /** Of the studio. */
  origin: string;
  /** The path of the page's file. */
  file: string;
  /** The slowdown of the CPU. */
  slowdown: number;
  /** The cookies that admit a browser. */
  cookies: readonly Cookie[];
  /** The number of openings. */
  count: number;
}

/** The times of openings in milliseconds. */
export interface OpeningTimes {
  /** Until the page and its form are painted in the studio. */
  opened: number[];
  /** Until the page alone is painted. */
  alone: number[];
}

/**
 * Opens a page in the studio and alone, alternately. Playwright can't be used: it enables the protocol's domain
 * `Runtime`, in which each `Error` that a script creates costs 15 ms, and loads a script into each page.
 */
export async function timeOpenings(measure: OpeningMeasure): Promise<OpeningTimes> {
  const { origin, slowdown, cookies, count } = measure;
  const chrome = await startChrome();
  try {
    const { targetId } = await chrome.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await chrome.send('Target.attachToTarget', { targetId, flatten: true });
    const send = (method: string, params: Params) => chrome.send(method, params, sessionId as string);
    const size = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };
    await send('Emulation.setDeviceMetricsOverride', size);
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await send('Network.setCookies', {
      cookies: cookies.map(({ name, value }) => ({ name, value, url: origin, sameSite: 'Strict' })),
    });
    await send('Page.enable', {});
    await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(notePaintedForm)})()` });
    const file = encodeURIComponent(measure.file);
    const times: OpeningTimes = { opened: [], alone: [] };
    for (let turn = 0; turn < count; turn++) {
      times.alone.push(await timeOpening(send, `${origin}/_studio/canvas?file=${file}`, paintTime));
      times.opened.push(await timeOpening(send, `${origin}/#${file}`, openingTime));
      // Measuring the page follows, and its typefaces.
      await wait(3000);
    }
    return times;
  } finally {
    await chrome.stop();
  }
}

async function timeOpening(
  send: (method: string, params: Params) => Promise<Params>,
  url: string,
  readTime: () => number | undefined,
): Promise<number> {
  await send('Page.navigate', { url: 'about:blank' });
  await wait(PAUSE);
  await send('Page.navigate', { url });
  const deadline = performance.now() + TIMEOUT;
  while (performance.now() < deadline) {
    // Evaluating delays the page.
    await wait(PAUSE);
    const expression = `(${String(readTime)})()`;
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
    const { value } = result as { value?: number };
    if (value !== undefined) return value;
  }
  throw new Error(`${url} is not painted.`);
}

/** In milliseconds. */
const PAUSE = 200;
const TIMEOUT = 30_000;
