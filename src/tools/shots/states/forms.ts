import type { Places } from '../places.ts';
import type { State } from '../state.ts';
import { breakUploads, fillAndSend, formIn, neverAnswer, refuse, takeAll } from './answers.ts';
import { blankWords, fillForm, samplePaper, sendForm } from './fill-form.ts';

/** The states of forms, from the first error to the receipt. */
export function forms({ plainForm, fileForm, passwordForm }: Places): State[] {
  return [
    {
      name: 'filled',
      routes: plainForm,
      act: (page) => fillForm(formIn(page)),
    },
    {
      name: 'errors',
      routes: plainForm,
      act: async (page) => {
        await fillForm(formIn(page));
        await blankWords(formIn(page), 0, -1);
        await sendForm(formIn(page));
        await formIn(page).getByRole('alert').waitFor();
      },
    },
    {
      name: 'errors',
      routes: fileForm,
      act: async (page) => {
        page.on('dialog', (dialog) => void dialog.accept());
        await fillForm(formIn(page));
        await blankWords(formIn(page), 0, 2);
        await sendForm(formIn(page));
        await formIn(page).getByRole('alert').waitFor();
      },
    },
    {
      name: 'sending',
      routes: plainForm,
      before: neverAnswer,
      act: async (page) => {
        await fillAndSend(page);
        await page.getByText('Sending.').first().waitFor({ state: 'attached' });
      },
    },
    {
      name: 'uploading',
      routes: fileForm,
      before: neverAnswer,
      act: async (page) => {
        await fillAndSend(page);
        await page.getByText('Sending.').first().waitFor({ state: 'attached' });
      },
    },
    {
      name: 'file-chosen',
      routes: fileForm,
      act: async (page) => {
        await formIn(page).locator('input[type=file]').setInputFiles(samplePaper);
        await page.getByText(samplePaper.name).first().waitFor();
      },
    },
    {
      name: 'file-broken-off',
      routes: fileForm,
      before: breakUploads,
      act: async (page) => {
        await formIn(page).locator('input[type=file]').setInputFiles(samplePaper);
        await page.getByText('goes on by itself').first().waitFor();
      },
    },
    {
      name: 'file-refused',
      routes: fileForm,
      act: async (page) => {
        const scan = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') };
        await formIn(page).locator('input[type=file]').setInputFiles(scan);
        await page.getByText('This kind of file can’t be taken').waitFor();
      },
    },
    {
      name: 'co-authors',
      routes: fileForm,
      act: async (page) => {
        const add = formIn(page).getByRole('button', { name: /^Add / });
        await add.click();
        await page.keyboard.type('Vikram Iyer');
        await add.click();
      },
    },
    {
      name: 'form-closed',
      routes: fileForm,
      act: (page) => page.getByRole('button', { name: 'Close the form' }).click(),
    },
    {
      name: 'password-weak',
      routes: passwordForm,
      act: (page) => formIn(page).locator('input[type=password]').fill('short'),
    },
    {
      name: 'password-strong',
      routes: passwordForm,
      act: async (page) => {
        await formIn(page).locator('input[type=password]').fill('monsoon lantern 42');
        await page.getByRole('button', { name: 'Show password' }).click();
      },
    },
    {
      // Three seconds later the message is gone.
      name: 'sent',
      routes: plainForm,
      fresh: true,
      before: takeAll,
      act: async (page) => {
        await fillAndSend(page);
        await page.locator('.Toastify__toast').waitFor();
        await page.getByText('LAMP-2026').first().waitFor();
      },
    },
    {
      name: 'toast',
      routes: plainForm,
      fresh: true,
      window: true,
      before: takeAll,
      act: async (page) => {
        await fillAndSend(page);
        await page.locator('.Toastify__toast').waitFor();
      },
    },
    {
      name: 'draft-restored',
      routes: fileForm,
      act: async (page) => {
        await fillForm(formIn(page));
        await page.waitForTimeout(500);
        await page.reload();
        await page.keyboard.press('Shift');
        await page.getByText('We kept what you typed.').waitFor();
      },
    },
    {
      name: 'refused',
      routes: plainForm,
      before: refuse,
      expects: /503/,
      act: async (page) => {
        await fillAndSend(page);
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
    },
    {
      name: 'plain-errors',
      routes: plainForm,
      context: { javaScriptEnabled: false },
      expects: /422/,
      act: async (page) => {
        await fillForm(formIn(page));
        await blankWords(formIn(page), 0);
        await sendForm(formIn(page));
        await page.getByRole('heading', { name: 'One thing needs your attention' }).waitFor();
      },
    },
  ];
}
