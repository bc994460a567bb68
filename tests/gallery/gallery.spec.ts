import type { Page } from '@playwright/test';
import { galleryAddress } from '../../src/core/gallery/gallery-entry.ts';
import { faults } from '../e2e/support/axe.ts';
import { walkByTab } from '../e2e/support/walk-by-tab.ts';
import { smallTargets } from '../e2e/probes/small-targets.ts';
import { expect, test } from '../e2e/support/site.ts';
import { schemaExamples } from './examples.ts';

const schemas = schemaExamples();
const sections = schemas.filter(({ kind }) => kind === 'sections');
const templates = schemas.filter(({ kind }) => kind === 'templates');
/** The type with the most examples. */
const fullest = sections.toSorted((a, b) => b.addresses.length - a.addresses.length)[0]!;

test('the list holds every schema, and is searched by keyboard', async ({ page }) => {
  await page.goto('/_sections');
  const entries = page.locator('main li h3 a');
  await expect(entries).toHaveCount(schemas.length);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search by name or purpose' })).toBeFocused();
  await page.keyboard.type(fullest.name);
  await expect(page.locator('main output')).toHaveText(/^\d+ found$/);
  const found = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(found).toContain(galleryAddress(fullest));
  expect(found.length).toBeLessThan(schemas.length);
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(schemas.length);
  await page.keyboard.type('no section is called so');
  await expect(page.getByText('Nothing is called so.')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await accessFaults(page)).toEqual([]);
});

test('a section is shown in both themes and three widths, with its properties, JSON, weight and pages', async ({
  page,
  context,
}) => {
  // It may have to build the code first.
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(galleryAddress(fullest));
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(6 * fullest.addresses.length);
  // Each frame is a whole page: those of the first example and of the last tell what those between them would.
  const all = await frames.all();
  const sizes: { width: number; dark: boolean }[] = [];
  for (const frame of [...all.slice(0, 6), ...all.slice(-6)]) {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().locator('html[data-hydrated]')).toHaveCount(1);
    sizes.push(
      await frame
        .contentFrame()
        .locator('html')
        .evaluate((html) => ({
          width: innerWidth,
          dark: getComputedStyle(html).colorScheme === 'dark',
        })),
    );
  }
  const six = [false, true].flatMap((dark) => [360, 768, 1440].map((width) => ({ width, dark })));
  expect(sizes).toEqual([...six, ...six]);

  await page.getByRole('button', { name: 'Copy JSON of example 1' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { type: string };
  expect(copied.type).toBe(fullest.name);

  await expect(page.getByRole('rowheader', { name: 'type required' })).toBeVisible();
  // The schema is opened in the editor, which this test has none of.
  const schema = `schemas/sections/${fullest.name}.schema.json`;
  const asked = page.waitForRequest(`**/__open-in-editor?file=${encodeURIComponent(schema)}`);
  await page.route('**/__open-in-editor?*', (route) => route.fulfill({ status: 200 }));
  await page.getByRole('button', { name: `Open ${schema}` }).press('Enter');
  await asked;
  await page.getByRole('button', { name: 'Build and weigh' }).press('Enter');
  await expect(page.getByText(/^HTML [\d,]+ B, CSS [\d,]+ B, script [\d,]+ B, each compressed$/)).toBeVisible(
    {
      timeout: 90_000,
    },
  );
  expect(await accessFaults(page)).toEqual([]);
});

test('a template is shown as the page that it makes', async ({ page }) => {
  await page.goto(galleryAddress(templates[0]!));
  const frame = page.locator('iframe').first();
  await expect(frame.contentFrame().locator('main > *').first()).toBeAttached();
  await expect(page.getByText(`schemas/templates/${templates[0]!.name}.schema.json`)).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
});

for (const address of ['/_tokens', '/_type'])
  test(`${address} opens without a word on the console, and is accessible`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

async function accessFaults(page: Page): Promise<string[]> {
  const found = [...(await faults(page)), ...(await walkByTab(page)).faults];
  await page.setViewportSize({ width: 360, height: 740 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...found, ...(await page.evaluate(smallTargets)), ...(wide > 0 ? [`${wide} px too wide`] : [])];
}
