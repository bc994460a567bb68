import { locateForm, paper, referencePattern } from '../../e2e/support/forms-under-test.ts';
import { expect, test } from '../../e2e/support/site.ts';
import { fillWithSample } from './form-answers.ts';

test.use({ javaScriptEnabled: false });

test('the contact form returns with its errors and all answers, and ends with its own message', async ({
  page,
  quiet,
}) => {
  await page.goto('/contact');
  const form = locateForm(page, 'contact');
  await fillWithSample(page, 'contact');
  await form.getByLabel('Name').fill('   ');
  await form.getByLabel('Services').selectOption('other');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(form.getByLabel('Services')).toHaveValue('other');
  await page.getByRole('link', { name: 'Enter name.' }).click();
  await form.getByLabel('Name').fill('Asha');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  quiet.length = 0; // The browser itself reports that a response was 422.
});

test('a past day comes back with its message', async ({ page, quiet }) => {
  await page.goto('/soform');
  const form = locateForm(page, 'quote');
  const fill = async (day: string) => {
    await fillWithSample(page, 'quote');
    await form.getByLabel('Needed by').fill(day);
    await form.getByRole('button', { name: 'Send request' }).click();
  };
  await fill('2025-01-01');
  await expect(page.getByRole('link', { name: 'Needed by must be today or later.' })).toBeVisible();
  await expect(form.getByLabel('Needed by')).toHaveValue('2025-01-01');
  await fill('2099-01-01');
  await expect(page).toHaveURL(/\/receipt\?form=quote&ref=/);
  quiet.length = 0; // The browser itself reports that a response was 422.
});

test('the manuscript is sent with its file and its co-authors', async ({ page }) => {
  await page.goto('/submit-manuscript');
  await fillWithSample(page, 'manuscript');
  await page.getByRole('group', { name: 'Co-author 2' }).getByLabel('Name').fill('Vikram Iyer');
  await locateForm(page, 'manuscript').getByRole('button', { name: 'Submit manuscript' }).click();
  await expect(page).toHaveURL(/\/receipt\?form=manuscript&ref=/);
  await expect(page.getByText(referencePattern)).toBeVisible();
  await expect(page.getByText(/The editors look at it .* You will hear from us by/)).toBeVisible();
  await expect(page.getByText('To add something, write to')).toBeVisible();
});

test('a refused form names each file to attach again', async ({ page, quiet }) => {
  await page.goto('/soform');
  await fillWithSample(page, 'quote');
  const form = locateForm(page, 'quote');
  await form.getByLabel('Your own draft').setInputFiles(paper);
  await form.getByLabel('Name').fill('   ');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter name.',
    `Attach “${paper.name}” again: a page can’t keep files.`,
  ]);
  quiet.length = 0;
});

test('a receipt is found by its reference in any spelling, and is no news any more', async ({ page }) => {
  await page.goto('/contact');
  await fillWithSample(page, 'contact');
  await locateForm(page, 'contact').getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  await page.getByRole('contentinfo').getByRole('link', { name: 'Look up a reference' }).click();
  await page.getByLabel('Reference').fill(reference.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Find it' }).click();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(page.getByText('Message sent successfully!')).toHaveCount(0);
});

test('the form receives the subject, names it, and begins the message with it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Languages' }).check();
  await page.getByRole('link', { name: 'Get a quote: Languages' }).click();
  await expect(page).toHaveURL('/soform?subject=Languages');
  await expect(page.getByRole('heading', { name: 'Ask for a quote: Languages' })).toBeVisible();
  await expect(locateForm(page, 'quote').getByLabel('Message')).toHaveValue('About Languages: ');
});

test('Get Started of a service leads to the form with that service chosen and named', async ({ page }) => {
  await page.goto('/sop');
  const service = new URL(page.url()).pathname.slice(1);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(`/soform?service=${service}`);
  await expect(page.getByRole('heading', { name: 'Ask for a quote: Statement of purpose' })).toBeVisible();
  const form = locateForm(page, 'quote');
  await expect(form).toHaveCount(1);
  await expect(form.getByLabel('Services')).toHaveValue('Resume, coverpage and SOP writing');
  await expect(form.getByLabel('Message')).toHaveValue('About Statement of purpose: ');
});
