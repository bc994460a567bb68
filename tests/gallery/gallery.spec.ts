import type { Page } from '@playwright/test';
import { galleryAddress } from '../../src/core/gallery/gallery-entry.ts';
import { problems } from '../e2e/support/axe.ts';
import { walkByTab } from '../e2e/support/walk-by-tab.ts';
import { smallTargets } from '../e2e/probes/small-targets.ts';
import { expect, test } from '../e2e/support/site.ts';
import { schemaExamples } from './examples.ts';

const schemas = schemaExamples();
const sections = schemas.filter(({ kind }) => kind === 'sections');
const templates = schemas.filter(({ kind }) => kind === 'templates');
/** The type with the most examples. */
const fullest = sections.toSorted((a, b) => b.addresses.length - a.addresses.length)[0]!;
/** A type with a single example, which is on the page of the type. */
const single = sections.find(({ addresses }) => addresses.length === 1)!;

test('the list has every schema, and is searched by keyboard', async ({ page }) => {
  await page.goto('/_sections');
  const entries = page.locator('main li h3 a');
  await expect(entries).toHaveCount(schemas.length);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search by any name or purpose' })).toBeFocused();
  await page.keyboard.type(fullest.name);
  await expect(page.locator('main output')).toHaveText(/^\d+ found$/);
  const found = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(found).toContain(galleryAddress(fullest));
  expect(found.length).toBeLessThan(schemas.length);
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(schemas.length);
  expect(await accessProblems(page)).toEqual([]);
});

test('the list shows a picture of every example, rendered with its styles and without scripts', async ({
  page,
}) => {
  await page.goto('/_sections');
  const pictures = page.locator('main iframe');
  await expect(pictures).toHaveCount(schemas.flatMap(({ addresses }) => addresses).length);
  const first = pictures.first();
  await first.scrollIntoViewIfNeeded();
  const picture = first.contentFrame();
  await expect(picture.locator('#content > *').first()).toBeVisible();
  await expect(picture.locator('script')).toHaveCount(0);
  const section = picture.locator('#content [class*="_"]').first();
  const plain = await section.evaluate((element) => {
    const classes = [...element.classList].filter((name) => name.includes('_'));
    const css = [...element.ownerDocument.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    return classes.filter((name) => !css.some((rule) => rule.cssText.includes(`.${name}`)));
  });
  expect(plain).toEqual([]);
});

test('the search shows a type first for each of its names, with its picture', async ({ page }) => {
  await page.goto('/_sections');
  for (const [word, type] of [
    ['card-grid', 'card-grid'],
    ['marquee', 'marquee'],
    ['accordion', 'faq'],
    ['testimonials', 'reviews'],
    ['video', 'video'],
  ] as const) {
    await page.getByRole('searchbox').fill(word);
    const [first] = await page.locator('main li:has(h3)').all();
    await expect(first!.locator('h3 a')).toHaveAttribute('href', `/_sections/${type}`);
    await expect(first!.locator('iframe').first()).toBeVisible();
  }
});

test('a search without results gives advice, and a click shows all again', async ({ page }) => {
  await page.goto('/_sections');
  const entries = page.locator('main li h3 a');
  await page.getByRole('searchbox').fill('no section is called so');
  await expect(page.getByText('Try another word for what it shows')).toBeVisible();
  await page.getByRole('button', { name: 'Show all sections' }).press('Enter');
  await expect(entries).toHaveCount(schemas.length);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test(
  'a type with several examples links to each by its picture, and no last line is cut',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(galleryAddress(fullest));
    const pictures = page.locator('main li:has(iframe) a');
    await expect(pictures).toHaveCount(fullest.addresses.length);
    await pictures.last().press('Enter');
    await expect(page).toHaveURL(new RegExp(`${galleryAddress(fullest)}/[a-z][a-z0-9-]*$`));
    await expect(page.locator('main iframe')).toHaveCount(6);
    const frames = await page.locator('main iframe').all();
    const sizes: { width: number; dark: boolean }[] = [];
    for (const frame of frames) {
      await frame.scrollIntoViewIfNeeded();
      const html = frame.contentFrame().locator('html[data-hydrated]');
      const hidden = () => html.evaluate(({ scrollHeight }) => scrollHeight - innerHeight);
      await expect.poll(hidden).toBeLessThanOrEqual(0);
      sizes.push(
        await html.evaluate((element) => ({
          width: innerWidth,
          dark: getComputedStyle(element).colorScheme === 'dark',
        })),
      );
    }
    expect(sizes).toEqual(
      [false, true].flatMap((dark) => [360, 768, 1440].map((width) => ({ width, dark }))),
    );
    expect(await accessProblems(page)).toEqual([]);
  },
);

test(
  'a section is shown with its properties, JSON, weight and pages',
  { tag: '@long' },
  async ({ page, context }) => {
    // The code may have to be built first.
    test.setTimeout(120_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(galleryAddress(single));
    await page.getByRole('button', { name: 'Copy JSON of Example' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { type: string };
    expect(copied.type).toBe(single.name);

    await expect(page.getByRole('rowheader', { name: 'type required' })).toBeVisible();
    // Opens the schema in the editor; this test has no editor.
    const schema = `schemas/sections/${single.name}.schema.json`;
    const asked = page.waitForRequest(`**/__open-in-editor?file=${encodeURIComponent(schema)}`);
    await page.route('**/__open-in-editor?*', (route) => route.fulfill({ status: 200 }));
    await page.getByRole('button', { name: `Open ${schema}` }).press('Enter');
    await asked;
    await page.getByRole('button', { name: 'Build and weigh' }).press('Enter');
    await expect(
      page.getByText(/^HTML [\d,]+ B, CSS [\d,]+ B, script [\d,]+ B, each compressed$/),
    ).toBeVisible({
      timeout: 90_000,
    });
    expect(await accessProblems(page)).toEqual([]);
  },
);

test('a template is shown as the page that it makes', { tag: '@long' }, async ({ page }) => {
  await page.goto(galleryAddress(templates[0]!));
  const frame = page.locator('iframe').first();
  await expect(frame.contentFrame().locator('main > *').first()).toBeAttached();
  await expect(page.getByText(`schemas/templates/${templates[0]!.name}.schema.json`)).toBeVisible();
  expect(await accessProblems(page)).toEqual([]);
});

for (const address of ['/_tokens', '/_type'])
  test(`${address} opens without console messages, and is accessible`, { tag: '@long' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await problems(page)).toEqual([]);
  });

async function accessProblems(page: Page): Promise<string[]> {
  const found = [...(await problems(page)), ...(await walkByTab(page)).problems];
  await page.setViewportSize({ width: 360, height: 740 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...found, ...(await page.evaluate(smallTargets)), ...(wide > 0 ? [`${wide} px too wide`] : [])];
}
