import { expect, test } from 'vitest';
import { cleanAnswers } from '../../src/forms/answers/clean-answers.ts';
import { errorPath, errorSchema, errorTarget } from '../../src/forms/answers/error-schema.ts';
import { replaceAnswer } from '../../src/forms/answers/typed-answers.ts';
import { findValueAt } from '../../src/core/json/data-path.ts';

test('an answer is set at its place, and the others stay unchanged', () => {
  const before = { name: 'Asha', coAuthors: [{ name: 'First' }] };
  const after = replaceAnswer(before, ['coAuthors', 2, 'name'], 'Third');
  expect(after).toEqual({ name: 'Asha', coAuthors: [{ name: 'First' }, {}, { name: 'Third' }] });
  expect(before).toEqual({ name: 'Asha', coAuthors: [{ name: 'First' }] });
  expect(findValueAt(after, ['coAuthors', 2, 'name'])).toBe('Third');
  expect(findValueAt(after, ['missing', 0, 'name'])).toBeUndefined();
});

test('unanswered questions are not sent: empty texts, and entries with only spaces', () => {
  const answers = {
    name: 'Asha',
    location: '',
    budget: 0,
    agreed: false,
    note: undefined,
    password: 'secret',
    coAuthors: [{}, { name: ' ', details: '' }, { name: 'Vikram', details: '' }],
    none: [{}],
  };
  expect(cleanAnswers(answers, ['password'])).toEqual({
    name: 'Asha',
    budget: 0,
    agreed: false,
    coAuthors: [{ name: 'Vikram' }],
  });
});

test('an error is assigned to its field', () => {
  const error = { path: 'coAuthors[1].name', message: 'Too long.' };
  expect(errorPath(error)).toEqual(['coAuthors', 1, 'name']);
  expect(errorTarget('dialog-quote', error)).toBe('dialog-quote_coAuthors_1_name');
  expect(errorSchema([error, { path: 'Name', message: 'Enter name.' }])).toEqual({
    coAuthors: { 1: { name: { __errors: ['Too long.'] } } },
    Name: { __errors: ['Enter name.'] },
  });
});
