import type { Page } from '@playwright/test';
import type { SitePlaces } from '../places.ts';
import type { State } from '../state.ts';
import { fillAndSend, receipt, acceptAll } from './answers.ts';

const onPaper = { widths: [768], pdf: true };

/**
 * The states of a receipt: opened in the tab that sent the form, rendered by the server without JavaScript,
 * both of them in print, and a receipt of an unknown form.
 */
export function receipts({ plainForm, fileForm, ...places }: SitePlaces): State[] {
  const onServer = { routes: fileForm, context: { javaScriptEnabled: false } };
  const [route = ''] = places.with('receipt');
  const open = opener(route);
  const unknown = route ? [`${route}?form=none&ref=LAMP-2026`] : [];
  return [
    { name: 'receipt', routes: plainForm, before: acceptAll, act: open },
    { name: 'receipt-no-script', ...onServer, act: receipt },
    { name: 'receipt-print', routes: plainForm, ...onPaper, before: acceptAll, act: printed(open) },
    { name: 'receipt-no-script-print', ...onServer, ...onPaper, act: printed(receipt) },
    { name: 'receipt-unknown', routes: unknown },
  ];
}

/** Sends a form and opens its receipt in the same tab. */
function opener(route: string) {
  return async (page: Page): Promise<void> => {
    await fillAndSend(page);
    await page.locator('main').getByText('LAMP-2026').first().waitFor();
    const id = await page.locator('main [data-form]').first().getAttribute('data-form');
    await page.goto(`${route}?form=${id}&ref=LAMP-2026`);
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Print this receipt' }).waitFor();
  };
}

function printed(act: (page: Page) => Promise<unknown>) {
  return async (page: Page): Promise<void> => {
    await act(page);
    await page.emulateMedia({ media: 'print' });
  };
}
