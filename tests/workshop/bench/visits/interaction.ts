import { setTimeout as wait } from 'node:timers/promises';
import { startChrome } from './chrome.ts';
import type { Chrome } from './chrome.ts';
import { interactionProbe } from './interaction-probe.ts';
import type { Interaction } from './interactions-of.ts';
import { arrows, press } from './keys.ts';
import { openTab } from './tab.ts';
import type { Place, Tab } from './tab.ts';

/** How long visitors wait for an answer to one thing that they do, in milliseconds. */
export interface Answer {
  /** The longest time from a press or a key to the next paint, on a processor four times slower; 16 stands for less. */
  milliseconds: number;
  /** The most processor time that the main thread of the page takes from a press or a key to the next paint, at full speed. */
  processor: number;
}

export interface InteractionMeasure {
  /** What was done. */
  name: string;
  route: string;
  runs: Answer[];
}

/** How many times slower than this machine's processor, as a phone is. */
const slowdown = 4;
/** How long a page is left alone before, in milliseconds: it hydrates meanwhile. */
const untouched = 4_000;
/** A phone; what it does not show is done in a window. */
const windows = [
  { width: 412, height: 900 },
  { width: 1280, height: 800 },
];

/**
 * Does what visitors do on a built site, on a processor four times slower and once more at full speed, and measures how
 * long they wait for an answer. What a page shows in no window is said and left out.
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
  const answers = new Map(interactions.map((each) => [each, [] as Answer[]]));
  try {
    for (let run = 1; run <= runs; run++)
      for (const [route, some] of Map.groupBy(interactions, (each) => each.route)) {
        const slow = await doAll(chrome, address + route, some, slowdown);
        const fast = await doAll(chrome, address + route, some, 1);
        for (const each of some) {
          const { name } = each;
          const [milliseconds, processor] = [slow.get(each)?.milliseconds, fast.get(each)?.processor];
          if (milliseconds === undefined || processor === undefined) {
            say(`${name} (${route}), run ${run}: nothing is seen of it`);
            continue;
          }
          answers.get(each)?.push({ milliseconds, processor });
          say(
            `${name} (${route}), run ${run}: ${milliseconds.toFixed(0)} ms; ${processor.toFixed(0)} ms of processor`,
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

/** Does everything of one page in one tab. */
async function doAll(
  chrome: Chrome,
  address: string,
  interactions: readonly Interaction[],
  slower: number,
): Promise<Map<Interaction, Answer>> {
  const tab = await openTab(chrome, { script: `(${interactionProbe})()`, slowdown: slower });
  const answers = new Map<Interaction, Answer>();
  const arrive = async () => {
    await tab.goto(address);
    await wait(untouched);
    return tab.evaluate(standing);
  };
  try {
    for (const size of windows) {
      const left = interactions.filter((each) => !answers.has(each));
      if (left.length === 0) break;
      await tab.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
      const before = await arrive();
      for (const each of left) {
        const answer = await answerTo(tab, each);
        if (!answer) continue;
        answers.set(each, answer);
        if ((await tab.evaluate(standing)) !== before) await arrive();
      }
    }
    return answers;
  } finally {
    await tab.close();
  }
}

/** Whether what was done has led to another page, or laid a dialog over it: then what follows begins anew. */
const standing = `location.pathname + document.querySelectorAll('dialog[open]').length`;

async function answerTo(tab: Tab, what: Interaction): Promise<Answer | undefined> {
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
  const pressAt = async (place: Place) => {
    await tab.moveTo(place);
    await wait(300);
    await act(() => tab.click(place), 1_000);
  };
  // Of tabs and choices the first is often chosen already.
  const place = await tab.evaluate<Place | null>(placeOf(what, letters ? 'first' : 'last'));
  if (!place) return undefined;
  tab.reports.length = 0;
  if (isList) for (const key of Object.keys(arrows)) await act(() => press(tab, key), 1_000);
  else {
    await pressAt(place);
    // As fast as people type: five letters in a second.
    for (const letter of letters ?? '') await act(() => press(tab, letter), 200);
    if (!letters) await pressAt((await tab.evaluate<Place | null>(placeOf(what, 'first'))) ?? place);
  }
  await wait(500);
  const milliseconds = Math.max(16, ...tab.reports.map(({ duration }) => Number(duration)));
  return { milliseconds, processor };
}

/** Run in the page: ends with the first paint after the next press or key; on a page that is left meanwhile a second later. */
const nextPaint = `new Promise((done) => {
  const follow = () => requestAnimationFrame(() => scheduler.postTask(done, { priority: 'user-blocking' }));
  for (const type of ['click', 'keydown']) addEventListener(type, follow, { capture: true, once: true });
  setTimeout(done, 1000);
})`;

/** Milliseconds of processor time that the main thread of the page has taken so far. */
async function processorTime(tab: Tab): Promise<number> {
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = (await tab.send('Performance.getMetrics')) as {
    metrics: { name: string; value: number }[];
  };
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/**
 * Run in the page: scrolls to the first control of a kind that is seen, or to the last, and says where it is; null where
 * none is seen. What only lies folded, or in a tab, is laid open. A small button of a choice is pressed by its label.
 */
function placeOf({ selector, isList }: Interaction, which: 'first' | 'last'): string {
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
