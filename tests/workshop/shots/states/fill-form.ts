import type { Locator } from '@playwright/test';
import { sampleAnswer } from './sample-answers.ts';
import type { Question } from './sample-answers.ts';

/** A document for forms. */
export const samplePaper = {
  name: 'Soil moisture after the rains.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/**
 * Answers a form as a visitor would: every required question, and every large field. It works with any form:
 * the control determines the answer.
 * @param form the form as rendered, with or without scripts
 * @param file the attachment
 */
export async function fillForm(form: Locator, file = samplePaper): Promise<void> {
  const controls = form.locator('input, select, textarea');
  const answered = new Set<string>();
  // One question at a time, because an answer may add questions.
  for (;;) {
    const questions = await controls.evaluateAll(readControls);
    const place = questions.findIndex(({ id, isAsked }) => isAsked && !answered.has(id));
    const question = questions[place];
    if (!question) return;
    answered.add(question.id);
    const control = controls.nth(place);
    if (question.type === 'file') await control.setInputFiles(file);
    else if (question.type === 'checkbox' || question.type === 'radio') await control.check();
    else if (question.type === 'select-one') await control.selectOption({ index: question.options - 1 });
    else await control.fill(sampleAnswer(question));
  }
}

/** The plain text fields in order: a name, a subject, a message. */
export function wordFields(form: Locator): Locator {
  return form.locator(
    ':is(input[type=text], textarea):is([required], textarea):not([aria-hidden=true] *, [tabindex="-1"])',
  );
}

/** Writes blanks into some of the text fields; browsers accept blanks. */
export async function blankWords(form: Locator, ...places: number[]): Promise<void> {
  for (const place of places) await wordFields(form).nth(place).fill('  ');
}

/** Clicks the button that sends a form. */
export function pressSend(form: Locator): Promise<void> {
  return form.locator('button[type=submit]').first().click();
}

/**
 * Reads from controls what an answer needs: label, type, limits, and whether to answer. Runs in the page.
 * @param found the controls, or a selector
 */
export function readControls(found: Element[] | string): Question[] {
  const controls = typeof found === 'string' ? [...document.querySelectorAll(found)] : found;
  return (controls as HTMLInputElement[]).map((control) => {
    const { id, type, required, value, autocomplete, min, max } = control;
    const isSeen = type !== 'hidden' && control.checkVisibility();
    const isForPeople = isSeen && control.tabIndex >= 0 && !control.closest('[aria-hidden=true]');
    const label = [...(control.labels ?? [])].map(({ textContent }) => textContent).join(' ');
    const options = control instanceof HTMLSelectElement ? control.options.length : 0;
    const isMissing = required && (type !== 'select-one' || value === '');
    // Without scripts a browser does not know whether these controls are required.
    const isConditional = value === '' && control.closest('[aria-labelledby$="-when"]') !== null;
    const isAsked = isForPeople && (isMissing || isConditional || type === 'textarea');
    return { id, isAsked, type, label, autocomplete, min, max, options };
  });
}
