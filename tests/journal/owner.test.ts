import { expect, test } from 'vitest';
import { depositsOf } from '../../src/journal/deposits/deposits.ts';
import { gapsOf } from '../../src/journal/deposits/gaps.ts';
import type { JournalRecord } from '../../src/journal/record/record.ts';
import { fullJournal, plainJournal } from './samples.ts';

const stamp = '20260131120000';
const gaps = (journal: JournalRecord, today = '2025-09') =>
  Object.fromEntries(
    gapsOf(journal, today).map(({ indexer, gaps: list }) => [indexer, list.map(({ what }) => what)]),
  );

test('each indexer’s gaps are told, and nothing that is there', () => {
  const bare = gaps(plainJournal());
  expect(Object.keys(bare)).toEqual(['Google Scholar', 'DOAJ', 'Crossref', 'LOCKSS']);
  expect(bare['Google Scholar']).toEqual(['the public address of the site']);
  expect(bare['DOAJ']).toEqual(expect.arrayContaining(['an ISSN', 'a licence', 'publication ethics']));
  expect(bare['Crossref']).toEqual(expect.arrayContaining(['an ISSN', 'a DOI for 3 papers']));
  const full = gaps(fullJournal());
  expect(full['Crossref']).toEqual([
    'the public address of the site',
    'real papers: 1 of 3 are marked as samples',
    'a DOI for 1 paper',
  ]);
  expect(full['DOAJ']).not.toContain('an ISSN');
});

test('a monthly journal that has fallen silent is told so', () => {
  expect(gaps(plainJournal(), '2025-12')['DOAJ']).toContain(
    '3 issues since 2025-08, for a journal that calls itself monthly',
  );
});

test('every gap says what the owner is to do', () => {
  for (const { gaps: list } of gapsOf(plainJournal(), '2025-09')) {
    expect(list.filter(({ how }) => !how.endsWith('.'))).toEqual([]);
  }
});

test('deposits sleep until there is a prefix and an ISSN, and say so', () => {
  const { files, dormant } = depositsOf(plainJournal(), stamp);
  expect([...files.keys()]).toEqual([]);
  expect(dormant).toEqual([
    'Crossref: nothing is made until there is a DOI prefix, a depositor, an ISSN.',
    'DOAJ: nothing is made until there is an ISSN.',
  ]);
});

test('deposits hold real papers alone, and for Crossref those with a DOI', () => {
  const { files, dormant } = depositsOf(fullJournal(), stamp);
  expect([...files.keys()]).toEqual(['doaj-v1i2.xml', 'crossref-v1i1.xml', 'doaj-v1i1.xml'].sort(byIssue));
  expect(dormant).toEqual(['Crossref: wind is left out until it has a DOI.']);
  expect(files.get('crossref-v1i1.xml')).not.toContain('Snow');
  expect(files.get('doaj-v1i1.xml')).not.toContain('Snow');
});

function byIssue(a: string, b: string): number {
  const key = (name: string) => name.replace(/(.*)-(.*)/, '$2 $1');
  return key(a) < key(b) ? -1 : 1;
}
