import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/expect-accessible.ts';
import { canvas, HOME, test, type OpenedSite } from '../support/studio-test.ts';

/* The differences to the last commit in pictures, by keyboard. */

const FORM = 'pages-config/_forms/feier.json';
const SITE = 'pages-config/_site.json';
const PICTURE = 'pages-config/_media/pictures/hof.png';

function git(site: OpenedSite, ...words: string[]): void {
  execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.org', ...words], {
    cwd: site.folder,
    stdio: 'ignore',
  });
}

async function writePicture(site: OpenedSite, width: number, background: string): Promise<void> {
  const file = path.join(site.folder, PICTURE);
  mkdirSync(path.dirname(file), { recursive: true });
  const picture = sharp({ create: { width, height: 300, channels: 3, background } });
  writeFileSync(file, await picture.png().toBuffer());
}

function replace(site: OpenedSite, file: string, from: string, to: string): void {
  expect(site.read(file)).toContain(from);
  writeFileSync(path.join(site.folder, file), site.read(file).replace(from, to));
}

/** Changes a title, a form, the header and a picture after the first commit, and opens the list of changes. */
async function change(page: Page, site: OpenedSite): Promise<void> {
  await writePicture(site, 400, '#b3261e');
  git(site, 'init', '--quiet');
  writeFileSync(path.join(site.folder, '.gitignore'), 'var\nnode_modules\ndist\n');
  git(site, 'add', '--all');
  git(site, 'commit', '--quiet', '--message=first');
  await writePicture(site, 600, '#2b3a55');
  replace(site, FORM, '"title": "Anlass"', '"title": "Was feiern Sie?"');
  replace(site, SITE, '"label": "Brot bestellen", "to"', '"label": "Brot reservieren", "to"');
  await site.open(page, HOME);
  await page.locator('#region-panel :is(input, textarea)').first().fill('Ein anderes Wort');
  await expect(canvas(page).locator('[data-studio="0"]')).toContainText('Ein anderes Wort');
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

test(
  'a changed page is shown before and now, with its changes framed, and so is a picture',
  { tag: '@long' },
  async ({ page, site }) => {
    await change(page, site);
    const list = page.getByRole('dialog', { name: 'Publish' });
    const button = list.getByRole('button', { name: /^Before and now/ }).first();
    const row = list.getByRole('listitem').filter({ hasText: HOME }).first();
    await row.getByRole('button', { name: /^Before and now/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /before and now$/ });
    const [before, now] = [/^Before/, /^Now/].map((title) => dialog.getByTitle(title).contentFrame());
    await expect(now!.locator('[data-studio="0"]')).toContainText('Ein anderes Wort');
    await expect(before!.locator('[data-studio="0"]')).not.toContainText('Ein anderes Wort');
    for (const frame of [before!, now!]) {
      await expect(frame.locator('[data-studio-changed]')).toHaveCount(1);
      await expect(frame.locator('[data-studio="0"]')).toHaveAttribute('data-studio-changed', '');
    }
    await expect(dialog.getByRole('status')).toHaveText('1 section with a difference, in a frame.');
    await dialog.getByRole('button', { name: 'Next change' }).press('Enter');
    await expect(dialog.getByRole('status')).toHaveText('Change 1 of 1: section 1.');
    await dialog.getByLabel('Width').selectOption('768');
    expect(await now!.locator('html').evaluate((element) => element.clientWidth)).toBe(768);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button', { name: /^Before and now/ })).toBeFocused();

    const picture = list.getByRole('listitem').filter({ hasText: PICTURE });
    await picture.getByRole('button', { name: /^Before and now/ }).press('Enter');
    await expect(dialog.getByText('400 × 300 pixels')).toBeVisible();
    await expect(dialog.getByText('600 × 300 pixels')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeVisible();
  },
);

test(
  'a changed form and changed settings are shown on a page before and now, and in words',
  { tag: '@long' },
  async ({ page, site }) => {
    await change(page, site);
    const dialog = page.getByRole('dialog', { name: /before and now$/ });
    for (const { file, words, before, now } of [
      {
        file: FORM,
        words: 'question “Was feiern Sie?” › label: “Anlass” → “Was feiern Sie?”',
        before: 'Anlass',
        now: 'Was feiern Sie?',
      },
      {
        file: SITE,
        words: 'header › buttons › entry 1 › words: “Brot bestellen” → “Brot reservieren”',
        before: 'Brot bestellen',
        now: 'Brot reservieren',
      },
    ]) {
      const row = page
        .getByRole('dialog', { name: 'Publish' })
        .getByRole('listitem')
        .filter({ hasText: file });
      await expect(row.getByText(words)).toBeVisible();
      await row.getByRole('button', { name: /^Before and now/ }).press('Enter');
      // A narrow page hides its header's buttons.
      await dialog.getByLabel('Width').selectOption('1440');
      const sides = [/^Before/, /^Now/].map((title) => dialog.getByTitle(title).contentFrame());
      await expect(sides[0]!.getByText(before).first()).toBeVisible();
      await expect(sides[1]!.getByText(now).first()).toBeVisible();
      await expect(sides[0]!.getByText(now)).toHaveCount(0);
      await expect(dialog.getByRole('status')).toHaveText(/^1 section with a difference/);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  },
);

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const)
  test(`the comparison fits at ${width} px, ${colorScheme}`, { tag: '@long' }, async ({ page, site }) => {
    await change(page, site);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page
      .getByRole('listitem')
      .filter({ hasText: HOME })
      .getByRole('button', { name: /^Before/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /before and now$/ });
    const now = dialog.getByTitle('Now').contentFrame();
    await expect(now.locator('[data-studio-changed]')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Next change' }).click();
    await expectAccessible(page);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
