import { describe, expect, test } from 'vitest';
import { subjectIn } from '../../../src/core/content/services/page-subject.ts';
import { withSubject } from '../../../src/ui/parts/link-about.ts';
import { prefillAnswer } from '../../../src/forms/topic/use-prefilled-answers.ts';
import type { FormSchema } from '../../../src/core/form/form-definition.ts';

describe('the address of a page with the subject as a parameter', () => {
  test.each([
    ['/ask', '/ask?subject=Law%20%26%20order'],
    ['/ask?about=us', '/ask?about=us'],
    ['/ask#form', '/ask#form'],
    ['https://example.org/ask', 'https://example.org/ask'],
    ['//example.org', '//example.org'],
  ])('%s is %s', (to, address) => expect(withSubject(to, 'Law & order')).toBe(address));

  test.each([
    'Law & order',
    'Bücher und Brot',
    'हिन्दी',
    'C++',
    'Film (after 1945)',
    'Lovers’ letters: prose',
  ])('names the subject “%s”', (subject) => {
    expect(subjectIn(withSubject('/ask', subject).slice('/ask'.length))).toBe(subject);
    expect(subjectIn(`?from=mail&subject=${encodeURIComponent(subject)}&more=1`)).toBe(subject);
  });

  test.each([
    '',
    '?subject',
    '?subject=',
    '?subject=%20',
    '?subject=%20Law',
    '?subject=%',
    '?subject=%E0%A4%A',
    '?mysubject=Law',
    '?subject=example.org',
    '?subject=https%3A%2F%2Fexample',
    '?subject=a%40example',
    '?subject=ring%200800%2012',
    '?subject=%E0%A5%A7%E0%A5%A8%E0%A5%A9%E0%A5%AA%E0%A5%AB',
    '?subject=%3Cb%3ELaw',
    '?subject=Law%0AOrder',
    '?subject=Law%E2%80%AEredro',
    `?subject=${'a'.repeat(61)}`,
  ])('“%s” names none', (search) => expect(subjectIn(search)).toBeUndefined());
});

describe('the beginning of an answer', () => {
  const schema: FormSchema = {
    type: 'object',
    required: [],
    properties: {
      Note: { type: 'string', title: 'Note' },
      Line: { type: 'string', title: 'Line', maxLength: 11 },
    },
  };

  test('is in the question that the form names for it', () =>
    expect(prefillAnswer({ schema, subject: 'Note' }, 'About law: ')).toEqual({ Note: 'About law: ' }));

  test('is missing if the form names no question, the address has no subject, or the answer has no space left', () => {
    expect(prefillAnswer({ schema }, 'About law: ')).toEqual({});
    expect(prefillAnswer({ schema, subject: 'Note' }, undefined)).toEqual({});
    expect(prefillAnswer({ schema, subject: 'Line' }, 'About law: ')).toEqual({});
  });
});
