import type { Page } from '@playwright/test';
import { locateForm, paper } from '../../e2e/support/forms-under-test.ts';

/** Answers that every form accepts, by the label of the question. */
export const sampleAnswers = {
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
    'Your budget (INR)': '2500.5',
    Message: 'A resume.',
  },
  register: {
    Name: 'Asha Rao',
    Email: 'asha@example.org',
    Phone: '00000 00000',
    Subject: 'Soil moisture',
  },
  signup: {
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: 'asha@example.org',
    Password: 'monsoon lantern 42',
  },
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

export async function fillWithSample(
  page: Page,
  id: keyof typeof sampleAnswers,
  place = 'main',
): Promise<void> {
  const form = locateForm(page, id, place);
  for (const [label, value] of Object.entries(sampleAnswers[id])) {
    await form
      .getByLabel(label, { exact: label === 'Email' || label === 'Name' })
      .first()
      .fill(value);
  }
  if (id === 'quote') await form.getByLabel('Services').selectOption('other');
  if (id === 'manuscript') await form.getByLabel('Manuscript').setInputFiles(paper);
}

/**
 * Records the content of a multipart body when it is sent: the browser does not expose it to the test. Runs
 * in the page.
 */
export function recordFormData(): void {
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof FormData) {
      const entries = [...body].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.name,
      ]);
      document.documentElement.dataset['sent'] = JSON.stringify(Object.fromEntries(entries));
    }
    send.call(this, body);
  };
}
