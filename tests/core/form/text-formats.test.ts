import { describe, expect, test } from 'vitest';
import { formatPatterns } from '../../../src/forms/widgets/line-input.ts';
import { textFormats, type TextFormat } from '../../../src/core/form/questions/text-formats.ts';

const samples: Record<TextFormat, { right: string[]; wrong: string[] }> = {
  email: {
    right: ['asha@example.org', 'a.s+h@mail.example.co'],
    wrong: ['asha', 'asha@', 'asha@example', 'asha@example.', 'a b@example.org', `${'a'.repeat(250)}@b.co`],
  },
  uri: {
    right: ['https://example.org', 'http://example.org:8080/a?b#c', 'https://मिसाल.भारत/पृष्ठ'],
    wrong: [
      'example.org',
      'javascript:alert(1)',
      'https://example',
      'https://a b.org',
      'ftp://example.org',
      'https://.org',
    ],
  },
  date: {
    right: ['2026-11-22', '2024-02-29'],
    wrong: ['2025-02-30', '2025-02-29', '22.11.2026', '2026-13-01', '2026-1-1'],
  },
  time: { right: ['00:00', '23:59'], wrong: ['24:00', '9:30', '12:60', '12:30:00'] },
  digits: { right: ['110001', '0'], wrong: ['', '12a', '1 2', '१२', '-1'] },
  code: { right: ['AB-1234', 'X'], wrong: ['ab-1', 'A B', ''] },
  orcid: {
    right: ['0000-0002-1825-0097', 'https://orcid.org/0000-0002-1694-233X'],
    wrong: ['0000-0002-1825-0098', '0000000218250097', 'orcid.org/0000-0002-1825-0097'],
  },
  doi: {
    right: ['10.1000/182', 'https://doi.org/10.1000/abc.def'],
    wrong: ['10.1000', '10.1/abc', 'doi:10.1000/182', '10.1000/a b'],
  },
  isbn: {
    right: ['978-3-16-148410-0', '9783161484100', '0-8044-2957-X'],
    wrong: ['978-3-16-148410-1', '0-8044-2957-0', '123', '---------X-'],
  },
};

describe.each(Object.entries(samples))('%s', (format, { right, wrong }) => {
  const check = textFormats[format as TextFormat];
  test.each(right)('accepts %j', (text) => expect(check(text)).toBe(true));

  test('the pattern for browsers without scripts, if any, accepts everything valid', () => {
    const pattern = new RegExp(`^(?:${formatPatterns[format] ?? '.*'})$`, 'v');
    expect(right.filter((text) => !pattern.test(text))).toEqual([]);
  });

  test.skipIf(format !== 'email')('without scripts, the browser refuses invalid addresses', () => {
    const pattern = new RegExp(`^(?:${formatPatterns[format]})$`, 'v');
    const passed = wrong.filter((text) => pattern.test(text) && text.length <= 40);
    // `<input type="email">` accepts addresses with spaces around them.
    expect(passed.filter((text) => !text.includes('a b'))).toEqual([]);
  });

  test.each(wrong)('refuses %j', (text) => expect(check(text)).toBe(false));
});

test('no format is slow on long hostile texts', () => {
  const long = 100_000;
  const hostile = ['a', '1', '-', '.', '/', ' ', 'é', '१', 'https://a.', 'a@a.', '10.1000/'].flatMap(
    (part) => [part.repeat(long), `${part.repeat(long)}!`, `https://${part.repeat(long)}`],
  );
  for (const check of Object.values(textFormats)) for (const text of hostile) check(text);
});
