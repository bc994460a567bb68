import { describe, expect, test } from 'vitest';
import { assignNumbers } from '../../core/deposits/assign.ts';
import { doiBy, diagnosticOfPattern } from '../../core/record/addresses/doi-pattern.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import type { IssueRecord, JournalRecord } from '../../core/record/record.ts';
import { plainJournal } from '../support/samples.ts';

const pattern = 'ijms.v{volume}i{issue}.{number}';
const registered = { doiPrefix: '10.5555', doiPattern: pattern };

/** An issue of papers with these numbers and PDFs of these lengths. Default: none is a sample. */
function journalWithIssue(papers: (Partial<PaperRecord> & { pdfPages?: number })[]): JournalRecord {
  const journal = { ...plainJournal(), ...registered };
  const [template] = journal.papers as [PaperRecord];
  const bare = { ...template, sample: false };
  for (const key of ['doi', 'firstPage', 'lastPage'] as const) delete bare[key];
  const made = papers.map(({ pdfPages, ...own }, index): PaperRecord => {
    const pdf = { path: '/x.pdf', url: 'https://x', ...(pdfPages && { pages: pdfPages }) };
    const slug = `paper-${index + 1}`;
    return { ...bare, pdf, volume: 1, issue: 2, slug, route: `/reports/v1/i2/${slug}`, ...own };
  });
  const issue = { ...journal.issues[0]!, volume: 1, issue: 2, papers: made, notices: [] };
  return { ...journal, papers: made, notices: [], issues: [issue] };
}

const assign = (journal: JournalRecord) => assignNumbers(journal, journal.issues);

test('page numbers continue after existing ones, and each paper gets the DOI of its position', () => {
  const journal = journalWithIssue([
    { firstPage: 1, lastPage: 4, doi: '10.5555/own' },
    { pdfPages: 3 },
    { pdfPages: 12 },
  ]);
  expect(assign(journal)).toEqual({
    assigned: [
      {
        route: '/reports/v1/i2/paper-2',
        pages: { first: 5, last: 7 },
        doi: '10.5555/ijms.v1i2.2',
      },
      {
        route: '/reports/v1/i2/paper-3',
        pages: { first: 8, last: 19 },
        doi: '10.5555/ijms.v1i2.3',
      },
    ],
    reasons: [],
  });
});

test('a DOI of another paper is not assigned, in any case', () => {
  const journal = journalWithIssue([{ pdfPages: 1 }, { pdfPages: 1, doi: '10.5555/IJMS.v1i2.1' }]);
  expect(assign(journal).assigned[0]?.doi).toBe('10.5555/ijms.v1i2.2');
});

test('samples get pages, and no DOI', () => {
  expect(assign(journalWithIssue([{ pdfPages: 2, sample: true }])).assigned).toEqual([
    { route: '/reports/v1/i2/paper-1', pages: { first: 1, last: 2 } },
  ]);
});

test('page numbers stop after an unreadable PDF, and the reason is reported', () => {
  const { assigned, reasons } = assign(journalWithIssue([{ pdfPages: 2 }, {}, { pdfPages: 3 }]));
  expect(assigned.map(({ pages }) => pages)).toEqual([{ first: 1, last: 2 }, undefined, undefined]);
  expect(reasons).toEqual([
    'paper-2 and the papers after it get no page numbers: its PDF is missing, or can’t be read.',
  ]);
});

test('the pages of a sample, which replaces a PDF, are not counted', () => {
  const journal = journalWithIssue([
    { pdfPages: 2 },
    { pdf: { path: '/x.pdf', url: 'https://x', pages: 1, sample: true } },
  ]);
  const { assigned, reasons } = assign(journal);
  expect(assigned.map(({ pages }) => pages)).toEqual([{ first: 1, last: 2 }, undefined]);
  expect(reasons).toEqual(['paper-2 and the papers after it get no page numbers: its PDF is a sample.']);
});

test('notices of an issue are numbered after its papers, and have no pages', () => {
  const { issues, ...journal } = journalWithIssue([{ pdfPages: 1 }]);
  const [{ papers, ...issue }] = issues as [IssueRecord];
  const { pdf: _pdf, ...bare } = papers[0]!;
  const notice = { ...bare, route: '/reports/v1/i2/fault', slug: 'fault' };
  const found = assignNumbers({ ...journal, issues, notices: [notice] }, [
    { ...issue, papers, notices: [notice] },
  ]);
  expect(found.assigned.map(({ doi }) => doi)).toEqual(['10.5555/ijms.v1i2.1', '10.5555/ijms.v1i2.2']);
  expect(found.assigned[1]).toEqual({ route: '/reports/v1/i2/fault', doi: '10.5555/ijms.v1i2.2' });
});

describe('papers online first', () => {
  /** A journal without issues, with papers of these years and DOIs. */
  const early = (papers: { year: number; doi?: string }[], doiPattern: string) => {
    const { issues, ...journal } = journalWithIssue(
      papers.map(({ year, doi }) => ({ pdfPages: 2, published: `${year}-03-01`, ...(doi && { doi }) })),
    );
    const inNone = issues[0]!.papers.map(({ volume: _volume, issue: _issue, ...paper }) => paper);
    const group = { papers: inNone, notices: [], isOnlineFirst: true as const };
    return assignNumbers({ ...journal, doiPattern, papers: inNone, issues: [] }, [group]);
  };

  test('get no pages, and DOIs if the pattern contains no issue: numbers continue in each year', () => {
    const papers = [
      { year: 2025, doi: '10.5555/IJMS.2025.7' },
      { year: 2025, doi: '10.5555/ijms.2025.x9' },
      { year: 2025 },
      { year: 2026 },
      { year: 2025 },
    ];
    expect(early(papers, 'ijms.{year}.{number}')).toEqual({
      assigned: [
        { route: '/reports/v1/i2/paper-3', doi: '10.5555/ijms.2025.8' },
        { route: '/reports/v1/i2/paper-4', doi: '10.5555/ijms.2026.1' },
        { route: '/reports/v1/i2/paper-5', doi: '10.5555/ijms.2025.9' },
      ],
      reasons: [],
    });
  });

  test('wait for their issue if the pattern contains it, and the report names the missing key', () => {
    expect(early([{ year: 2025 }, { year: 2025 }], pattern)).toEqual({
      assigned: [],
      reasons: [
        'No DOI before their issue: paper-1, paper-2. The pattern of DOIs contains it; a pattern without {volume} and {issue}, such as ijms.{year}.{number}, also works for papers online first.',
      ],
    });
  });
});

test('a paper whose DOI is taken gets none, and the reason is reported', () => {
  const journal = journalWithIssue([{ doi: '10.5555/j1.2.paper-2', pdfPages: 1 }, { pdfPages: 1 }]);
  expect(assign({ ...journal, doiPattern: 'j{volume}.{issue}.{slug}' })).toMatchObject({
    assigned: [{ pages: { first: 1, last: 1 } }, { pages: { first: 2, last: 2 } }],
    reasons: ['paper-2 gets no DOI: another paper has the DOI of the pattern. Write one into its file.'],
  });
});

test('without a prefix or a pattern the missing setting is reported', () => {
  const { doiPrefix: _prefix, doiPattern: _pattern, ...without } = journalWithIssue([{ pdfPages: 1 }]);
  expect(assign(without).reasons).toEqual([
    'No paper gets a DOI: pages-config/_site.json has no journal.doiPrefix and no journal.doiPattern.',
  ]);
});

test('a complete paper gets no number', () => {
  expect(assign(journalWithIssue([{ firstPage: 1, lastPage: 2, doi: '10.5555/a' }])).assigned).toEqual([]);
});

test('a pattern is filled with the facts of a paper', () => {
  const paper = { volume: 3, issue: 11, number: 2, slug: 'night-trains', year: '2027' };
  expect(doiBy('x{year}.{volume}.{issue}/{slug}({number})', paper)).toBe('x2027.3.11/night-trains(2)');
});

test.each([
  [pattern, undefined],
  ['j{volume}{issue}{slug}', undefined],
  ['ijms.{year}.{number}', undefined],
  [
    'ijms.{year}.{slug}',
    {
      message: 'By this pattern two papers would get the same DOI.',
      hint: 'Write {number}, as in "ijms.v{volume}i{issue}.{number}" or "ijms.{year}.{number}", or {volume} and {issue} with {slug}.',
    },
  ],
  [
    'ijms.{vol}',
    {
      message: 'A pattern of DOIs can’t contain {vol}.',
      hint: 'Write one of {volume}, {issue}, {number}, {slug}, {year}.',
    },
  ],
])('the pattern %s is checked', (written, diagnostic) => {
  expect(diagnosticOfPattern(written)).toEqual(diagnostic);
});
