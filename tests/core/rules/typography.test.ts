import { expect, test } from 'vitest';
import { typographyDiagnostics } from '../../../src/core/rules/texts/typography-diagnostics.ts';

/** A text with all proposed fixes applied. */
function fixed(text: string, language = ''): string {
  let result = '';
  let at = 0;
  const diagnostics = typographyDiagnostics(text, { language }).flatMap((each) => [
    each,
    ...(each.also ?? []),
  ]);
  for (const { offset, length, fix } of diagnostics.toSorted((one, other) => one.offset - other.offset)) {
    result += text.slice(at, offset) + fix;
    at = offset + length;
  }
  return result + text.slice(at);
}

test.each([
  [`It's "so" and 'so' ("yes")`, 'It’s “so” and ‘so’ (“yes”)'],
  [`the students' work in the '90s`, 'the students’ work in the ’90s'],
  ['<p><em>"So"</em>, she said</p>', '<p><em>“So”</em>, she said</p>'],
  ['a--b -- c - d', 'a – b – c – d'],
  ['a&nbsp;&nbsp;b, c\u00a0\u00a0d&nbsp;e', 'a b, c d&nbsp;e'],
  ['2019-2023, 3.5-4 kg', '2019–2023, 3.5–4 kg'],
  ['8(2), 33-52।', '8(2), 33–52।'],
  ['A 10x20 print, 4 x 4', 'A 10 × 20 print, 4 × 4'],
  ['So , it is . Is it ? It is !', 'So, it is. Is it? It is!'],
])('%s', (text, expected) => {
  expect(fixed(text)).toBe(expected);
  expect(typographyDiagnostics(expected)).toEqual([]);
});

test.each([
  'COVID-19, a 10-year plan, well-known, 1-2-3, 2025-07-01',
  'ISSN 1234-5678, 10.1234/ab-12--3, https://example.org/a--b?c=1-2',
  'Telephone +91 22-4000, 022-400, a.b@example.org',
  '<a href="/a-1">x</a> <code>a--b "c" 1-2</code> <pre>1 x 2...</pre>',
  'at 0x10, 2x faster, a ratio of 1 : 50, p < 0.05, .env and .5',
  'Success! a != b, !important, a !== b',
  'ऐसा है। “वन”',
])('accepts: %s', (text) => expect(typographyDiagnostics(text)).toEqual([]));

test.each([
  ['en-IN', `"It's 'so'"`, '“It’s ‘so’”'],
  ['hi', '"ऐसा", \'वैसा\'', '“ऐसा”, ‘वैसा’'],
  ['de', `"So geht's", sagte sie: 'jetzt'`, '„So geht’s“, sagte sie: ‚jetzt‘'],
  ['de-AT', '<p>"So"</p>', '<p>„So“</p>'],
  ['fr', `"L'eau" : pourquoi ? Oui !`, '«\u00a0L’eau\u00a0»\u00a0: pourquoi\u202f? Oui\u202f!'],
  ['fr-CA', '« Oui », dit-elle ; non', '«\u00a0Oui\u00a0», dit-elle\u202f; non'],
])('%s: %s', (language, text, expected) => {
  expect(fixed(text, language)).toBe(expected);
  expect(typographyDiagnostics(expected, { language })).toEqual([]);
});
