import type { Page } from '@playwright/test';

/** Answers that each form takes, by the label of the question. */
const answers: Record<string, Record<string, string>> = {
  contact: {
    Name: 'Asha Rao',
    'Your email': 'asha@example.org',
    'Mobile number': '00000 00000',
    Message: 'Two pages on soil.\nBy Friday.',
  },
  quote: {
    Name: 'Asha Rao',
    'Your email': 'asha@example.org',
    Phone: '00000 00000',
    'Your budget (INR)': '2500',
    Message: 'A resume.',
  },
  register: { Name: 'Asha Rao', Email: 'asha@example.org', Phone: '00000 00000', Subject: 'Soil moisture' },
  manuscript: {
    'Author first name': 'Asha',
    'Author last name': 'Rao',
    'Author details': 'Lecturer, Northvale University',
    Phone: '00000 00000',
    Email: 'asha@example.org',
    Keywords: 'soil, water',
    Comments: 'Field study.',
  },
};

export const manuscript = {
  name: 'Soil moisture after the rains.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** A form of the page, or of the dialog that lies over it. */
export function formOf(page: Page, id: string, place = 'main') {
  return page.locator(`${place} [data-form="${id}"]`);
}

/** Fills in every question of a form, with an answer of one's own where one is told. */
export async function fill(page: Page, id: string, own: Record<string, string> = {}, place = 'main') {
  const form = formOf(page, id, place);
  for (const [label, value] of Object.entries({ ...answers[id], ...own })) {
    const exact = label === 'Email' || label === 'Name';
    await form.getByLabel(label, { exact }).first().fill(value);
  }
  if (id === 'quote') await form.getByLabel('Services').selectOption('other');
  if (id === 'manuscript') await form.getByLabel('Manuscript').setInputFiles(manuscript);
}

export function send(page: Page, id: string, place = 'main'): Promise<void> {
  return formOf(page, id, place).locator('button[type=submit]').first().click();
}

/** The server takes whatever is sent. */
export function takeAll(page: Page) {
  return page.route('**/api/forms/*', (route) =>
    route.fulfill({ json: { ok: true, reference: 'LAMP-2026' } }),
  );
}

/** The server never comes to an answer. */
export function neverAnswer(page: Page) {
  return page.route('**/api/forms/*', () => undefined);
}

export function refuse(page: Page) {
  const message = 'The server could not take it just now. Wait a minute, then try again.';
  return page.route('**/api/forms/*', (route) =>
    route.fulfill({ status: 503, json: { ok: false, message } }),
  );
}

/** Sends the manuscript without scripts, and writes the same reference and date on every receipt. */
export async function receipt(page: Page): Promise<void> {
  await fill(page, 'manuscript');
  await send(page, 'manuscript');
  await page.waitForURL('**/receipt?*');
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.textContent = (text.textContent ?? '')
        .replace(/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/, 'LAMP-2026')
        .replace(/\b\d{1,2} \w+ \d{4}[^<]*/, '15 January 2026');
  });
}
