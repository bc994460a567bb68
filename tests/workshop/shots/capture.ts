import type { Browser, BrowserContext, Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureName } from './plan.ts';
import type { Job } from './plan.ts';
import { writePdf } from './print.ts';
import type { TakenPicture } from './run-file.ts';
import { photograph } from './photograph.ts';
import { rest } from './state.ts';
import type { ColourScheme } from '../../../src/core/theme/resolve-value.ts';
import { freezePage, settle } from './freeze-page.ts';
import { writeThumbnail } from './thumbnail.ts';

const height = { phone: 740, other: 900 };

/** The context of taking pictures. */
export interface ShotsContext {
  browser: Browser;
  /** The browser context for plain pages. They store nothing, and share loaded files. */
  common: BrowserContext;
  /** Address of the site, without a slash at the end. */
  address: string;
  /** Folder of the pictures. */
  folder: string;
}

/**
 * Takes all pictures of one page in one state: the page is opened once and resized, smallest width first, unless
 * resizing ends its state.
 * @returns one entry per picture; problems are in its `problems`
 */
export async function capture(host: ShotsContext, job: Job): Promise<TakenPicture[]> {
  const shots = job.widths.flatMap((width) => job.themes.map((theme) => ({ width, theme })));
  const groups = job.state.fresh ? shots.map((shot) => [shot]) : [shots];
  const pictures: TakenPicture[] = [];
  for (const group of groups) pictures.push(...(await captureGroup(host, job, group)));
  return pictures;
}

interface Shot {
  width: number;
  theme: ColourScheme;
}

/** A service worker would answer requests that a state intercepts, so it is blocked; each page logs that. */
const withoutWorker = /Service Worker registration blocked/;

/**
 * The time limit for a page, in milliseconds, so that a page that does not load does not block the others.
 */
const timeoutMs = 60_000;

async function captureGroup(host: ShotsContext, job: Job, shots: Shot[]): Promise<TakenPicture[]> {
  const [first] = shots;
  if (!first) return [];
  const isAtRest = job.state.name === rest.name;
  const context = isAtRest ? host.common : await ownContext(host, job);
  const pictures: TakenPicture[] = [];
  const page = await context.newPage();
  const timer = setTimeout(() => void page.close({ reason: 'took more than a minute' }), timeoutMs);
  try {
    const { problems, pending } = listen(page, job);
    const failed = await reach(page, job, first).then(
      () => [],
      (error: unknown) => [`the state was not reached: ${sentence(error)}`],
    );
    for (const { width, theme } of shots) {
      await page.setViewportSize(viewport(width));
      await page.emulateMedia({ colorScheme: theme });
      await settle(page, pending, isScripted(job));
      const found = [...failed, ...problems.splice(0), ...(await overflow(page, job))];
      pictures.push(await take(page, host.folder, job, { width, theme }, found));
    }
  } catch (error) {
    const at = shots[pictures.length] ?? first;
    const file = `${pictureName(job.route, job.state.name, at.width, at.theme)}.png`;
    pictures.push({ file, ...place(job), ...at, problems: [sentence(error)] });
  } finally {
    clearTimeout(timer);
    await (isAtRest ? page : context).close();
  }
  return pictures;
}

function ownContext({ browser, address }: ShotsContext, { state }: Job): Promise<BrowserContext> {
  return browser.newContext({ serviceWorkers: 'block', baseURL: address, ...state.context });
}

/** Records the console messages of a page, and its pending requests. */
function listen(page: Page, { state }: Job) {
  const problems: string[] = [];
  const report = (text: string): void => {
    if (!(state.expects?.test(text) || withoutWorker.test(text))) problems.push(text.slice(0, 300));
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) report(message.text());
  });
  page.on('pageerror', (error) => report(error.message));
  const pending = new Set<unknown>();
  // Requests that a state blocks permanently are not awaited.
  const isWaitedFor = (url: string): boolean => !url.includes('/api/');
  page.on('request', (request) => isWaitedFor(request.url()) && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { problems, pending };
}

async function reach(page: Page, { route, state }: Job, { width, theme }: Shot): Promise<void> {
  page.setDefaultTimeout(10_000);
  await page.setViewportSize(viewport(width));
  await page.emulateMedia({ colorScheme: theme });
  await freezePage(page);
  await state.before?.(page);
  await page.goto(route);
  if (state.hydrated !== false && isScripted({ state })) {
    await page.keyboard.press('Shift');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }
  await state.act?.(page, width);
}

function isScripted({ state }: Pick<Job, 'state'>): boolean {
  return state.context?.javaScriptEnabled !== false;
}

async function take(
  page: Page,
  folder: string,
  job: Job,
  shot: Shot,
  problems: string[],
): Promise<TakenPicture> {
  const name = pictureName(job.route, job.state.name, shot.width, shot.theme);
  const picture = await photograph(page, job.state.window === true);
  await Promise.all([
    writeFile(path.join(folder, `${name}.png`), picture),
    writeThumbnail(picture, folder, `${name}.png`),
  ]);
  const pdf = job.state.pdf && shot.theme === 'light' ? await writePdf(page, folder, name) : undefined;
  return { file: `${name}.png`, ...place(job), ...shot, problems, ...(pdf && { pdf }) };
}

async function overflow(page: Page, { state }: Job): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return over > 0 && !state.pdf ? [`${over} px too wide`] : [];
}

function place({ route, state }: Job): Pick<TakenPicture, 'route' | 'state'> {
  return { route, state: state.name };
}

function viewport(width: number): { width: number; height: number } {
  return { width, height: width < 768 ? height.phone : height.other };
}

function sentence(error: unknown): string {
  return String(error).split('\n')[0] ?? '';
}
