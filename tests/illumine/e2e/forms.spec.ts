import { fillWithSample, recordFormData } from './form-answers.ts';
import {
  expectToast,
  locateForm,
  paper,
  referencePattern,
  toast,
} from '../../e2e/support/forms-under-test.ts';
import { holdCode } from '../../e2e/support/delayed-code.ts';
import { expect, openPage, test } from '../../e2e/support/site.ts';

/* Every form, sent to the real server by a hydrated page. */

test('contact: the toast has the exact words and the reference, and the form is empty again', async ({
  page,
}) => {
  await openPage(page, '/contact');
  const form = locateForm(page, 'contact');
  await expect(form.getByLabel('Services')).toHaveValue('Academic assignment help');
  await fillWithSample(page, 'contact');
  await form.getByLabel('Services').selectOption('Website development');
  const sent = page.waitForRequest('**/api/forms/contact');
  await form.getByRole('button', { name: 'Send message' }).click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ Name: 'Asha Rao', Services: 'Website development', _website: '' });
  expect(body).not.toHaveProperty('Location');
  await expectToast(page, 'Message sent successfully!');
  await expect(form.getByText(referencePattern).first()).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(form.getByLabel('Services')).toHaveValue('Academic assignment help');
  await expect(toast(page)).toHaveCount(0, { timeout: 4500 });
});

test('a click closes a toast', async ({ page }) => {
  await openPage(page, '/contact');
  await fillWithSample(page, 'contact');
  await locateForm(page, 'contact').getByRole('button', { name: 'Send message' }).click();
  await toast(page).click({ timeout: 2500 });
  await expect(toast(page)).toHaveCount(0, { timeout: 500 });
});

test('quote: the dialog traps the focus, and is closed by ×, the backdrop, Escape, and 3 seconds after sending', async ({
  page,
}) => {
  await openPage(page, '/aws');
  const start = page.getByRole('link', { name: 'Get Started' }).first();
  const dialog = page.getByRole('dialog');
  for (const close of ['×', 'backdrop', 'Escape'] as const) {
    await start.click();
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => !document.activeElement || !!document.activeElement.closest('dialog, html:not(:has(dialog))'),
      ),
    ).toBe(true);
    if (close === '×') await dialog.getByRole('link', { name: 'Close' }).click();
    else if (close === 'backdrop') await page.mouse.click(8, 400);
    else await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(start).toBeFocused();
    await expect(page).toHaveURL('/aws');
  }
  await start.click();
  await expect(dialog).toHaveAccessibleName('Tell us what you need: Academic assignment help');
  await expect(dialog.getByLabel('Services')).toHaveValue('Academic assignment help');
  await dialog.getByLabel('Name').click();
  await expect(dialog).toBeVisible();
  await fillWithSample(page, 'quote', 'dialog');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expectToast(page, 'Success! Form submitted successfully !');
  await expect(dialog.getByText(referencePattern).first()).toBeVisible();
  await expect(dialog).toHaveCount(0, { timeout: 4000 });
  await expect(page).toHaveURL('/aws');
  // Three seconds are too short to write the reference down: the message with it stays until it is dismissed.
  const left = page.getByRole('status').filter({ hasText: referencePattern });
  await expect(left).toContainText('You will hear from us by');
  await left.getByRole('button', { name: 'Dismiss' }).click();
  await expect(left).toHaveCount(0);
});

test('quote at its own address: one dialog, 60 % × 70 % of the window; closing it leads to the home page', async ({
  page,
}) => {
  await openPage(page, '/soform?service=web');
  await expect(page.locator('form:has([name=Services])')).toHaveCount(1);
  const dialog = page.getByRole('dialog');
  for (const [width, height] of [
    [1600, 1000],
    [1280, 720],
    [1024, 768],
    [800, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await dialog.locator('> div').boundingBox();
    expect(box?.width).toBeCloseTo(width * 0.6, 0);
    expect(box?.height).toBeCloseTo(height * 0.7, 0);
  }
  await expect(dialog.getByLabel('Services')).toHaveValue('Website development');
  await fillWithSample(page, 'quote', 'dialog');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expectToast(page, 'Success! Form submitted successfully !');
  await expect(page).toHaveURL('/', { timeout: 5000 });
  await expect(page.getByRole('status').filter({ hasText: referencePattern })).toBeVisible();
});

test('on a static host, text that was typed before the choice of a service stays', async ({
  page,
  baseURL,
}) => {
  const document = new URL('/soform', baseURL).href;
  await page.route('/soform?service=web', async (asked) => {
    await asked.fulfill({ response: await asked.fetch({ url: document }) });
  });
  const code = await holdCode(page);
  await page.goto('/soform?service=web');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').pressSequentially('Asha');
  await code.release();
  await expect(dialog.getByLabel('Services')).toHaveValue('Website development');
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha');
});

test('on a phone the quote takes three taps from a service to the first letter, and the bar covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/aws');
  const bar = page.locator('main').getByRole('link', { name: 'Ask for a quote' });
  for (const place of [0, 3000, 100_000]) {
    await page.evaluate((to) => scrollTo(0, to), place);
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  // The first tap is before hydration.
  await bar.click();
  const dialog = page.getByRole('dialog');
  await expect(page).toHaveURL('/aws');
  await dialog.getByLabel('Name').click();
  await expect(bar).toBeHidden();
  await expect(dialog.getByLabel('Services')).toHaveValue('Academic assignment help');
});

test('register: a toast, then the confirmation in place of the form; closing it leads to the home page', async ({
  page,
}) => {
  await openPage(page, '/register');
  const dialog = page.getByRole('dialog');
  await fillWithSample(page, 'register', 'dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expectToast(page, 'Success! Form submitted successfully !');
  await expect(dialog.getByText('5 research topics with indexing will be e-mailed')).toBeVisible();
  await expect(dialog.getByText(referencePattern)).toBeVisible();
  await expect(dialog.getByLabel('Subject')).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});

test('manuscript: multipart data with the file and the authors as JSON, a toast, then the journal', async ({
  page,
  quiet,
}) => {
  // If files are uploaded before their form, the form only names the upload.
  await page.route('**/api/uploads', (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/submit-manuscript');
  await fillWithSample(page, 'manuscript');
  const form = locateForm(page, 'manuscript');
  await form.getByRole('button', { name: 'Add a co-author' }).click();
  await form.getByRole('group', { name: 'Co-author 1' }).getByLabel('Name').fill('Vikram Iyer');
  await form.getByRole('button', { name: 'Add a co-author' }).click();
  await page.evaluate(recordFormData);
  await form.getByRole('button', { name: 'Submit manuscript' }).click();
  await expect(toast(page)).toBeVisible();
  const body = await page.evaluate(
    () => JSON.parse(document.documentElement.dataset['sent'] ?? '{}') as Record<string, string>,
  );
  expect(Object.keys(body).sort()).toEqual(['_key', '_version', '_website', 'authors', 'manuscript']);
  expect(body['manuscript']).toBe(paper.name);
  expect(JSON.parse(body['authors'] ?? '')).toEqual([
    {
      firstName: 'Asha',
      lastName: 'Rao',
      authorDetails: 'Lecturer, Northvale University',
      phone: '00000 00000',
      email: 'asha@example.org',
      keywords: 'soil, water',
      comments: 'Field study.',
      coAuthors: [{ name: 'Vikram Iyer' }],
    },
  ]);
  await expectToast(page, 'Success! Form submitted successfully !');
  await expect(page).toHaveURL('/journal', { timeout: 5000 });
  quiet.length = 0;
});

test('manuscript: a single author sends an empty list of co-authors', async ({ page }) => {
  await openPage(page, '/submit-manuscript');
  await fillWithSample(page, 'manuscript');
  await page.evaluate(recordFormData);
  await locateForm(page, 'manuscript').getByRole('button', { name: 'Submit manuscript' }).click();
  await expect(toast(page)).toBeVisible();
  const sent = await page.evaluate(() => document.documentElement.dataset['sent'] ?? '{}');
  const [author] = JSON.parse((JSON.parse(sent) as { authors: string }).authors) as object[];
  expect(author).toMatchObject({ firstName: 'Asha', coAuthors: [] });
});

test('manuscript: × hides the form, and it opens again with all answers', async ({ page }) => {
  await openPage(page, '/submit-manuscript');
  const form = locateForm(page, 'manuscript');
  await form.getByLabel('Keywords').fill('soil');
  await page.getByRole('button', { name: 'Close the form' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(form.getByLabel('Keywords')).toHaveValue('soil');
});

test('sign-up: the password is rated, shown, and never sent or stored', async ({ page }) => {
  await openPage(page, '/bookpage');
  const form = locateForm(page, 'signup');
  const password = form.getByLabel('Password', { exact: true });
  await password.fill('short');
  await expect(form.getByText('Too short')).toBeVisible();
  await fillWithSample(page, 'signup');
  await expect(form.getByText('Strong.')).toBeVisible();
  await expect(password).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('monsoon');
  const sent = page.waitForRequest('**/api/forms/signup');
  await form.getByRole('button', { name: 'Create account' }).click();
  expect((await sent).postData()).not.toContain('monsoon');
  await expectToast(page, 'Success! Form submitted successfully !');
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toHaveAttribute(
    'href',
    '/login',
  );
});
