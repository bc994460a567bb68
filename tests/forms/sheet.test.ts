import { expect, test } from 'vitest';
import { forms } from 'virtual:forms';
import { prepareForm } from '../../src/forms/loaded-form.ts';
import { sheetOf } from '../../src/forms/receipt/sent-sheet.ts';

const load = async (id: string) => prepareForm(await forms[id]!());

test('a receipt says what was sent, in the order and the words of the form, and what happens next', async () => {
  const form = await load('manuscript');
  const coAuthors = [{ name: 'Vikram Selvaraj', details: 'Harbour Institute' }, {}, { name: 'Lipika Barua' }];
  const answers = { manuscript: 'rain.pdf', firstName: 'Asha', keywords: '', coAuthors };
  expect(sheetOf(form, answers, 5)).toEqual({
    form: 'manuscript',
    title: 'Submit Manuscript',
    at: 5,
    next: form.definition.texts.next,
    answerWithin: form.definition.answerWithin,
    rows: [
      ['Author first name', 'Asha'],
      ['Co-authors', 'Vikram Selvaraj, Harbour Institute\nLipika Barua'],
      ['Manuscript', 'rain.pdf'],
    ],
  });
});

test('a password is on no receipt', async () => {
  const { rows } = sheetOf(await load('signup'), { firstName: 'Asha', password: 'monsoon lantern' });
  expect(rows).toEqual([['First name', 'Asha']]);
});
