/** @module-tag long */
import { chromium, type Page } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { validateSite } from '../../src/site-build/validate-site.ts';
import type { GalleryList, ListedPage } from '../../src/studio/protocol.ts';
import { findUnreadableText } from '../e2e/probes/text-problems.ts';
import { root } from '../helpers/project.ts';
import { browserOptions } from '../workshop/browser/browser-options.ts';
import { seeded } from '../workshop/fuzz/random.ts';
import { openStudio, type TestStudio } from './support/open-studio.ts';
import { randomGesture, type GestureChoices } from './support/random-gesture.ts';

const GESTURES = 1000;
/** Another seed makes other gestures; the message of a failure names it. */
const SEED = Number(process.env['SEED'] ?? 33);
/** The width of a phone in CSS pixels. */
const WIDTH = 360;

test('1,000 random gestures never save an error, and never break the layout on a phone', async () => {
  const studio = await openStudio('bakery');
  const browser = await chromium.launch(browserOptions());
  onTestFinished(async () => {
    await browser.close();
    await studio.close();
  });
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 740 },
    reducedMotion: 'reduce',
  });
  const [name = '', value = ''] = studio.cookie.split('=');
  await context.addCookies([{ name, value, url: `http://localhost:${studio.port}` }]);
  const page = await context.newPage();
  const roots = { engine: root, site: studio.site };
  const { set } = (await validateSite(roots)).validation;
  const gallery = (await (await studio.get('/_studio/gallery')).json()) as GalleryList;
  const listed = (await (await studio.get('/_studio/pages')).json()) as ListedPage[];
  // Pages are changed more often than forms and the site's own file.
  const pages = listed.filter(({ kind }) => kind === 'page');
  const files = [...pages, ...listed.filter(({ kind }) => kind !== 'shared')];
  const show = async (file: string) => {
    const answer = await page.goto(
      `http://localhost:${studio.port}/_studio/canvas?file=${encodeURIComponent(file)}`,
    );
    expect(answer?.status()).toBe(200);
  };
  // The probes find a line that can't wrap.
  await show(files[0]!.file);
  expect(await layoutProblems(page)).toEqual([]);
  await page.addStyleTag({ content: '* { white-space: nowrap !important; }' });
  expect((await layoutProblems(page)).join('\n')).toMatch(/runs out of the window/);
  const random = seeded(SEED);
  const problems = new Set<string>();
  let saved = 0;
  for (let number = 0; number < GESTURES; number++) {
    const { file, kind } = random.pick(files);
    const gesture = await makeGesture(studio, { file, kind }, { set, gallery }, random);
    if (gesture === undefined) continue;
    saved++;
    await show(file);
    const found = await layoutProblems(page);
    for (const problem of found)
      problems.add(`seed ${SEED}, gesture ${number}, ${file}: ${gesture}\n  ${problem}`);
    // The next gestures begin with a sound page.
    if (found.length === 0) continue;
    await studio.send('/_studio/undo', { page: file });
  }
  expect([...problems].join('\n')).toBe('');
  expect(saved).toBeGreaterThan(GESTURES / 3);
  // The files on disk, read again.
  const { diagnostics } = (await validateSite(roots)).validation;
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(studio.failures).toEqual([]);
}, 900_000);

/** Changes a page and saves it. @returns the change in words; undefined if it was refused, and is undone */
async function makeGesture(
  studio: TestStudio,
  { file, kind }: Pick<ListedPage, 'file' | 'kind'>,
  choices: GestureChoices,
  random: ReturnType<typeof seeded>,
): Promise<string | undefined> {
  const edit = randomGesture(kind, JSON.parse(await studio.text(file)), choices, random);
  const { state } = await studio.page(file);
  const body = { page: file, file, edit, version: state.version, row: '', description: 'Changed' };
  const answer = await studio.send('/_studio/edit', body);
  if (answer.refused) return undefined;
  const saved = await studio.send('/_studio/save', { page: file, version: answer.state.version });
  if (!saved.refused) return JSON.stringify(edit).slice(0, 300);
  await studio.send('/_studio/undo', { page: file });
  return undefined;
}

/** The problems of a page in its window. */
async function layoutProblems(page: Page): Promise<string[]> {
  const unreadable = (await page.evaluate(`(${findUnreadableText.toString()})()`)) as string[];
  const outside = await page.evaluate(() => {
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    return [
      ...document.querySelectorAll(
        'main :is(img, svg, video, iframe, input, select, textarea, button, a, p, h1, h2, h3, h4, li, td, th)',
      ),
    ].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width < 2 || (left >= -1 && right <= innerWidth + 1) || isCut(element)) return [];
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      return [
        `<${element.localName} class="${element.getAttribute('class') ?? ''}"> is from ${Math.round(left)} to ${Math.round(right)}`,
      ];
    });
  });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(over > 0 ? [`The page is ${over} px too wide.`] : []), ...unreadable, ...outside];
}
