import { expect, test } from 'vitest';
import { createSentSheet } from '../../src/forms/receipt/sent-sheet.ts';
import { compiledForm } from '../helpers/compiled-form.ts';
import { chartForm, joinForm } from './fixture.ts';

test('a receipt lists the sent answers, in the order and words of the form, and the next steps', () => {
  const helpers = [{ name: 'Vikram Selvaraj', details: 'Harbour Institute' }, {}, { name: 'Lipika Barua' }];
  const answers = { chart: 'rain.pdf', firstName: 'Asha', remarks: '', helpers };
  expect(createSentSheet(chartForm, answers, 'en', 5)).toEqual({
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

test('a receipt shows a day as people write it, in the language of the page', async () => {
  const form = await compiledForm({
    id: 'visit',
    title: 'Visit',
    schema: {
      type: 'object',
      required: [],
      properties: { day: { type: 'string', title: 'Day', format: 'date' } },
    },
    texts: { submit: 'Send', success: 'Sent.' },
    delivery: 'office',
  });
  const shown = (language: string) => createSentSheet(form, { day: '2026-12-05' }, language).rows;
  expect(shown('en-IN')).toEqual([['Day', '5 December 2026']]);
  expect(shown('de')).toEqual([['Day', '5. Dezember 2026']]);
});

test('a password is on no receipt', () => {
  const { rows } = createSentSheet(joinForm, { firstName: 'Asha', password: 'monsoon lantern' }, 'en');
  expect(rows).toEqual([['First name', 'Asha']]);
});
