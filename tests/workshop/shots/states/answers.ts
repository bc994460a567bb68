import type { Locator, Page } from '@playwright/test';
import { fillForm, pressSend } from './fill-form.ts';

/** The form of the page, or of the dialog over it. */
export function locateAnyForm(page: Page, place = 'main'): Locator {
  return page.locator(`${place} [data-form]`).first();
}

/** Answers all questions and sends the form. */
export async function fillAndSend(page: Page, place = 'main'): Promise<void> {
  await fillForm(locateAnyForm(page, place));
  await pressSend(locateAnyForm(page, place));
}

/** Makes the server accept every form. */
export function acceptAll(page: Page) {
  return page.route('**/api/forms/*', (route) =>
    route.fulfill({ json: { ok: true, reference: 'LAMP-2026' } }),
  );
}

/** Makes the server never answer. */
export function neverAnswer(page: Page) {
  return page.route('**/api/forms/*', () => undefined);
}

/** Interrupts uploads before their form. */
export function breakUploads(page: Page) {
  return page.route('**/api/uploads/*', (route) => route.abort('connectionreset'));
}

export function answerWithRefusal(page: Page) {
  const message = 'The server could not accept it now. Wait a minute, then try again.';
  return page.route('**/api/forms/*', (route) =>
    route.fulfill({ status: 503, json: { ok: false, message } }),
  );
}

/** Sends a form without scripts, and sets a fixed reference and date on the receipt. */
export async function receipt(page: Page): Promise<void> {
  await fillAndSend(page);
  await page.waitForURL('**/receipt?*');
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.textContent = (text.textContent ?? '')
        .replace(/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/, 'LAMP-2026')
        .replace(/\b\d{1,2} \w+ \d{4}[^<]*/, '15 January 2026');
  });
}
