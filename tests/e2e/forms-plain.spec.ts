import { expectToast, fill, formOf, paper, referencePattern } from './form-answers.ts';
import { expect, test, hydrate } from './site.ts';

/* Before the page is hydrated, and where it never will be. */

test('what was typed, chosen and attached before the page hydrated is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/hydrated.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  const contact = formOf(page, 'contact');
  await contact.getByLabel('Name').fill('Asha Rao');
  await contact.getByLabel('Services').selectOption('other');
  await contact.getByLabel('Message').fill('Typed early.');
  await page.waitForTimeout(3000);
  await contact.getByLabel('Mobile number').pressSequentially('0000');
  release();
  await hydrate(page);
  await contact.getByLabel('Mobile number').pressSequentially('0');
  await expect(contact.getByLabel('Mobile number')).toBeFocused();
  await contact.getByLabel('Your email').fill('asha@example.org');
  const sent = page.waitForRequest('**/api/forms/contact');
  await contact.getByRole('button', { name: 'Send message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    Name: 'Asha Rao',
    Services: 'other',
    Message_box: 'Typed early.',
    Mobile_Number: '00000',
  });
  await expectToast(page, 'Message sent successfully!');
});

test('a file that was attached before the page hydrated is sent', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/hydrated.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/submit-manuscript');
  await fill(page, 'manuscript');
  release();
  await hydrate(page);
  await expect(formOf(page, 'manuscript').getByText(paper.name)).toBeVisible();
  await formOf(page, 'manuscript').getByRole('button', { name: 'Submit manuscript' }).click();
  await expectToast(page, 'Success! Form submitted successfully !');
});

test('a form that is sent before the page hydrated is sent by the browser itself', async ({ page }) => {
  await page.route(/\/assets\/hydrated.*\.js$/, () => undefined);
  await page.goto('/contact');
  await fill(page, 'contact');
  await formOf(page, 'contact').getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/receipt\?/);
  await expect(page.getByText(referencePattern)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form comes back with its errors and every word, and ends on a receipt', async ({ page, quiet }) => {
    await page.goto('/contact');
    const form = formOf(page, 'contact');
    await form.getByLabel('Name').fill('   ');
    await form.getByLabel('Your email').fill('asha@example.org');
    await form.getByLabel('Mobile number').fill('00000');
    await form.getByLabel('Services').selectOption('other');
    await form.getByLabel('Message').fill('Two lines\nof text');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole('heading', { name: 'One thing needs your attention' })).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Services')).toHaveValue('other');
    await expect(form.getByLabel('Message')).toHaveValue('Two lines\nof text');
    await page.getByRole('link', { name: 'Enter name.' }).click();
    await form.getByLabel('Name').fill('Asha');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/receipt\?form=contact&ref=/);
    await expect(page.getByText(referencePattern)).toBeVisible();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    // The browser itself notes that an answer was 422.
    quiet.length = 0;
  });

  test('the manuscript goes with its file and its co-authors', async ({ page }) => {
    await page.goto('/submit-manuscript');
    await fill(page, 'manuscript');
    await page.getByRole('group', { name: 'Co-author 2' }).getByLabel('Name').fill('Vikram Iyer');
    await formOf(page, 'manuscript').getByRole('button', { name: 'Submit manuscript' }).click();
    await expect(page).toHaveURL(/\/receipt\?form=manuscript&ref=/);
    await expect(page.getByText(referencePattern)).toBeVisible();
  });

  for (const [id, route] of [
    ['quote', '/soform'],
    ['register', '/register'],
    ['signup', '/bookpage'],
  ] as const) {
    test(`${id} ends on a receipt`, async ({ page }) => {
      await page.goto(route);
      await fill(page, id);
      await formOf(page, id).locator('button[type=submit]').click();
      await expect(page.getByText(referencePattern)).toBeVisible();
      expect(page.url()).not.toContain('monsoon');
    });
  }
});
