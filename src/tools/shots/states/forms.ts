import type { State } from '../state.ts';
import { fill, formOf, manuscript, neverAnswer, refuse, send, takeAll } from './answers.ts';

/** Forms on their way, from the first mistake to the receipt. */
export const forms: State[] = [
  {
    name: 'filled',
    routes: ['/contact'],
    act: (page) => fill(page, 'contact'),
  },
  {
    name: 'errors',
    routes: ['/contact'],
    act: async (page) => {
      await fill(page, 'contact', { Name: '  ', Message: '  ' });
      await send(page, 'contact');
      await formOf(page, 'contact').getByRole('alert').waitFor();
    },
  },
  {
    name: 'errors',
    routes: ['/submit-manuscript'],
    act: async (page) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await fill(page, 'manuscript', { 'Author first name': ' ', 'Author details': ' ' });
      await send(page, 'manuscript');
      await formOf(page, 'manuscript').getByRole('alert').waitFor();
    },
  },
  {
    name: 'sending',
    routes: ['/contact'],
    before: neverAnswer,
    act: async (page) => {
      await fill(page, 'contact');
      await send(page, 'contact');
      await page.getByText('Sending.').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'uploading',
    routes: ['/submit-manuscript'],
    before: neverAnswer,
    act: async (page) => {
      await fill(page, 'manuscript');
      await send(page, 'manuscript');
      await page.getByText('Sending.').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'file-chosen',
    routes: ['/submit-manuscript'],
    act: async (page) => {
      await formOf(page, 'manuscript').getByLabel('Manuscript').setInputFiles(manuscript);
      await page.getByText(manuscript.name).first().waitFor();
    },
  },
  {
    name: 'file-refused',
    routes: ['/submit-manuscript'],
    act: async (page) => {
      const scan = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') };
      await formOf(page, 'manuscript').getByLabel('Manuscript').setInputFiles(scan);
      await page.getByText('This kind of file can’t be taken').waitFor();
    },
  },
  {
    name: 'co-authors',
    routes: ['/submit-manuscript'],
    act: async (page) => {
      const add = page.getByRole('button', { name: 'Add a co-author' });
      await add.click();
      await page.keyboard.type('Vikram Iyer');
      await add.click();
    },
  },
  {
    name: 'form-closed',
    routes: ['/submit-manuscript'],
    act: (page) => page.getByRole('button', { name: 'Close the form' }).click(),
  },
  {
    name: 'password-weak',
    routes: ['/bookpage'],
    act: (page) => formOf(page, 'signup').getByLabel('Password', { exact: true }).fill('short'),
  },
  {
    name: 'password-strong',
    routes: ['/bookpage'],
    act: async (page) => {
      await formOf(page, 'signup').getByLabel('Password', { exact: true }).fill('monsoon lantern 42');
      await page.getByRole('button', { name: 'Show password' }).click();
    },
  },
  {
    // Three seconds later the message is gone.
    name: 'sent',
    routes: ['/contact'],
    fresh: true,
    before: takeAll,
    act: async (page) => {
      await fill(page, 'contact');
      await send(page, 'contact');
      await page.locator('.Toastify__toast').waitFor();
      await page.getByText('LAMP-2026').first().waitFor();
    },
  },
  {
    name: 'toast',
    routes: ['/contact'],
    fresh: true,
    window: true,
    before: takeAll,
    act: async (page) => {
      await fill(page, 'contact');
      await send(page, 'contact');
      await page.locator('.Toastify__toast').waitFor();
    },
  },
  {
    name: 'draft-restored',
    routes: ['/submit-manuscript'],
    act: async (page) => {
      await fill(page, 'manuscript');
      await page.waitForTimeout(500);
      await page.reload();
      await page.keyboard.press('Shift');
      await page.getByText('We kept what you typed.').waitFor();
    },
  },
  {
    name: 'refused',
    routes: ['/contact'],
    before: refuse,
    expects: /503/,
    act: async (page) => {
      await fill(page, 'contact');
      await send(page, 'contact');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'plain-errors',
    routes: ['/contact'],
    context: { javaScriptEnabled: false },
    expects: /422/,
    act: async (page) => {
      await fill(page, 'contact', { Name: '  ' });
      await send(page, 'contact');
      await page.getByRole('heading', { name: 'One thing needs your attention' }).waitFor();
    },
  },
];
