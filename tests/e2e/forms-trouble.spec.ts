import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { answers, expectToast, fill, formOf, paper, referencePattern, toast } from './form-answers.ts';
import { expect, open, test } from './site.ts';

/* Whatever goes wrong, every word stays, and nothing is stored twice. */

const contact = '**/api/forms/contact';
const sendMessage = (page: Page) => formOf(page, 'contact').getByRole('button', { name: 'Send message' });

test('native checks come first; then ours, beside the field and in a summary that takes the focus', async ({
  page,
}) => {
  await open(page, '/contact');
  const form = formOf(page, 'contact');
  await sendMessage(page).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await fill(page, 'contact');
  await form.getByLabel('Your email').fill('asha');
  await sendMessage(page).click();
  await expect(form.getByLabel('Your email')).toBeFocused();
  await form.getByLabel('Your email').fill('asha@example.org');
  await form.getByLabel('Name').fill('   ');
  await sendMessage(page).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading', { level: 2 })).toHaveText('One thing needs your attention');
  const name = form.getByLabel('Name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/Enter name\./);
  const found = await new AxeBuilder({ page }).include('[data-form]').analyze();
  expect(found.violations).toEqual([]);
  await summary.getByRole('link', { name: 'Enter name.' }).click();
  await expect(name).toBeFocused();
  await name.fill('Asha');
  await expect(summary).toHaveCount(0);
});

test('manuscript: required items of blanks bring the alert with its exact words', async ({ page }) => {
  await open(page, '/submit-manuscript');
  await fill(page, 'manuscript');
  await formOf(page, 'manuscript').getByLabel('Author first name').fill('  ');
  const alert = page.waitForEvent('dialog');
  const click = formOf(page, 'manuscript').getByRole('button', { name: 'Submit manuscript' }).click();
  const dialog = await alert;
  expect(dialog.type()).toBe('alert');
  expect(dialog.message()).toBe('Author first name, last name, author details, and manuscript are required.');
  await dialog.accept();
  await click;
  await expect(formOf(page, 'manuscript').getByRole('alert')).toBeFocused();
});

test('a file of the wrong kind is refused in words, and the next one is taken', async ({ page }) => {
  await open(page, '/submit-manuscript');
  const form = formOf(page, 'manuscript');
  const input = form.getByLabel('Manuscript');
  await input.setInputFiles({ name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
  await expect(form.getByText('This kind of file can’t be taken. Attach it as PDF')).toBeVisible();
  expect(await input.evaluate((element: HTMLInputElement) => element.files?.length)).toBe(0);
  await input.setInputFiles(paper);
  await expect(form.getByText(paper.name)).toBeVisible();
  await expect(form.getByText('can’t be taken')).toHaveCount(0);
});

test('co-authors: a new row takes the focus, a removal gives it to what stands nearest; both are announced', async ({
  page,
}) => {
  await open(page, '/submit-manuscript');
  const form = formOf(page, 'manuscript');
  const add = form.getByRole('button', { name: 'Add a co-author' });
  const row = (number: number) => form.getByRole('group', { name: `Co-author ${number}`, exact: true });
  await add.click();
  await expect(row(1).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('First');
  await add.press('Enter');
  await expect(row(2).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Second');
  await expect(form.getByText('Co-author 2 added.')).toBeAttached();
  await form.getByRole('button', { name: 'Remove co-author 1' }).click();
  await expect(row(1).getByLabel('Name')).toHaveValue('Second');
  await expect(form.getByRole('button', { name: 'Remove co-author 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await expect(form.getByText('Co-author 1 removed; none is left.')).toBeAttached();
});

test('a lost connection keeps every word; trying again stores it once', async ({ page, quiet }) => {
  await open(page, '/contact');
  const keys: string[] = [];
  let isLost = true;
  await page.route(contact, async (route: Route) => {
    keys.push((route.request().postDataJSON() as { _key: string })._key);
    if (!isLost) return route.continue();
    // The server has it; the answer does not come back.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await fill(page, 'contact');
  await sendMessage(page).click();
  await expect(page.getByText('The connection broke off')).toBeVisible();
  await expect(formOf(page, 'contact').getByLabel('Message')).toHaveValue(answers.contact.Message);
  isLost = false;
  const answered = page.waitForResponse(contact);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await answered).status()).toBe(200);
  await expectToast(page, 'Message sent successfully!');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  quiet.length = 0;
});

for (const status of [413, 415, 422, 429, 503]) {
  test(`an answer of ${status} keeps every word and says what to do`, async ({ page, quiet }) => {
    await open(page, '/contact');
    const message = `Words of the server for ${status}.`;
    const errors = status === 422 ? [{ path: 'Your_email', message: 'This address does not exist.' }] : [];
    await page.route(contact, (route) =>
      route.fulfill({ status, json: { ok: false, code: 'x', message, errors } }),
    );
    await fill(page, 'contact');
    await sendMessage(page).click();
    await expect(formOf(page, 'contact').getByLabel('Name')).toHaveValue('Asha Rao');
    if (status === 422)
      await expect(page.getByLabel('Your email')).toHaveAccessibleDescription('This address does not exist.');
    else {
      await expect(formOf(page, 'contact').getByText(message)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    }
    await expect(toast(page)).toHaveCount(0);
    quiet.length = 0;
  });
}

test('offline: the visitor is told, and it is sent once when the line is back', async ({ page, context }) => {
  await open(page, '/contact');
  let count = 0;
  page.on('request', (request) => (count += Number(request.url().includes('/api/forms/'))));
  await fill(page, 'contact');
  await context.setOffline(true);
  await sendMessage(page).click();
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  expect(count).toBe(0);
  await context.setOffline(false);
  await expectToast(page, 'Message sent successfully!');
  await expect(page.getByText(referencePattern).first()).toBeVisible();
  expect(count).toBe(1);
});

test('offline, and the page is left: it is sent on the next visit, with its file', async ({
  page,
  context,
}) => {
  await open(page, '/submit-manuscript');
  await fill(page, 'manuscript');
  await context.setOffline(true);
  await formOf(page, 'manuscript').getByRole('button', { name: 'Submit manuscript' }).click();
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await open(later, '/submit-manuscript');
  await expectToast(later, 'Success! Form submitted successfully !');
  await expect(formOf(later, 'manuscript').getByText(referencePattern).first()).toBeVisible();
});

test('offline, and the visitor comes back to another page: it is sent from there, once', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  await fill(page, 'contact');
  await context.setOffline(true);
  await sendMessage(page).click();
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  let count = 0;
  later.on('request', (request) => (count += Number(request.url().includes('/api/forms/'))));
  await open(later, '/about');
  await expect(later.locator('#announcer')).toContainText('your answers were sent');
  await open(later, '/contact');
  await expect(later.getByText(/Sent on .* Reference/)).toBeVisible();
  await expect(formOf(later, 'contact').getByLabel('Name')).toHaveValue('');
  expect(count).toBe(1);
});

test('a draft survives a reload, can be cleared, and holds no password', async ({ page }) => {
  await open(page, '/submit-manuscript');
  await fill(page, 'manuscript');
  await page.waitForTimeout(500);
  await page.reload();
  await open(page, '/submit-manuscript');
  const form = formOf(page, 'manuscript');
  await expect(form.getByLabel('Author first name')).toHaveValue('Asha');
  await expect(form.getByText(paper.name)).toBeVisible();
  await expect(form.getByText('We kept what you typed.')).toBeVisible();
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(form.getByLabel('Author first name')).toHaveValue('');
  await expect(form.getByText(paper.name)).toHaveCount(0);
  await page.waitForTimeout(500);
  await open(page, '/submit-manuscript');
  await expect(form.getByLabel('Author first name')).toHaveValue('');
  await expect(form.getByText('We kept what you typed.')).toHaveCount(0);
});

test('a draft older than seven days is gone', async ({ page }) => {
  await page.addInitScript(() => {
    const at = Date.now() - 8 * 24 * 60 * 60 * 1000;
    localStorage.setItem(
      'draft:contact',
      JSON.stringify({ answers: { Name: 'Old' }, key: 'k'.repeat(12), at }),
    );
  });
  await open(page, '/contact');
  await expect(formOf(page, 'contact').getByLabel('Name')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
});

for (const [id, route] of [
  ['contact', '/contact'],
  ['manuscript', '/submit-manuscript'],
  ['signup', '/bookpage'],
  ['quote', '/soform'],
] as const) {
  test(`${id} fits 360 pixels and 200 % of text, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, route);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    const found = await new AxeBuilder({ page }).include('[data-form]').analyze();
    expect(found.violations).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
