import { expect, test } from 'vitest';
import { crossrefDeposit } from '../../../src/journal/deposits/crossref.ts';
import { harvestCode, libraryCode } from '../../../src/journal/record/languages/language-codes.ts';
import { checkXml } from '../read-back/xml.ts';
import { fullJournal } from '../samples.ts';

test.each([
  ['en', 'eng', 'eng'],
  ['pt-BR', 'por', 'por'],
  ['zh-Hant-TW', 'chi', 'zho'],
  // Santali is not Sanskrit (sa), and Konkani not Korean (ko).
  ['sat', 'sat', 'sat'],
  ['kok', 'kok', 'kok'],
  // Bodo is in the standard of harvesters alone.
  ['brx', undefined, 'brx'],
])('%s is %s for libraries and %s for harvesters', (tag, ofLibraries, ofHarvesters) => {
  expect([libraryCode(tag), harvestCode(tag)]).toEqual([ofLibraries, ofHarvesters]);
});

test('a deposit says nothing of a language that has no code of two letters', () => {
  const journal = fullJournal();
  const issue = journal.issues.find(({ papers }) => papers.some(({ doi }) => doi))!;
  const papers = issue.papers.map((paper) => ({ ...paper, language: 'sat' }));
  const deposit = crossrefDeposit({ ...issue, papers }, journal, '20260131120000');
  checkXml(deposit, 'crossref');
  expect(deposit).toMatch(/<journal_article publication_type="full_text">/);
});
