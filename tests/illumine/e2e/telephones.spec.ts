import { sampleAnswers, fillWithSample } from './form-answers.ts';
import { locateForm, referencePattern } from '../../e2e/support/forms-under-test.ts';
import { expect, openPage, test } from '../../e2e/support/site.ts';

/* A telephone number is free text in every form of the specification: no browser and no server refuses one. */

const number = 'ask at reception, ext. 12';
const forms = [
  { id: 'contact', route: '/contact', label: 'Mobile number', place: 'main' },
  { id: 'quote', route: '/soform', label: 'Phone', place: 'dialog' },
  { id: 'register', route: '/register', label: 'Phone', place: 'dialog' },
  { id: 'manuscript', route: '/submit-manuscript', label: 'Phone', place: 'main' },
] as const satisfies { id: keyof typeof sampleAnswers; route: string; label: string; place: string }[];

for (const { id, route, label, place } of forms) {
  test(`${id}: a text that is no telephone number gets a remark below its field, and is accepted`, async ({
    page,
  }) => {
    await openPage(page, route);
    await fillWithSample(page, id, place);
    const form = locateForm(page, id, place);
    const field = form.getByLabel(label);
    const remark = form.getByText('This does not look like a telephone number');
    await expect(field).toHaveAttribute('type', 'tel');
    await expect(remark).toHaveCount(0);
    await field.fill(number);
    await field.blur();
    await expect(remark).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/does not look like a telephone number/);
    await expect(field).not.toHaveAttribute('aria-invalid');
    const sent = page.waitForResponse(`**/api/forms/${id}`);
    await form.locator('button[type=submit]').click();
    expect((await sent).status()).toBe(201);
    expect((await sent).request().postData()).toContain(number);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { id, route, label } of forms) {
    test(`${id} accepts such a text`, { tag: id === 'contact' ? [] : '@long' }, async ({ page }) => {
      await page.goto(route);
      await fillWithSample(page, id);
      const form = locateForm(page, id);
      await form.getByLabel(label).fill(number);
      await form.locator('button[type=submit]').click();
      await expect(page).toHaveURL(new RegExp(`form=${id}&ref=`));
      await expect(page.getByText(referencePattern).first()).toBeVisible();
    });
  }
});
