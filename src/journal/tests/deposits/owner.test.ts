import { describe, expect, test } from 'vitest';
import { createDeposits } from '../../core/deposits/deposits.ts';
import { findGaps } from '../../core/deposits/gaps.ts';
import { plainTextOfData } from '../../core/deposits/stated-facts.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { fullJournal, plainJournal, unusualJournal } from '../support/samples.ts';

const stamp = '20260131120000';
const nothingStated = { month: '2025-09', wordsAt: () => undefined, isDated: false };
const gaps = (journal: JournalRecord, situation = {}) =>
  Object.fromEntries(
    findGaps(journal, { ...nothingStated, ...situation }).map(({ indexer, gaps: list }) => [
      indexer,
      list.map(({ what }) => what),
    ]),
  );

test('the gaps of each indexer are listed, without existing values', () => {
  const bare = gaps(plainJournal());
  expect(Object.keys(bare)).toEqual([
    'Google Scholar',
    'DOAJ',
    'COPE',
    'Crossref',
    'LOCKSS',
    'OAI-PMH',
    'All indexes, as advice',
  ]);
  expect(bare['Google Scholar']).toEqual(['the public address of the site']);
  expect(bare['DOAJ']).toEqual(expect.arrayContaining(['an ISSN', 'a licence', 'publication ethics']));
  expect(bare['Crossref']).toEqual(expect.arrayContaining(['an ISSN', 'a DOI for 3 papers']));
  const full = gaps(fullJournal());
  expect(full['Crossref']).toEqual([
    'the public address of the site',
    'real papers: 1 of 3 are marked as samples',
    'a DOI for 1 paper and 1 notice',
  ]);
  expect(full['DOAJ']).not.toContain('an ISSN');
});

test('papers online first need no page numbers, and notices a policy with a DOI', () => {
  const { crossmarkPolicy: _policy, ...journal } = fullJournal();
  expect(gaps(journal)['Crossref']).toContain(
    'the DOI of the policy on updates, without which notices can’t say what they update',
  );
  const unusual = unusualJournal();
  expect(unusual.papers.some(({ firstPage }) => firstPage === undefined)).toBe(true);
  expect(gaps(unusual)['Google Scholar']).toEqual(['the public address of the site']);
  const [early, first, ...others] = unusual.papers;
  const { firstPage: _first, ...bare } = first!;
  expect(gaps({ ...unusual, papers: [early!, bare, ...others] })['Google Scholar']).toContain(
    'page numbers of 1 paper',
  );
});

describe('a stated fact is no gap', () => {
  const policies = {
    review: '/rules#review',
    charges: '/rules#charges',
    ethics: '/rules',
    ownership: '/rules',
  };
  const journal = { ...fullJournal(), policies };
  const reviewers = 'Two reviewers read each paper, and the Editor-in-Chief decides.';
  const page = {
    sections: [
      {
        text: '<h2>Review</h2><p>Two reviewers read <em>each</em> paper, and the Editor-in-Chief decides.</p>',
      },
    ],
  };
  const wordsAt = (address: string) => (address.startsWith('/rules') ? plainTextOfData(page) : undefined);
  const what = 'how many reviewers read each paper, and who decides';

  test('if a policy page does not state the facts, they are still missing', () => {
    const reported = gaps(journal, { wordsAt });
    expect(reported['DOAJ']).toEqual(
      expect.arrayContaining([
        what,
        'whether charges are waived, or that they never are',
        'which archive stores the papers permanently, or that none does',
        'which versions authors may put elsewhere, and when',
        'whether manuscripts are screened for plagiarism, and by which tool',
        'what AI may be used for, and what is disclosed about it (best practice)',
      ]),
    );
    expect(reported['COPE']).toEqual([
      'how complaints and appeals are handled, and by whom',
      'what happens where misconduct is suspected',
      'who is named as an author',
      'which competing interests are declared',
      'what authors do with their data',
      'which approval and consent research on people and animals needs',
      'what becomes of a published paper that is wrong or doubted',
      'how the journal is kept apart from the services that its owner sells',
      'where money comes from besides charges, or that none does',
      'whether there are advertisements, and how authors are asked for papers',
      'the postal address of the editorial office',
    ]);
    expect(reported['LOCKSS']).toContain('which archive stores the papers permanently, or that none does');
    expect(gaps(plainJournal())['DOAJ']).toContain('who holds the copyright of published papers');
    expect(reported['DOAJ']).not.toContain('who holds the copyright of published papers');
  });

  test('a sentence counts if the page of its policy has it word for word', () => {
    const stated = { ...journal, stated: { reviewers } };
    expect(gaps(stated, { wordsAt })['DOAJ']).not.toContain(what);
    const otherwise = { ...journal, stated: { reviewers: 'One reviewer reads each paper.' } };
    expect(gaps(otherwise, { wordsAt })['DOAJ']).toContain(
      `${what}: /rules#review does not say “One reviewer reads each paper.”`,
    );
    expect(gaps({ ...stated, policies: {} }, { wordsAt })['DOAJ']).toContain(`${what}: there is no page`);
  });

  test.each([
    ['the lines of an address', { address: ['Example Journal', '1 Sample Street', '00000 Example'] }],
    [
      'other markup',
      { text: '<p>Example Journal (<em>1 Sample Street</em>,&nbsp;00000 <b>Example</b>)</p>' },
    ],
  ])('the words of a sentence may be written as %s', (_what, section) => {
    const address = 'Example Journal, 1 Sample Street, 00000 Example';
    const stated = { ...journal, policies: { contact: '/write-to-us' }, stated: { address } };
    const found = gaps(stated, { wordsAt: () => plainTextOfData({ sections: [section] }) });
    expect(found['COPE']).not.toContainEqual(expect.stringContaining('the postal address'));
  });

  test('missing days of records are a gap for harvesters', () => {
    expect(gaps(journal)['OAI-PMH']).toContain('the days on which records changed');
    expect(gaps(journal, { isDated: true })['OAI-PMH']).not.toContain('the days on which records changed');
  });
});

test('the page on archiving must name the address for harvesters', () => {
  const journal = { ...fullJournal(), policies: { archiving: '/policies#kept' } };
  const asked = 'the address for harvesters: /policies#kept does not name /api/oai';
  const wordsAt = (words: string) => ({ wordsAt: () => plainTextOfData(words), isDated: true });
  expect(gaps(journal, wordsAt('<p>Papers are kept.</p>'))['OAI-PMH']).toContain(asked);
  expect(gaps(journal, wordsAt('<p>Ask at <code>/api/oai</code>.</p>'))['OAI-PMH']).not.toContain(asked);
  expect(gaps({ ...journal, policies: {} })['OAI-PMH']).toContain(
    'the address for harvesters: there is no page',
  );
});

test('a monthly journal without new issues is reported to its owner', () => {
  expect(gaps(plainJournal(), { month: '2025-12' })['DOAJ']).toContain(
    '3 issues that should have appeared since 2025-08: the journal calls itself monthly',
  );
});

test('missing statements of authors are advice, with the names of papers', () => {
  const advice = (journal: JournalRecord) => gaps(journal)['All indexes, as advice'] ?? [];
  expect(advice(fullJournal())).toContain(
    'where the data are, or that there are none: 2 papers (wind, snow)',
  );
  expect(advice(plainJournal())).toContain('the ROR number of an institution: 3 papers (wind, rain, snow)');
  const [paper, ...others] = plainJournal().papers;
  const journal = { ...plainJournal(), papers: [{ ...paper!, language: 'hi' }, ...others] };
  expect(advice(journal)).toContain('title and abstract in English: 1 paper (wind)');
  const translations = [{ language: 'en', title: 'Wind', abstract: ['It blows.'] }];
  const translated = { ...journal, papers: [{ ...paper!, language: 'hi', translations }] };
  expect(advice(translated).join()).not.toContain('in English');
  expect(advice({ ...journal, papers: [{ ...paper!, kind: 'editorial' }] })).toEqual([]);
});

test('every gap has advice for the owner', () => {
  for (const { gaps: list } of findGaps(plainJournal(), nothingStated)) {
    expect(list.filter(({ how }) => !how.endsWith('.'))).toEqual([]);
  }
});

test('deposits wait for a prefix and an ISSN, and report that', () => {
  const { files, dormant } = createDeposits(plainJournal(), stamp);
  expect([...files.keys()]).toEqual([]);
  expect(dormant).toEqual([
    'Crossref: no deposit is created until there is a DOI prefix, a depositor, an ISSN.',
    'DOAJ: no deposit is created until there is an ISSN.',
  ]);
});

test.each<[what: string, open: (paper: PaperRecord) => Partial<PaperRecord>]>([
  ['a placeholder', () => ({ abstract: ['TODO: the abstract'] })],
  ['a sample PDF', ({ pdf }) => ({ pdf: { ...pdf!, sample: true } })],
])('a text with %s is not deposited', (_what, change) => {
  const journal = fullJournal();
  const open = (items: readonly PaperRecord[]) =>
    items.map((item) => (item.slug === 'rain' ? { ...item, ...change(item) } : item));
  const issues = journal.issues.map((issue) => ({ ...issue, papers: open(issue.papers) }));
  const { files, dormant } = createDeposits({ ...journal, issues, papers: open(journal.papers) }, stamp);
  expect([...files.keys()]).toEqual(['crossref-v1i2.xml', 'doaj-v1i2.xml']);
  expect(dormant).toContain('rain is left out until its placeholders are filled in.');
});

test('deposits contain only real papers, and for Crossref those with a DOI', () => {
  const { files, dormant } = createDeposits(fullJournal(), stamp);
  expect([...files.keys()]).toEqual([
    'crossref-v1i1.xml',
    'doaj-v1i1.xml',
    'crossref-v1i2.xml',
    'doaj-v1i2.xml',
  ]);
  expect(dormant).toEqual([
    'Crossref: wind is left out until it has a DOI.',
    'Crossref: rain-correction is left out until it has a DOI.',
  ]);
  // A notice refers to the updated paper; the directory accepts no notices.
  expect(files.get('crossref-v1i2.xml')).toContain(
    '<updates><update type="retraction" date="2025-10-04">10.5555/jf.v1i1.1_(a)</update></updates>',
  );
  expect(files.get('doaj-v1i2.xml')).not.toContain('rain-');
  const { crossmarkPolicy: _policy, ...without } = fullJournal();
  expect(createDeposits(without, stamp).dormant).toContain(
    'Crossref: rain-retraction can’t say what it updates until _site.json has journal.crossmarkPolicy.',
  );
  expect(files.get('crossref-v1i1.xml')).not.toContain('Snow');
  expect(files.get('doaj-v1i1.xml')).not.toContain('Snow');
});
