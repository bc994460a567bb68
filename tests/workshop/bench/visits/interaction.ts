import { setTimeout as wait } from 'node:timers/promises';
import { startChrome } from './chrome.ts';
import type { Chrome } from './chrome.ts';
import { interactionProbe } from './interaction-probe.ts';
import type { Interaction } from './find-interactions.ts';
import { arrows, press } from './keys.ts';
import { openChromeTab } from './tab.ts';
import type { ClickPoint, ChromeTab } from './tab.ts';

/** The waiting time after one interaction, in milliseconds. */
export interface InteractionTimes {
  /** The longest time from a click or key to the next paint, with four times slower CPU; at least 16. */
  milliseconds: number;
  /** The most CPU time of the page's main thread from a click or key to the next paint, at full speed. */
  processor: number;
}

export interface InteractionMeasure {
  /** The interaction. */
  name: string;
  route: string;
  runs: InteractionTimes[];
}

/** The slowdown of the CPU, to emulate a phone. */
const slowdown = 4;
/** The idle time before, in milliseconds, in which the page hydrates. */
const untouched = 4_000;
/** A phone; controls that are hidden there are used in a window. */
const windows = [
  { width: 412, height: 900 },
  { width: 1280, height: 800 },
];

/**
 * Interacts with a built site like visitors, with a four times slower CPU and again at full speed, and measures the
 * waiting time. Controls that are visible in neither window are reported and skipped.
 * @param address of the site, without a slash at the end
 * @param interactions the list of interactions
 * @param runs per interaction, each in a browser without caches
 */
export async function measureInteractions(
  address: string,
  interactions: readonly Interaction[],
  runs: number,
  say: (line: string) => void,
): Promise<InteractionMeasure[]> {
  const chrome = await startChrome();
  const answers = new Map(interactions.map((each) => [each, [] as InteractionTimes[]]));
  try {
    for (let run = 1; run <= runs; run++)
      for (const [route, some] of Map.groupBy(interactions, (each) => each.route)) {
        const slow = await doAll(chrome, address + route, some, slowdown);
        const fast = await doAll(chrome, address + route, some, 1);
        for (const each of some) {
          const { name } = each;
          const [milliseconds, processor] = [slow.get(each)?.milliseconds, fast.get(each)?.processor];
          if (milliseconds === undefined || processor === undefined) {
            say(`${name} (${route}), run ${run}: no such control is visible`);
            continue;
          }
          answers.get(each)?.push({ milliseconds, processor });
          say(
            `${name} (${route}), run ${run}: ${milliseconds.toFixed(0)} ms; ${processor.toFixed(0)} ms of CPU time`,
          );
        }
      }
  } finally {
    await chrome.stop();
  }
  return [...answers]
    .map(([{ name, route }, all]) => ({ name, route, runs: all }))
    .filter(({ runs: all }) => all.length > 0);
}

/** Runs all interactions of one page in one tab. */
async function doAll(
  chrome: Chrome,
  address: string,
  interactions: readonly Interaction[],
  slower: number,
): Promise<Map<Interaction, InteractionTimes>> {
  const tab = await openChromeTab(chrome, {
    script: `(${interactionProbe})()`,
    slowdown: slower,
    isQuiet: true,
  });
  const answers = new Map<Interaction, InteractionTimes>();
  const arrive = async () => {
    await tab.goto(address);
    await wait(untouched);
    return tab.evaluate(pageState);
  };
  try {
    for (const size of windows) {
      const left = interactions.filter((each) => !answers.has(each));
      if (left.length === 0) break;
      await tab.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
      const before = await arrive();
      for (const each of left) {
        const answer = await timeInteraction(tab, each);
        if (!answer) continue;
        answers.set(each, answer);
        if ((await tab.evaluate(pageState)) !== before) await arrive();
      }
    }
    return answers;
  } finally {
    await tab.close();
  }
}

/** Changes if an interaction has led to another page, or opened a dialog: then the page is opened again. */
const pageState = `location.pathname + document.querySelectorAll('dialog[open]').length`;

async function timeInteraction(tab: ChromeTab, what: Interaction): Promise<InteractionTimes | undefined> {
  const { letters, isList } = what;
  let processor = 0;
  const act = async (once: () => Promise<void>, pause: number) => {
    const before = await processorTime(tab);
    const painted = tab.evaluate(nextPaint);
    await once();
    await painted;
    processor = Math.max(processor, (await processorTime(tab)) - before);
    await wait(pause);
  };
  const pressAt = async (place: ClickPoint) => {
    await tab.moveTo(place);
    await wait(300);
    await act(() => tab.click(place), 1_000);
  };
  // The first of several tabs or choices is often selected already.
  const place = await tab.evaluate<ClickPoint | null>(scrollScript(what, letters ? 'first' : 'last'));
  if (!place) return undefined;
  await tab.evaluate('window.paints.length = 0');
  if (isList) for (const key of Object.keys(arrows)) await act(() => press(tab, key), 1_000);
  else {
    await pressAt(place);
    // Typing speed of people: five letters per second.
    for (const letter of letters ?? '') await act(() => press(tab, letter), 200);
    if (!letters)
      await pressAt((await tab.evaluate<ClickPoint | null>(scrollScript(what, 'first'))) ?? place);
  }
  await wait(500);
  const milliseconds = Math.max(16, ...(await tab.evaluate<number[]>('window.paints')));
  return { milliseconds, processor };
}

/** Runs in the page: resolves with the first paint after the next click or key; after a second if the page is left. */
const nextPaint = `new Promise((done) => {
  const follow = () => requestAnimationFrame(() => scheduler.postTask(done, { priority: 'user-blocking' }));
  for (const type of ['click', 'keydown']) addEventListener(type, follow, { capture: true, once: true });
  setTimeout(done, 1000);
})`;

/** The CPU time of the page's main thread so far, in milliseconds. */
async function processorTime(tab: ChromeTab): Promise<number> {
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = (await tab.send('Performance.getMetrics')) as {
    metrics: { name: string; value: number }[];
  };
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/**
 * Runs in the page: scrolls to the first or last visible control of a kind, and returns its position; null if none is
 * visible. Folded content and tabs are opened. A small radio button is clicked by its label.
 */
function scrollScript({ selector, isList }: Interaction, which: 'first' | 'last'): string {
  return `(async () => {
    const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
    const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
    const targets = all.map((each) => /radio|checkbox/.test(each.type) ? each.labels[0] ?? each : each);
    const seen = () => targets.filter((each) =>
      each.checkVisibility({ visibilityProperty: true }) && each.getClientRects()[0]?.width > 1);
    if (seen().length === 0) {
      for (let part = targets[0]?.parentElement; part; part = part.parentElement) {
        if (part.localName === 'details' && part.firstElementChild !== targets[0]) part.open = true;
        if (part.role === 'tabpanel' && part.hidden) document.querySelector('[aria-controls="' + part.id + '"]').click();
      }
      await pause(1000);
    }
    const found = seen().at(${which === 'first' ? 0 : -1});
    if (!found) return null;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    await pause(300);
    if (${isList === true}) found.focus();
    const { x, y, width, height } = found.getClientRects()[0];
    return { x: x + width * 0.6, y: y + height / 2 };
  })()`;
}
