import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/expect-accessible.ts';
import { root } from '../../helpers/project.ts';
import { canvas, HOME, test } from '../support/studio-test.ts';

/* An editor's work with only the keyboard, on a copy of a small site with its own section type. */

function changedLines(before: string, after: string): number {
  const old = before.split('\n');
  return after.split('\n').filter((line, index) => line !== old[index]).length;
}

test(
  'a text is changed by keyboard: the page shows it, one line of the file changes, and it is undone',
  { tag: '@long' },
  async ({ page, site }) => {
    const before = site.read(HOME);
    // Open the page from the list by its search.
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.getByRole('link').first().waitFor();
    await page.keyboard.type('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await canvas(page).locator('[data-studio]').first().waitFor();
    // Open the form of the second part from the outline.
    await page.keyboard.press('F6');
    await expect(page.getByRole('tree').getByRole('treeitem', { selected: true })).toBeFocused();
    await page.keyboard.press('F6');
    await page.keyboard.press('F6');
    const field = page.locator('#region-panel :is(input, textarea)').first();
    await expect(field).toBeFocused();
    await page.keyboard.press('End');
    const heading = await canvas(page).locator('[data-studio="0"] h1').elementHandle();
    await page.keyboard.type(' heute');
    await expect(canvas(page).locator('[data-studio="0"] h1')).toContainText(' heute');
    // The same element has changed: nothing around it is rendered again.
    expect(await heading?.textContent()).toContain(' heute');
    expect(await canvas(page).locator('[data-studio="0"]').getAttribute('data-studio-selected')).toBe('');
    expect(site.read(HOME)).toBe(before);
    await expect(page.locator('.status')).toHaveText('Not saved');

    await page.keyboard.press('Control+s');
    await expect(page.locator('.status')).toHaveText('Saved');
    const after = site.read(HOME);
    expect(after).toContain(' heute"');
    expect(changedLines(before, after)).toBe(1);

    // The first undo removes the last word, the second the blank before it.
    await page.keyboard.press('Control+z');
    await expect(canvas(page).locator('[data-studio="0"] h1')).not.toContainText('heute');
    await page.keyboard.press('Control+z');
    await expect(field).not.toHaveValue(/ $/);
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.locator('.status')).toHaveText('Saved');
    expect(site.read(HOME)).toBe(before);
  },
);

test(
  'an error is shown at its field and prevents saving, and a reload loses nothing',
  { tag: '@long' },
  async ({ page, site }) => {
    const before = site.read(HOME);
    await site.open(page, HOME);
    const field = page.locator('#region-panel :is(input, textarea)').first();
    await field.fill('');
    await expect(page.locator('#region-panel .diagnostics .error').first()).toBeVisible();
    await expect(page.getByRole('tree').getByRole('treeitem', { selected: true })).toContainText('error');
    // Meanwhile the page shows the last valid version.
    await expect(canvas(page).locator('[data-studio="0"] h1')).not.toBeEmpty();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText('must be corrected');
    expect(site.read(HOME)).toBe(before);
    await page.reload();
    await expect(page.locator('#region-panel :is(input, textarea)').first()).toHaveValue('');
    await page.keyboard.press('Control+z');
    await expect(page.locator('#region-panel :is(input, textarea)').first()).not.toHaveValue('');
  },
);

test(
  'a click in the page selects its section; links and forms have no effect',
  { tag: '@long' },
  async ({ page, site }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/_studio/') && request.isNavigationRequest()) sent.push(request.url());
    });
    await site.open(page, HOME);
    const last = page.getByRole('tree').getByRole('treeitem').last();
    await canvas(page).locator('[data-studio] a').last().click();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    const frame = page.frames().find((each) => each.url().includes('/_studio/canvas'));
    expect(frame).toBeDefined();
    sent.length = 0;
    await canvas(page).locator('header a').first().click();
    await page.waitForTimeout(300);
    expect(sent).toEqual([]);
  },
);

test(
  'sections are inserted, moved, duplicated and deleted by keyboard, and the focus stays',
  { tag: '@long' },
  async ({ page, site }) => {
    const before = site.read(HOME);
    await site.open(page, HOME);
    const rows = page.getByRole('tree').getByRole('treeitem');
    const types = () => rows.locator('.type').allInnerTexts();
    const [, first = '', second = '', ...rest] = await types();
    await page.keyboard.press('F6');
    await expect(rows.nth(1)).toBeFocused();

    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(types).toEqual(['Page', second, first, ...rest]);
    await expect(rows.nth(2)).toBeFocused();
    await expect(page.locator('.editor > [role="status"]')).toHaveText(/^Moved .+ to place 2 of \d\.$/);
    await expect(canvas(page).locator('main > [data-studio="1"][data-studio-selected]')).toBeVisible();

    await page.keyboard.press('Delete');
    await expect.poll(types).toEqual(['Page', second, ...rest]);
    await expect(rows.nth(2)).toBeFocused();
    await expect(canvas(page).locator('main > [data-studio]')).toHaveCount(rest.length + 1);

    await page.keyboard.press('Control+z');
    await expect.poll(types).toEqual(['Page', second, first, ...rest]);
    await page.keyboard.press('Control+z');
    await expect.poll(types).toEqual(['Page', first, second, ...rest]);
    await expect(rows.nth(1)).toBeFocused();

    // The search knows other names of the types.
    const insert = page.getByRole('button', { name: 'Insert section below' });
    await insert.press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('accordion');
    await page.locator('.picker .card').first().press('Enter');
    await expect.poll(async () => (await types()).length).toBe(rest.length + 4);
    await expect(insert).toBeFocused();
    await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(canvas(page).locator('main > [data-studio="1"]')).toBeVisible();
    await page.getByRole('button', { name: 'Duplicate' }).press('Enter');
    await expect.poll(async () => (await types()).length).toBe(rest.length + 5);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(types).toEqual(['Page', first, second, ...rest]);
    await expect(page.locator('.status')).toHaveText('Saved');
    expect(site.read(HOME)).toBe(before);
  },
);

test(
  'several sections are moved, duplicated, deleted and copied as one step, by keys, clicks and dragging',
  { tag: '@long' },
  async ({ page, site }) => {
    const before = site.read(HOME);
    await site.open(page, HOME);
    const rows = page.getByRole('tree').getByRole('treeitem');
    const headings = () => rows.locator('.heading').allInnerTexts();
    const chosen = () =>
      rows.evaluateAll((all) =>
        all.flatMap((row, index) => (row.getAttribute('aria-selected') === 'true' ? [index] : [])),
      );
    const [top, a, b, c, d, e, ...rest] = await headings();
    const status = page.locator('.editor > [role="status"]');
    await page.keyboard.press('F6');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(chosen).toEqual([1, 2]);
    await expect(page.getByText('2 sections selected')).toBeVisible();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(headings).toEqual([top, c, a, b, d, e, ...rest]);
    await expect.poll(chosen).toEqual([2, 3]);
    await expect(rows.nth(3)).toBeFocused();
    await expect(status).toHaveText(`Moved 2 sections to place 2 of ${5 + rest.length}.`);
    // It is undone as one step; the focus stays on the rows.
    await page.keyboard.press('Control+z');
    await expect.poll(headings).toEqual([top, a, b, c, d, e, ...rest]);

    // Rows that are not adjacent are selected with Ctrl: move to the row, then select it.
    await rows.nth(1).click();
    await page.keyboard.press('Control+ArrowDown');
    await page.keyboard.press('Control+ArrowDown');
    await page.keyboard.press('Control+Space');
    await expect.poll(chosen).toEqual([1, 3]);
    await page.keyboard.press('Delete');
    await expect.poll(headings).toEqual([top, b, d, e, ...rest]);
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect.poll(headings).toEqual([top, a, b, c, d, e, ...rest]);

    // Rows are selected only by clicks, as on a phone.
    await rows.nth(1).click();
    const several = page.getByRole('button', { name: 'Select several' });
    await several.click();
    await rows.nth(2).click();
    await expect.poll(chosen).toEqual([1, 2]);
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(headings).toEqual([top, a, b, a, b, c, d, e, ...rest]);
    await expect.poll(chosen).toEqual([3, 4]);
    await page.keyboard.press('Control+z');
    await several.click();

    await rows.nth(1).click();
    await page.getByRole('button', { name: 'Move to …' }).press('Enter');
    await page.keyboard.type(d!);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `“${d}”` })
      .press('Enter');
    await expect.poll(headings).toEqual([top, b, c, d, a, e, ...rest]);
    await page.keyboard.press('Control+z');
    await expect.poll(headings).toEqual([top, a, b, c, d, e, ...rest]);

    // Rows are dragged within the outline, and sections within the page.
    await rows.nth(1).dragTo(rows.nth(3), { targetPosition: { x: 60, y: 52 } });
    await expect.poll(headings).toEqual([top, b, c, a, d, e, ...rest]);
    await page.keyboard.press('Control+z');
    await expect.poll(headings).toEqual([top, a, b, c, d, e, ...rest]);
    await rows.nth(3).click();
    const shown = (index: number) => canvas(page).locator(`[data-studio="${index}"]`);
    await rows.nth(3).dragTo(shown(1), { targetPosition: { x: 60, y: 5 } });
    await expect.poll(headings).toEqual([top, a, c, b, d, e, ...rest]);
    await page.keyboard.press('Control+z');
    await expect(page.locator('.status')).toHaveText('Saved');
    expect(site.read(HOME)).toBe(before);
  },
);

test(
  'the focus stays in the outline when its last section is deleted',
  { tag: '@long' },
  async ({ page, site }) => {
    await site.open(page, HOME);
    const rows = page.getByRole('tree').getByRole('treeitem');
    const count = await rows.count();
    await page.keyboard.press('F6');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(rows.nth(count - 1)).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(rows).toHaveCount(count - 1);
    await expect(rows.nth(count - 2)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(rows).toHaveCount(count);
    await expect(page.locator('[role="tree"] :focus')).toBeVisible();
  },
);

test(
  'a page is created, and an uploaded picture gets a suitable name',
  { tag: '@long' },
  async ({ page, site }) => {
    await page.getByRole('button', { name: 'New page' }).click();
    await page.keyboard.type('Neues Brot');
    await expect(page.getByLabel('Address')).toHaveValue('neues-brot');
    await page.keyboard.press('Enter');
    await canvas(page).locator('[data-studio]').first().waitFor();
    expect(site.read('pages-config/neues-brot.json')).toContain('"draft": true');
    // A double click on a text opens its field; typing replaces a placeholder there.
    const placeholder = canvas(page).locator('main').getByText(/^TODO/).first();
    await placeholder.dblclick();
    const focused = page.locator('#region-panel :focus');
    await expect(focused).toHaveText(/^TODO/);
    await page.keyboard.type('Worte');
    await expect(focused).toHaveText('Worte');
    await page.getByRole('button', { name: 'Put it on the site' }).click();
    await page.getByRole('button', { name: /^\d+ errors?/ }).click();
    await expect(page.getByRole('dialog')).toContainText('placeholder');
    await page.getByRole('button', { name: 'Show its field' }).first().click();
    await expect(focused).toHaveValue(/TODO/);

    await site.open(page, HOME);
    await page
      .getByRole('button', { name: /^Choose another/ })
      .first()
      .click();
    const bytes = readFileSync(path.join(root, 'tests/workshop/shots/photograph.ts'));
    await page
      .locator('.picker input[type="file"]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: bytes });
    await expect(page.getByRole('alert')).toContainText('can’t be read as a picture');
    const buffer = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await page
      .locator('.picker input[type="file"]')
      .setInputFiles({ name: 'My Photo.PNG', mimeType: 'image/png', buffer });
    // The alternative text is requested, and can’t be left out by mistake.
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Alternative text')).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use the picture' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('It only decorates').check();
    await dialog.getByLabel('visitors must know').check();
    await dialog.getByLabel('Alternative text').fill('Ein Brot');
    await dialog.getByRole('button', { name: 'Use the picture' }).click();
    await expect(canvas(page).locator('[data-studio="0"] img')).toHaveAttribute('alt', 'Ein Brot');
    await page.keyboard.press('Control+s');
    await expect(page.locator('.status')).toHaveText('Saved');
    expect(site.read(HOME)).toContain('"src": "pictures/my-photo.png"');
  },
);

test(
  'a text is formatted by keyboard: lists, links, pasted documents, and undo',
  { tag: '@long' },
  async ({ page, site }) => {
    const before = site.read(HOME);
    await site.open(page, HOME);
    await canvas(page).locator('[data-studio="2"] p').last().dblclick();
    const text = page.getByRole('textbox', { name: 'Text' }).and(page.locator('[contenteditable]'));
    await expect(text).toBeFocused();
    await expect(text).toHaveAccessibleDescription(/\S/);
    const press = async (keys: string) => {
      await page.keyboard.press(keys);
      // The browser reports a new selection a moment later.
      await page.waitForTimeout(80);
    };
    await press('Control+End');
    await press('Enter');
    await page.keyboard.type('Erstens');
    await press('Alt+F10');
    await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
    for (let step = 0; step < 7; step++) await press('ArrowRight');
    await expect(page.getByRole('button', { name: 'List with bullets' })).toBeFocused();
    await press('Enter');
    await expect(text).toBeFocused();
    await press('Enter');
    await page.keyboard.type('Zweitens');
    await press('Control+Shift+ArrowLeft');
    await press('Control+k');
    await page.keyboard.type('not an address');
    await press('Enter');
    await expect(page.getByRole('alert')).toContainText('An address begins with');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('/brote');
    await press('Enter');
    await expect(text).toBeFocused();
    const list = '<ul><li>Erstens</li><li><a href="/brote">Zweitens</a></li></ul>';
    await expect(canvas(page).locator('[data-studio="2"] a[href="/brote"]')).toHaveText('Zweitens');

    await press('End');
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<b>fett</b><img src="x.png"><u style="color:red">rot</u>');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      element.dispatchEvent(paste);
    });
    await expect(page.locator('.formatted [role="status"]')).toHaveText(
      'Left out of the pasted text: 1 picture, 1 tag <u>.',
    );
    await expect(text.locator('strong').last()).toHaveText('fett');
    await press('Control+z');
    await expect(text.locator('li').last()).toHaveText('Zweitens');
    await press('Control+s');
    await expect(page.locator('.status')).toHaveText('Saved');
    expect(site.read(HOME)).toContain(list.replaceAll('"', '\\"'));
    expect(changedLines(before, site.read(HOME))).toBe(1);
  },
);

test(
  'the page is shown on a phone, dark, printed, with large text, and as search engines and screen readers read it',
  { tag: '@long' },
  async ({ page, site }) => {
    await site.open(page, HOME);
    const views = page.getByRole('group', { name: 'View of the page' });
    await views.getByLabel('Width').selectOption('Phone, 360 px');
    expect(
      await canvas(page)
        .locator('html')
        .evaluate(() => innerWidth),
    ).toBe(360);
    await views.getByLabel('Width').selectOption('Desktop, 1440 px');
    expect(
      await canvas(page)
        .locator('html')
        .evaluate(() => innerWidth),
    ).toBe(1440);
    await views.getByLabel('Colours').selectOption('Dark');
    const scheme = () =>
      canvas(page)
        .locator('html')
        .evaluate((root) => getComputedStyle(root).colorScheme);
    expect(await scheme()).toBe('dark');
    await views.getByLabel('Look').selectOption('Printed');
    // Printed pages are light, and have no navigation.
    expect(await scheme()).toBe('light');
    await expect(canvas(page).getByRole('navigation').first()).toBeHidden();
    await views.getByLabel('Look').selectOption('On a screen');
    expect(await scheme()).toBe('dark');
    const size = () =>
      canvas(page)
        .locator('p')
        .first()
        .evaluate((text) => getComputedStyle(text).fontSize);
    const before = Number.parseFloat(await size());
    await views.getByRole('button', { name: 'Text at 200 %' }).click();
    expect(Number.parseFloat(await size())).toBeGreaterThan(before * 1.5);
    await views.getByRole('button', { name: 'As a screen reader reads it' }).click();
    await expect(page.locator('.spoken')).toContainText('heading 1 Gutes Brot');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await views.getByRole('button', { name: 'Search result' }).click();
    await expect(page.getByRole('dialog')).toContainText('Sauerteigbrot und Brezeln');
    const picture = page.getByRole('img', { name: /^The shared link, with the words/ });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  },
);
