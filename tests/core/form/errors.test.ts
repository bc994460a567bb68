import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { todayOnEarth } from '../../../src/core/form/answers/day-limits.ts';
import { textFormats } from '../../../src/core/form/questions/text-formats.ts';
import type { Answers, FormSchema } from '../../../src/core/form/form-definition.ts';
import { formErrors } from '../../../src/core/form/errors/form-errors.ts';
import { english } from '../../helpers/english.ts';

const schema: FormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['Name', 'Your_email', 'Kind', 'Paper', 'Agree', 'coAuthors'],
  properties: {
    Name: { type: 'string', title: 'Name', minLength: 1, maxLength: 5 },
    Your_email: { type: 'string', title: 'Your email', format: 'email', minLength: 3, maxLength: 254 },
    Kind: { type: 'string', title: 'Kind of work', enum: ['a', 'b'] },
    Budget: { type: 'number', title: 'Your budget', minimum: 10, maximum: 20 },
    Pages: { type: 'integer', title: 'PDF pages' },
    Pin: { type: 'string', title: 'PIN code', minLength: 6, format: 'digits' },
    Start: { type: 'string', title: 'Start', format: 'date', earliest: 0, latest: 365 },
    Week: { type: 'string', title: 'Week', format: 'date', earliest: 7 },
    Next: { type: 'string', title: 'Next', format: 'date', earliest: 1 },
    Born: { type: 'string', title: 'Born', format: 'date', latest: 0 },
    Paper: { type: 'string', title: 'Paper', format: 'data-url' },
    Agree: { type: 'boolean', title: 'I agree' },
    coAuthors: {
      type: 'array',
      title: 'Co-authors',
      minItems: 1,
      maxItems: 2,
      items: {
        type: 'object',
        title: 'Co-author',
        required: ['name'],
        properties: { name: { type: 'string', title: 'Name' }, note: { type: 'string', title: 'Note' } },
      },
    },
  },
};
const whole: Answers = {
  Name: 'Asha',
  Your_email: 'a@b.c',
  Kind: 'a',
  Paper: 'x',
  Agree: true,
  coAuthors: [{ name: 'R' }],
};
const today = todayOnEarth(Date.parse('2026-11-29T10:00Z'));
const ui = { coAuthors: { items: { note: { 'ui:widget': 'textarea' } } } };
const validate = new Ajv({
  allErrors: true,
  strict: false,
  formats: { ...textFormats, 'data-url': true },
}).compile(schema);

function listErrors(answers: Answers): string[] {
  validate(answers);
  return formErrors({ schema, ui }, answers, validate.errors ?? [], { ...english, today }).map(
    ({ path, message }) => `${path}: ${message}`,
  );
}

test('valid answers have no errors', () => expect(listErrors(whole)).toEqual([]));

test('missing answers are listed once each, in the order of the questions', () => {
  expect(listErrors({})).toEqual([
    'Name: Enter name.',
    'Your_email: Enter your email.',
    'Kind: Choose an option: kind of work.',
    'Paper: Attach a file: paper.',
    'Agree: Tick the box: I agree.',
    'coAuthors: Enter at least one entry: co-authors.',
  ]);
});

test('missing answers are listed in the display order, if that differs', () => {
  const shown = {
    'ui:order': ['Agree', '*'],
    'ui:groups': [{ title: 'Yours', fields: ['Paper', 'coAuthors'] }],
  };
  validate({});
  const found = formErrors({ schema, ui: shown }, {}, validate.errors ?? [], { ...english, today });
  expect(found.map(({ path }) => path)).toEqual([
    'Paper',
    'coAuthors',
    'Agree',
    'Name',
    'Your_email',
    'Kind',
  ]);
});

describe('one answer', () => {
  test.each<[Answers, string]>([
    [{ Name: '' }, 'Name: Enter name.'],
    [{ Name: '  ' }, 'Name: Enter name.'],
    [{ Name: 'Ashaaa' }, 'Name: Name can have at most 5 characters.'],
    [{ Name: 'A\u0000' }, 'Name: Name contains an invisible character. Type it again instead of pasting it.'],
    [{ Name: 5 }, 'Name: Name must be a text.'],
    [{ Your_email: 'x' }, 'Your_email: Enter an e-mail address such as name@example.org.'],
    [{ Your_email: 'name at example' }, 'Your_email: Enter an e-mail address such as name@example.org.'],
    [{ Kind: 'c' }, 'Kind: Choose one of the options for kind of work.'],
    [{ Kind: '' }, 'Kind: Choose an option: kind of work.'],
    [{ Budget: 'x' }, 'Budget: Enter your budget as a number, such as 5000.'],
    [{ Budget: 9 }, 'Budget: Your budget must be 10 or more.'],
    [{ Budget: 21 }, 'Budget: Your budget must be 20 or less.'],
    [{ Pages: 1.5 }, 'Pages: Enter PDF pages as a whole number, such as 5.'],
    [{ Pin: '12' }, 'Pin: PIN code needs at least 6 characters.'],
    [{ Pin: 'abcdef' }, 'Pin: Enter PIN code in digits only, such as 110001.'],
    [{ Start: '2026-02-30' }, 'Start: Enter start as an existing day, such as 2026-11-22.'],
    [{ Start: '2026-11-27' }, 'Start: Start must be today or later.'],
    [{ Start: '2027-12-01' }, 'Start: Start must be at most 365 days from today.'],
    [{ Week: '2026-12-04' }, 'Week: Week must be at least 7 days from today.'],
    [{ Next: '2026-11-28' }, 'Next: Next must be tomorrow or later.'],
    [{ Born: '2026-12-01' }, 'Born: Born must be today or earlier.'],
    [{ coAuthors: [] }, 'coAuthors: Co-authors needs at least 1 entry.'],
    [
      { coAuthors: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
      'coAuthors: Co-authors can have at most 2 entries.',
    ],
    [{ coAuthors: [{ name: 'a' }, {}] }, 'coAuthors[1].name: Enter name.'],
    [
      { coAuthors: [{ name: 'a\n' }] },
      'coAuthors[0].name: Name contains an invisible character. Type it again instead of pasting it.',
    ],
    [{ Nmae: 'x' }, 'Nmae: The form has no question “Nmae”. Reload the page and send it again.'],
  ])('%o', (change, message) => expect(listErrors({ ...whole, ...change })).toEqual([message]));

  test('may have several lines if the question has a multi-line field', () => {
    expect(listErrors({ ...whole, coAuthors: [{ name: 'a', note: 'one\ntwo\u200e' }] })).toEqual([]);
  });
});

test('a day is past only after it has ended everywhere on earth, and still to come until it has begun somewhere', () => {
  const accepted = {
    ...whole,
    Start: '2026-11-28',
    Week: '2026-12-05',
    Next: '2026-11-29',
    Born: '2026-11-30',
  };
  expect(listErrors(accepted)).toEqual([]);
});
