import { expect, test } from 'vitest';
import { Ledger } from '../../torture/ledger.ts';
import type { Stored, SubmissionInStore } from '../../torture/store-kind.ts';

const answers = '{"name":"Asha"}';

function createLedger(...keys: string[]): Ledger {
  const ledger = new Ledger();
  for (const key of keys) ledger.note(key, { reference: `R-${key}`, answers, files: ['abc'] });
  return ledger;
}

function stored(...changes: (Partial<SubmissionInStore> & { key: string })[]): Stored {
  const submissions = changes.map((change) => ({
    reference: `R-${change.key}`,
    answers,
    files: [{ found: 'abc', noted: 'abc' }],
    ...change,
  }));
  return { submissions, strays: [] };
}

test('an unchanged acknowledged submission is no loss, nor is an unacknowledged one', () => {
  expect(createLedger('a', 'b').compare(stored({ key: 'b' }, { key: 'a' }, { key: 'c' }))).toEqual([]);
});

test.each<[string, Stored, string[]]>([
  ['gone', stored(), ['R-a was acknowledged, but is missing.']],
  ['stored twice', stored({ key: 'a' }, { key: 'a' }), ['R-a is stored 2 times.']],
  [
    'under another reference',
    stored({ key: 'a', reference: 'R-x' }),
    ['R-a was acknowledged, but is stored as R-x.'],
  ],
  [
    'with other answers',
    stored({ key: 'a', answers: '{}' }),
    ['The answers of R-a differ from the submitted ones.'],
  ],
  ['without its file', stored({ key: 'a', files: [] }), ['The files of R-a differ from the submitted ones.']],
  [
    'with an incomplete file',
    stored({ key: 'a', files: [{ found: 'ab', noted: 'abc' }] }),
    ['The files of R-a differ from the submitted ones.', 'A file of R-a differs from its row.'],
  ],
  [
    'next to files without a submission',
    { ...stored({ key: 'a' }), strays: ['tmp/x.pdf'] },
    ['uploads/tmp/x.pdf belongs to no submission.'],
  ],
])('a submission that is %s is a loss', (_name, found, losses) => {
  expect(createLedger('a').compare(found)).toEqual(losses);
});

test('one key is acknowledged under one reference', () => {
  const ledger = createLedger('a');
  const again = { reference: 'R-b', answers, files: [] };
  expect(ledger.note('a', again)).toBe('a was acknowledged as R-a, and then as R-b.');
  expect(ledger.note('a', { ...again, reference: 'R-a' })).toBeUndefined();
  expect(ledger.only(['R-b']).size).toBe(0);
  expect(ledger.only(['R-a']).compare(stored())).toEqual(['R-a was acknowledged, but is missing.']);
});
