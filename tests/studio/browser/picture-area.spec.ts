import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/expect-accessible.ts';
import { canvas, test, type OpenedSite } from '../support/studio-test.ts';

/* The shown part of a picture, by keyboard, numbers and mouse. */

const FILE = 'pages-config/brief.json';

/** Adds a page with a photograph: dark above, light below, and a red square in the upper left. */
async function addPage(site: OpenedSite): Promise<void> {
  const folder = path.join(site.folder, 'pages-config/_media/pictures');
  mkdirSync(folder, { recursive: true });
  const light = { create: { width: 1600, height: 600, channels: 3, background: '#d9c7a0' } } as const;
  const square = { create: { width: 300, height: 300, channels: 3, background: '#b3261e' } } as const;
  const picture = sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#2b3a55' },
  }).composite([
    { input: light, left: 0, top: 600 },
    { input: square, left: 200, top: 150 },
  ]);
  writeFileSync(path.join(folder, 'hof.png'), await picture.png().toBuffer());
  const letter = {
    type: 'letter',
    text: '<p>Ein Brief aus der Backstube an alle, die morgens kommen.</p>',
    image: { src: 'pictures/hof.png', alt: 'Der Hof hinter der Backstube' },
    signature: { name: 'Anna Korn', role: 'Bäckerin' },
  };
  const page = {
    title: 'Ein Brief aus der Backstube',
    description: 'Ein Brief aus der Backstube an alle, die morgens kommen, mit einem Bild des Hofes.',
    sections: [{ type: 'page-head', title: 'Ein Brief' }, letter],
  };
  writeFileSync(path.join(site.folder, FILE), JSON.stringify(page, null, 2));
}

async function openLetter(page: Page, site: OpenedSite): Promise<void> {
  await addPage(site);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: /Ein Brief/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await site.open(page, FILE);
  await page.getByRole('treeitem').last().click();
}

function written(site: OpenedSite) {
  const { sections } = JSON.parse(site.read(FILE)) as { sections: { image?: Record<string, unknown> }[] };
  return sections[1]!.image;
}

test(
  'a crop and a focal point are set by keys, numbers and mouse, shown, undone and reset',
  { tag: '@long' },
  async ({ page, site }) => {
    await openLetter(page, site);
    const button = page.getByRole('button', { name: /^Crop and focal point/ });
    await button.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Lower edge' }).waitFor();
    await expectAccessible(page);
    // Arrow keys: 1 % each, with Shift 10 %.
    await dialog.getByRole('button', { name: 'Right edge' }).press('Shift+ArrowLeft');
    await dialog.getByRole('button', { name: 'Right edge' }).press('ArrowLeft');
    await expect(dialog.getByLabel('Width')).toHaveValue('89');
    await expect(dialog.getByRole('status')).toHaveText(/89 % wide, 100 % high/);
    await dialog.getByLabel('Top', { exact: true }).fill('10');
    await expect(dialog.getByLabel('Height')).toHaveValue('90');
    await dialog.getByRole('button', { name: 'Focal point' }).press('ArrowUp');
    await expect(dialog.getByLabel('From the top')).toHaveValue('40');
    // By mouse: the lower right corner, then a press on the picture.
    const corner = (await dialog.getByRole('button', { name: 'Lower right corner' }).boundingBox())!;
    const stage = (await dialog.locator('.stage').boundingBox())!;
    const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - stage.width * 0.29, y - stage.height * 0.2, { steps: 4 });
    await page.mouse.up();
    await expect(dialog.getByLabel('Width')).toHaveValue('60');
    await expect(dialog.getByLabel('Height')).toHaveValue('70');
    const part = (await dialog.locator('.part').boundingBox())!;
    await page.mouse.click(part.x + part.width * 0.31, part.y + part.height * 0.19);
    await expect(dialog.getByLabel('From the left')).toHaveValue('30');
    await expect(dialog.getByLabel('From the top')).toHaveValue('20');
    for (const grip of await dialog.locator('.grip, .focus').all()) {
      const { width, height } = (await grip.boundingBox())!;
      expect([width, height].every((size) => size >= 44)).toBe(true);
    }
    await dialog.getByRole('button', { name: 'Use' }).click();
    await expect(button).toBeFocused();

    const image = canvas(page).locator('[data-studio="1"] img').first();
    await expect(image).toHaveAttribute('width', '960');
    await expect(image).toHaveAttribute('data-focus', '30 20');
    await expect(image).toHaveCSS('object-position', '30% 20%');
    await page.keyboard.press('Control+s');
    await expect(page.locator('.status')).toHaveText('Saved');
    expect(written(site)).toEqual({
      src: 'pictures/hof.png',
      alt: 'Der Hof hinter der Backstube',
      crop: { left: 0, top: 10, width: 60, height: 70 },
      focus: { x: 30, y: 20 },
    });

    await page.keyboard.press('Control+z');
    await expect(image).toHaveAttribute('width', '1600');
    await page.keyboard.press('Control+Shift+z');
    await expect(image).toHaveAttribute('width', '960');
    await button.click();
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await dialog.getByRole('button', { name: 'Use' }).click();
    await expect(image).toHaveAttribute('width', '1600');
    await page.keyboard.press('Control+s');
    await expect(page.locator('.status')).toHaveText('Saved');
    expect(written(site)).toEqual({ src: 'pictures/hof.png', alt: 'Der Hof hinter der Backstube' });
  },
);

for (const { width, colorScheme, forcedColors } of [
  { width: 360, colorScheme: 'light', forcedColors: 'none' },
  { width: 360, colorScheme: 'dark', forcedColors: 'active' },
  { width: 768, colorScheme: 'dark', forcedColors: 'none' },
  { width: 1440, colorScheme: 'light', forcedColors: 'none' },
] as const)
  test(
    `the dialog fits at ${width} px, ${colorScheme}, forced colours ${forcedColors}`,
    { tag: '@long' },
    async ({ page, site }) => {
      await openLetter(page, site);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, forcedColors });
      if (width < 1024) await page.getByRole('button', { name: 'Fields', exact: true }).click();
      await page.getByRole('button', { name: /^Crop and focal point/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Left', { exact: true }).fill('20');
      await dialog.getByLabel('From the top').fill('20');
      // Axe does not know the colours of the system.
      if (forcedColors === 'none') await expectAccessible(page);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    },
  );
