import { expect, test } from 'vitest';
import { crossrefDeposit } from '../../core/deposits/crossref.ts';
import { harvestCode, libraryCode } from '../../core/record/languages/language-codes.ts';
import { unusualJournal } from '../support/samples.ts';

test.each([
  ['en', 'eng', 'eng'],
  ['pt-BR', 'por', 'por'],
  ['zh-Hant-TW', 'chi', 'zho'],
  // Santali is not Sanskrit (sa), and Konkani not Korean (ko).
  ['sat', 'sat', 'sat'],
  ['kok', 'kok', 'kok'],
  // Only the list for harvesters has Bodo.
  ['brx', undefined, 'brx'],
])('%s is %s for libraries and %s for harvesters', (tag, ofLibraries, ofHarvesters) => {
  expect([libraryCode(tag), harvestCode(tag)]).toEqual([ofLibraries, ofHarvesters]);
});

test('a deposit names no language without a two-letter code', () => {
  const journal = unusualJournal();
  const deposit = crossrefDeposit(journal.issues[0]!, journal, '20260131120000');
  expect(deposit.match(/<journal_article [^>]*>/g)).toEqual([
    '<journal_article publication_type="full_text" language="en">',
    '<journal_article publication_type="full_text">',
  ]);
});
