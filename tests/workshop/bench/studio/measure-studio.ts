import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserOptions } from '../../browser/browser-options.ts';
import { writeCorpus } from '../corpus/corpus.ts';
import type { Visited } from '../results.ts';
import { sendEdits, timeButton, timeKeys } from './canvas-times.ts';
import { startStudioFor, type StudioProcess } from './studio-process.ts';
import { timeOpenings } from './time-openings.ts';

interface StudioMeasuring {
  engine: string;
  /** A folder for the sites; the caller removes it. */
  folder: string;
  /** The numbers of pages of the corpora. */
  sizes: readonly number[];
  seed: number;
  say: (line: string) => void;
}

/** The numbers of sections of the edited pages. */
const SECTIONS = [10, 300];
const PAGE = 'pages-config/bench.json';
/** Each is undone before the next one, so that every one of them changes the same page. */
const COMMANDS = ['Duplicate', 'Move down', 'Delete'];
/** The numbers of measured keys, commands and openings. */
const [KEYS, TURNS, OPENINGS] = [100, 20, 5];

/**
 * Measures the studio: the times from a key to the painted page (the 95th of 100), of a command (the 19th of 20), of
 * opening a page (the third of 5), and of the start; the memory after many edits; the CPU time at rest; the bytes of
 * its page.
 */
export async function measureStudio({
  engine,
  folder,
  sizes,
  seed,
  say,
}: StudioMeasuring): Promise<Visited[]> {
  const rows: Visited[] = [];
  const note = (name: string, milliseconds: number, more: { bytes?: number } = {}) => {
    rows.push({ name: `studio: ${name}`, subject: 'ours', runs: [{ milliseconds, ...more }] });
    say(`studio: ${name}: ${milliseconds.toFixed(1)}`);
  };
  const browser = await chromium.launch(browserOptions());
  const site = path.join(folder, 'small');
  let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];
  writeSite(engine, site);
  for (const sections of SECTIONS) {
    writeFileSync(path.join(site, PAGE), pageWith(site, sections));
    const studio = await startStudioFor(engine, site);
    for (const slowdown of [1, 4]) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      if (slowdown > 1) await page.context().addCookies(cookies);
      const where = `${sections} sections, processor 1/${slowdown}`;
      await openPage(page, studio, slowdown === 1, note, where);
      if (slowdown === 1) cookies = await page.context().cookies();
      note(`a key, ${where}`, highest(await page.evaluate(timeKeys, KEYS)));
      if (slowdown === 1)
        for (const [name, times] of await timeCommands(page)) note(`${name}, ${where}`, highest(times));
      await page.close();
      const { origin } = new URL(studio.address);
      const times = await timeOpenings({ origin, file: PAGE, slowdown, cookies, count: OPENINGS });
      note(`opening, ${where}`, middle(times.opened));
      note(`the page alone, ${where}`, middle(times.alone));
    }
    await studio.end();
  }
  await measureEdits(engine, site, browser, note);
  for (const pages of sizes) {
    const corpus = path.join(folder, `corpus-${pages}`);
    await writeCorpus(engine, corpus, { pages, seed, of: undefined });
    // The first start fills the caches.
    for (const state of ['first', 'next']) {
      const studio = await startStudioFor(engine, corpus);
      note(`${state} start with ${pages} pages`, studio.ready);
      // Many new pages are validated after the start, and then cached.
      if (state === 'first') await waitForRest(studio);
      await studio.end();
    }
  }
  await browser.close();
  return rows;
}

type Note = (name: string, milliseconds: number, more?: { bytes?: number }) => void;

async function openPage(
  page: Page,
  { address }: StudioProcess,
  isFirst: boolean,
  note: Note,
  where: string,
): Promise<void> {
  const { origin } = new URL(address);
  let bytes = 0;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/_studio/assets/') || pathname.endsWith('axe.min.js')) return;
    void response.body().then(
      (body) => (bytes += brotliCompressSync(body).length),
      () => undefined,
    );
  });
  await page.goto(isFirst ? address : origin);
  await page.getByRole('link').first().waitFor();
  bytes = 0;
  await page.goto('about:blank');
  await page.goto(`${origin}/#${encodeURIComponent(PAGE)}`);
  await page.locator('#region-panel input').first().waitFor();
  // Measuring the page follows, and its typefaces.
  await wait(3000);
  if (isFirst) note(`bytes of the shell, ${where}`, bytes, { bytes });
}

/** Presses the buttons of commands, and undoes each. */
async function timeCommands(page: Page): Promise<[name: string, times: number[]][]> {
  const undone: number[] = [];
  const press = async (name: string, times: number[]) => {
    times.push(await page.evaluate(timeButton, name));
    await wait(400);
  };
  const all: [string, number[]][] = [];
  for (const name of COMMANDS) {
    const times: number[] = [];
    await page.getByRole('treeitem').nth(2).click();
    for (let turn = 0; turn < TURNS; turn++) {
      await press(name, times);
      await press('Undo', undone);
    }
    all.push([name, times]);
  }
  return [...all, ['Undo', undone]];
}

async function measureEdits(engine: string, site: string, browser: Browser, note: Note): Promise<void> {
  writeFileSync(path.join(site, PAGE), pageWith(site, 10));
  const studio = await startStudioFor(engine, site);
  const page = await browser.newPage();
  await page.goto(studio.address);
  await page.getByRole('link').first().waitFor();
  let done = 0;
  // V8 does not shrink its heap after each of them: only growth over all three is a leak.
  for (const count of [500, 5000, 10_000]) {
    await page.evaluate(sendEdits, { file: PAGE, count: count - done });
    done = count;
    await wait(15_000);
    note(`memory after ${count} edits, in MB`, studio.memory());
  }
  const before = studio.processor();
  await wait(10_000);
  note('CPU time of 10 s at rest', studio.processor() - before);
  await page.close();
  await studio.end();
}

/** Waits until a process uses no CPU time for a second. */
async function waitForRest(studio: StudioProcess): Promise<void> {
  for (let before = -1; before !== studio.processor(); await wait(1000)) before = studio.processor();
}

function middle(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;
}

/** The 95th of 100. */
function highest(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1]!;
}

function writeSite(engine: string, site: string): void {
  for (const part of ['pages-config', 'schemas', 'src']) {
    mkdirSync(path.join(site, part), { recursive: true });
    cpSync(path.join(engine, 'tests/sites/bakery', part), path.join(site, part), { recursive: true });
  }
}

/** A page with a number of sections, repeated from the home page. */
function pageWith(site: string, count: number): string {
  const home = JSON.parse(readFileSync(path.join(site, 'pages-config/index.json'), 'utf8')) as {
    sections: { title?: string }[];
  };
  const [hero, ...others] = home.sections;
  const sections = Array.from({ length: count - 1 }, (_, index) => {
    const section = others[index % others.length]!;
    const title = section.title === undefined ? {} : { title: `${section.title} ${index}` };
    // A section that moves past an equal one changes nothing.
    return { ...section, id: `part-${index}`, ...title };
  });
  const head = {
    title: 'A page of the bench',
    description: 'A page with many sections, which the bench of the studio edits and measures.',
  };
  return JSON.stringify({ ...head, sections: [hero, ...sections] }, null, 2);
}
