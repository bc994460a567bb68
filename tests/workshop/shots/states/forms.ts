import type { SitePlaces } from '../places.ts';
import type { State } from '../state.ts';
import {
  breakUploads,
  fillAndSend,
  locateAnyForm,
  neverAnswer,
  answerWithRefusal,
  acceptAll,
} from './answers.ts';
import { blankWords, fillForm, samplePaper, pressSend } from './fill-form.ts';

/** The states of forms, from the first error to the receipt. */
export function formStates({ plainForm, fileForm, passwordForm }: SitePlaces): State[] {
  return [
    {
      name: 'filled',
      routes: plainForm,
      act: (page) => fillForm(locateAnyForm(page)),
    },
    {
      name: 'errors',
      routes: plainForm,
      act: async (page) => {
        await fillForm(locateAnyForm(page));
        await blankWords(locateAnyForm(page), 0, -1);
        await pressSend(locateAnyForm(page));
        await locateAnyForm(page).getByRole('alert').waitFor();
      },
    },
    {
      name: 'errors',
      routes: fileForm,
      act: async (page) => {
        page.on('dialog', (dialog) => void dialog.accept());
        await fillForm(locateAnyForm(page));
        await blankWords(locateAnyForm(page), 0, 2);
        await pressSend(locateAnyForm(page));
        await locateAnyForm(page).getByRole('alert').waitFor();
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
        await locateAnyForm(page).locator('input[type=file]').setInputFiles(samplePaper);
        await page.getByText(samplePaper.name).first().waitFor();
      },
    },
    {
      name: 'file-broken-off',
      routes: fileForm,
      before: breakUploads,
      act: async (page) => {
        await locateAnyForm(page).locator('input[type=file]').setInputFiles(samplePaper);
        await page.getByText('continues automatically').first().waitFor();
      },
    },
    {
      name: 'file-refused',
      routes: fileForm,
      act: async (page) => {
        const scan = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') };
        await locateAnyForm(page).locator('input[type=file]').setInputFiles(scan);
        await page.getByText('This kind of file can’t be accepted').waitFor();
      },
    },
    {
      name: 'co-authors',
      routes: fileForm,
      act: async (page) => {
        const add = locateAnyForm(page).getByRole('button', { name: /^Add / });
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
      act: (page) => locateAnyForm(page).locator('input[type=password]').fill('short'),
    },
    {
      name: 'password-strong',
      routes: passwordForm,
      act: async (page) => {
        await locateAnyForm(page).locator('input[type=password]').fill('monsoon lantern 42');
        await page.getByRole('button', { name: 'Show password' }).click();
      },
    },
    {
      // After three seconds the message disappears.
      name: 'sent',
      routes: plainForm,
      fresh: true,
      before: acceptAll,
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
      before: acceptAll,
      act: async (page) => {
        await fillAndSend(page);
        await page.locator('.Toastify__toast').waitFor();
      },
    },
    {
      name: 'draft-restored',
      routes: fileForm,
      act: async (page) => {
        await fillForm(locateAnyForm(page));
        await page.waitForTimeout(500);
        await page.reload();
        await page.keyboard.press('Shift');
        await page.getByText('We kept what you typed.').waitFor();
      },
    },
    {
      name: 'refused',
      routes: plainForm,
      before: answerWithRefusal,
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
        await fillForm(locateAnyForm(page));
        await blankWords(locateAnyForm(page), 0);
        await pressSend(locateAnyForm(page));
        await page.getByRole('heading', { name: 'One thing needs your attention' }).waitFor();
      },
    },
  ];
}
