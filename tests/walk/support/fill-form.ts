import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readControls, samplePaper } from '../../workshop/shots/states/fill-form.ts';
import { sampleAnswer } from '../../workshop/shots/states/sample-answers.ts';
import type { Question } from '../../workshop/shots/states/sample-answers.ts';
import { focus } from './act.ts';
import type { Tab } from './tab.ts';

/**
 * Fills in a form by the keyboard: every required question, and every large field.
 * @param controls the selector of the form's controls, or of those that still need an answer
 */
export async function fillFormByKeyboard(tab: Tab, controls: string): Promise<void> {
  const answered = new Set<string>();
  // Questions are answered one at a time, because an answer may add questions.
  for (;;) {
    const questions = await tab.evaluate(readControls, controls);
    const question = questions.find(({ id, isAsked }) => isAsked && !answered.has(id));
    if (!question) return;
    answered.add(question.id);
    await answer(tab, question);
  }
}

async function answer(tab: Tab, question: Question): Promise<void> {
  const control = `[id="${question.id}"]`;
  if (question.type === 'file') return tab.attach(control, await paperOnDisk());
  await focus(tab, control);
  if (question.type === 'checkbox' || question.type === 'radio') await tab.press('Space');
  // Browsers differ in how lists and dates are opened and typed.
  else if (question.type === 'select-one') await tab.evaluate(chooseLast, control);
  else if (['date', 'month', 'time'].includes(question.type))
    await tab.evaluate(write, control, sampleAnswer(question));
  else await tab.type(sampleAnswer(question));
}

async function paperOnDisk(): Promise<string> {
  // Visitors' files may have names in any script.
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'paper-')), 'शोध पत्र.pdf');
  await writeFile(file, samplePaper.buffer);
  return file;
}

/** Runs in the page. */
function chooseLast(control: string): void {
  const list = document.querySelector<HTMLSelectElement>(control)!;
  list.selectedIndex = list.options.length - 1;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs in the page. */
function write(control: string, words: string): void {
  const input = document.querySelector<HTMLInputElement>(control)!;
  // React overrides the property; the browser's own setter makes React notice the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}
