import { expect, test } from 'vitest';
import { assignNumbers } from '../../../src/journal/deposits/assign.ts';
import { doiBy, faultOfPattern } from '../../../src/journal/record/addresses/doi-pattern.ts';
import type { PaperRecord } from '../../../src/journal/record/paper-record.ts';
import type { JournalRecord } from '../../../src/journal/record/record.ts';
import { plainJournal } from '../samples.ts';

const pattern = 'ijms.v{volume}i{issue}.{number}';
const registered = { doiPrefix: '10.5555', doiPattern: pattern };

/** An issue of papers that have these numbers and PDFs of so many pages; none is a sample unless told. */
function issueOf(papers: (Partial<PaperRecord> & { pdfPages?: number })[]): JournalRecord {
  const journal = { ...plainJournal(), ...registered };
  const [template] = journal.papers as [PaperRecord];
  const bare = { ...template, sample: false };
  for (const key of ['doi', 'firstPage', 'lastPage'] as const) delete bare[key];
  const made = papers.map(({ pdfPages, ...own }, index): PaperRecord => {
    const pdf = { path: '/x.pdf', url: 'https://x', ...(pdfPages && { pages: pdfPages }) };
    const slug = `paper-${index + 1}`;
    return { ...bare, pdf, volume: 1, issue: 2, slug, route: `/reports/v1/i2/${slug}`, ...own };
  });
  const issue = { ...journal.issues[0]!, volume: 1, issue: 2, papers: made };
  return { ...journal, papers: made, issues: [issue] };
}

const assign = (journal: JournalRecord) => assignNumbers(journal, journal.issues);

test('pages run on behind those that there are, and each paper gets the DOI of its place', () => {
  const journal = issueOf([
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

test('a DOI that another paper has is left to it, whatever its capitals are', () => {
  const journal = issueOf([{ pdfPages: 1 }, { pdfPages: 1, doi: '10.5555/IJMS.v1i2.1' }]);
  expect(assign(journal).assigned[0]?.doi).toBe('10.5555/ijms.v1i2.2');
});

test('samples get pages, and no DOI', () => {
  expect(assign(issueOf([{ pdfPages: 2, sample: true }])).assigned).toEqual([
    { route: '/reports/v1/i2/paper-1', pages: { first: 1, last: 2 } },
  ]);
});

test('behind a PDF that can’t be read nothing is counted, and the reason is told', () => {
  const { assigned, reasons } = assign(issueOf([{ pdfPages: 2 }, {}, { pdfPages: 3 }]));
  expect(assigned.map(({ pages }) => pages)).toEqual([{ first: 1, last: 2 }, undefined, undefined]);
  expect(reasons).toEqual([
    'paper-2 gets no page numbers, nor does what follows it: its PDF is missing, or can’t be read.',
  ]);
});

test('without a prefix or a pattern it is told what the site does not say', () => {
  const { doiPrefix: _prefix, doiPattern: _pattern, ...without } = issueOf([{ pdfPages: 1 }]);
  expect(assign(without).reasons).toEqual([
    'No paper gets a DOI: pages-config/_site.json has no journal.doiPrefix and no journal.doiPattern.',
  ]);
});

test('a paper that has everything gets nothing', () => {
  expect(assign(issueOf([{ firstPage: 1, lastPage: 2, doi: '10.5555/a' }])).assigned).toEqual([]);
});

test('a pattern names what a paper is', () => {
  const paper = { volume: 3, issue: 11, number: 2, slug: 'night-trains', year: '2027' };
  expect(doiBy('x{year}.{volume}.{issue}/{slug}({number})', paper)).toBe('x2027.3.11/night-trains(2)');
});

test.each([
  [pattern, undefined],
  ['j{volume}{issue}{slug}', undefined],
  [
    'ijms.{year}.{number}',
    {
      message: 'By this pattern two papers would get the same DOI.',
      hint: 'Write {volume} and {issue} with {number} or {slug}, as in "ijms.v{volume}i{issue}.{number}".',
    },
  ],
  [
    'ijms.{vol}',
    {
      message: 'A pattern of DOIs knows no {vol}.',
      hint: 'Write one of {volume}, {issue}, {number}, {slug}, {year}.',
    },
  ],
])('the pattern %s is judged', (written, fault) => {
  expect(faultOfPattern(written)).toEqual(fault);
});
