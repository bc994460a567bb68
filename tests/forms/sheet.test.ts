import { expect, test } from 'vitest';
import { createSentSheet } from '../../src/forms/receipt/sent-sheet.ts';
import { chartForm, joinForm } from './fixture.ts';

test('a receipt lists the sent answers, in the order and words of the form, and the next steps', () => {
  const helpers = [{ name: 'Vikram Selvaraj', details: 'Harbour Institute' }, {}, { name: 'Lipika Barua' }];
  const answers = { chart: 'rain.pdf', firstName: 'Asha', remarks: '', helpers };
  expect(createSentSheet(chartForm, answers, 5)).toEqual({
    form: 'chart',
    title: 'Send a chart',
    at: 5,
    next: 'We look at it.',
    answerWithin: 5,
    rows: [
      ['First name', 'Asha'],
      ['Helpers', 'Vikram Selvaraj, Harbour Institute\nLipika Barua'],
      ['Chart', 'rain.pdf'],
    ],
  });
});

test('a password is on no receipt', () => {
  const { rows } = createSentSheet(joinForm, { firstName: 'Asha', password: 'monsoon lantern' });
  expect(rows).toEqual([['First name', 'Asha']]);
});
