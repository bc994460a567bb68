import { problems } from '../../e2e/support/axe.ts';
import { locateForm, paper } from '../../e2e/support/forms-under-test.ts';
import { expect, openPage, test } from '../../e2e/support/site.ts';
import { fillWithSample } from './form-answers.ts';

/* After any failure the form still has every answer, and the messages are those of the specification. */

test(
  'the browser’s checks come first; then those of the form, beside the field and in a summary that takes the focus',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/contact');
    const form = locateForm(page, 'contact');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByRole('alert')).toHaveCount(0);
    await fillWithSample(page, 'contact');
    await form.getByLabel('Your email').fill('asha');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByLabel('Your email')).toBeFocused();
    await form.getByLabel('Your email').fill('asha@example.org');
    await form.getByLabel('Name').fill('   ');
    await form.getByRole('button', { name: 'Send message' }).click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('heading', { level: 2 })).toHaveText('One thing needs your attention');
    const name = form.getByLabel('Name');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/Enter name\./);
    expect(await problems(page, [1280], '[data-form]')).toEqual([]);
    await summary.getByRole('link', { name: 'Enter name.' }).click();
    await expect(name).toBeFocused();
    await name.fill('Asha');
    await expect(summary).toHaveCount(0);
  },
);

test('manuscript: required answers that are only blanks cause the alert with the specified text', async ({
  page,
}) => {
  await openPage(page, '/submit-manuscript');
  await fillWithSample(page, 'manuscript');
  await locateForm(page, 'manuscript').getByLabel('Author first name').fill('  ');
  const alert = page.waitForEvent('dialog');
  const click = locateForm(page, 'manuscript').getByRole('button', { name: 'Submit manuscript' }).click();
  const dialog = await alert;
  expect(dialog.type()).toBe('alert');
  expect(dialog.message()).toBe('Author first name, last name, author details, and manuscript are required.');
  await dialog.accept();
  await click;
  await expect(locateForm(page, 'manuscript').getByRole('alert')).toBeFocused();
});

test('co-authors: a new row gets the focus, and after a removal the nearest row does; both are announced', async ({
  page,
}) => {
  await openPage(page, '/submit-manuscript');
  const form = locateForm(page, 'manuscript');
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

test(
  'a draft survives a reload, can be cleared, and contains no password',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, '/submit-manuscript');
    await fillWithSample(page, 'manuscript');
    await page.waitForTimeout(500);
    await page.reload();
    await openPage(page, '/submit-manuscript');
    const form = locateForm(page, 'manuscript');
    await expect(form.getByLabel('Author first name')).toHaveValue('Asha');
    await expect(form.getByText(paper.name)).toBeVisible();
    await expect(form.getByText('We kept what you typed.')).toBeVisible();
    await form.getByRole('button', { name: 'Clear' }).click();
    await expect(form.getByLabel('Author first name')).toHaveValue('');
    await expect(form.getByText(paper.name)).toHaveCount(0);
    await page.waitForTimeout(500);
    await openPage(page, '/submit-manuscript');
    await expect(form.getByLabel('Author first name')).toHaveValue('');
    await expect(form.getByText('We kept what you typed.')).toHaveCount(0);
  },
);

test('an optional file that was refused is not left out in silence: it is shown once, and can be removed', async ({
  page,
}) => {
  await openPage(page, '/soform');
  const dialog = page.getByRole('dialog');
  await fillWithSample(page, 'quote', 'dialog');
  const input = dialog.getByLabel('The brief');
  await input.setInputFiles({ name: 'sheet.heic', mimeType: 'image/heic', buffer: Buffer.from('x') });
  const reason = dialog.getByText('This kind of file can’t be accepted.');
  await expect(reason).toBeVisible();
  expect((await reason.boundingBox())?.width, 'its lines are readable').toBeGreaterThan(150);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  // The browser shows no bubble for an event that is cancelled.
  const isCancelled = input.evaluate(
    (element) =>
      new Promise((resolve) =>
        element.addEventListener('invalid', (event) => setTimeout(() => resolve(event.defaultPrevented))),
      ),
  );
  await dialog.getByRole('button', { name: 'Send request' }).click();
  expect(await isCancelled).toBe(true);
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleDescription(/This kind of file can’t be accepted/);
  expect(posts).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Thank you.')).toBeVisible();
});

test('a day that is past for the visitor is refused by the browser, with the words of the form', async ({
  page,
}) => {
  await openPage(page, '/soform');
  const dialog = page.getByRole('dialog');
  await fillWithSample(page, 'quote', 'dialog');
  const [yesterday, today] = await page.evaluate(() =>
    [-1, 0].map((days) => {
      const day = new Date();
      day.setDate(day.getDate() + days);
      return new Intl.DateTimeFormat('en-CA').format(day);
    }),
  );
  const day = dialog.getByLabel('Needed by');
  await day.fill(yesterday!);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(day).toBeFocused();
  expect(
    await day.evaluate(({ validationMessage, validity }: HTMLInputElement) => [
      validationMessage,
      validity.rangeUnderflow,
    ]),
  ).toEqual(['Needed by must be today or later.', true]);
  expect(posts).toEqual([]);
  await day.fill(today!);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Thank you.')).toBeVisible();
});

test('a message that is only the prefilled beginning counts as missing', async ({ page }) => {
  await openPage(page, '/soform?subject=Languages');
  const dialog = page.getByRole('dialog');
  const message = dialog.getByLabel('Message');
  const beginning = await message.inputValue();
  expect(beginning).toContain('Languages');
  await fillWithSample(page, 'quote', 'dialog');
  await message.fill(beginning);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  expect(posts.filter((url) => url.includes('/api/forms/'))).toEqual([]);
});
