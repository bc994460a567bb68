import type { Page } from '@playwright/test';
import type { State } from '../state.ts';
import { fill, receipt, send, takeAll } from './answers.ts';

const onServer = { routes: ['/submit-manuscript'], context: { javaScriptEnabled: false } };
const onPaper = { widths: [768], pdf: true };

/** What a visitor has in hand after sending: from the tab that has sent, or drawn by the server; and on paper. */
export const receipts: State[] = [
  { name: 'receipt', routes: ['/contact'], before: takeAll, act: open },
  { name: 'receipt-no-script', ...onServer, act: receipt },
  { name: 'receipt-print', routes: ['/contact'], ...onPaper, before: takeAll, act: printed(open) },
  { name: 'receipt-no-script-print', ...onServer, ...onPaper, act: printed(receipt) },
  { name: 'receipt-unknown', routes: ['/receipt?form=manuscript&ref=LAMP-2026'] },
];

async function open(page: Page): Promise<void> {
  await fill(page, 'contact');
  await send(page, 'contact');
  await page.locator('main').getByText('LAMP-2026').first().waitFor();
  await page.goto('/receipt?form=contact&ref=LAMP-2026');
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Print this receipt' }).waitFor();
}

function printed(act: (page: Page) => Promise<unknown>) {
  return async (page: Page): Promise<void> => {
    await act(page);
    await page.emulateMedia({ media: 'print' });
  };
}
