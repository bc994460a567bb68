import { describe, expect, test } from 'vitest';
import { expand as expandIssue } from '../../templates/issue.ts';
import { expand as expandNotice } from '../../templates/notice.ts';
import { expand as expandPaper } from '../../templates/paper.ts';
import type { WrittenNotice } from '../../content/notice.gen.ts';
import type { WrittenPaper } from '../../content/paper.gen.ts';
import { home } from '../support/home.ts';

const site = { language: 'en-IN', journal: { route: home } };

const paper = {
  type: 'paper',
  title: 'Reading by lantern light',
  authors: [
    {
      given: 'Anjali',
      family: 'Deshmukh',
      position: 'Assistant Professor',
      affiliation: 'Northvale University',
    },
    { name: 'Thangavel', position: 'Lecturer', affiliation: 'Eastmere College', email: 't@example.org' },
  ],
  volume: 1,
  issue: 2,
  published: '2025-08',
  abstract: ['A jeep with four hundred books.'],
  keywords: ['libraries'],
  language: 'hi',
  subject: 'Education',
  file: 'journal/v1/i2/x.pdf',
} satisfies WrittenPaper;

describe('the paper template', () => {
  const section = (more: Partial<WrittenPaper> = {}) => {
    const [first] = expandPaper({ ...paper, ...more }, {}, site) ?? [];
    if (!first) throw new Error('The template gave no section');
    return first;
  };

  test('writes authors, issue and date in words', () => {
    expect(section({ pages: { first: 1, last: 4 } })).toMatchObject({
      type: 'paper',
      line: 'Education · Volume 1, Issue 2 · August 2025 · pages 1–4',
      authors: [
        { name: 'Anjali Deshmukh', position: 'Assistant Professor', affiliation: 'Northvale University' },
        { name: 'Thangavel', affiliation: 'Eastmere College', email: 't@example.org' },
      ],
      breadcrumbs: expect.arrayContaining([{ label: 'Volume 1, Issue 2', to: `${home}/v1/i2` }]) as unknown,
    });
  });

  test('names the language in English', () => {
    expect(section()['facts']).toContainEqual({ term: 'Language', value: 'Hindi' });
  });

  test('leaves out unknown facts', () => {
    const bare = section();
    for (const key of ['note', 'subtitle']) expect(bare).not.toHaveProperty(key);
    const terms = (bare['facts'] as { term: string }[]).map(({ term }) => term);
    expect(terms).not.toContain('Pages');
    expect(terms).not.toContain('Licence');
  });

  test('marks a sample', () => {
    expect(section({ sample: true })['note']).toContain('Sample paper');
  });

  test('requests the parts around the paper by the route of its page', () => {
    const [first] = expandPaper(paper, { route: `${home}/v1/i2/lantern` }, site) ?? [];
    expect(first?.['context']).toEqual({ collection: 'paper-context', of: `${home}/v1/i2/lantern` });
    expect(section()['context']).toMatchObject({ of: `${home}/v1/i2/x` });
  });

  test('numbers versions and gives their dates', () => {
    const versions: WrittenPaper['versions'] = [
      { date: '2025-08', changes: 'As first published.', file: 'journal/v1/i2/x-1.pdf' },
      { date: '2026-01-15', changes: 'Table 2.' },
    ];
    expect(section({ versions })['versions']).toEqual([
      {
        date: '2025-08',
        label: 'Version 1, August 2025',
        text: 'As first published.',
        file: 'journal/v1/i2/x-1.pdf',
      },
      { date: '2026-01-15', label: 'Version 2, 15 January 2026', text: 'Table 2.' },
    ]);
    expect(section()).not.toHaveProperty('versions');
  });

  test('accepts dates in their given precision, references with their addresses', () => {
    const whole = section({
      received: '2025-05-14',
      accepted: '2025-06',
      kind: 'book-review',
      references: ['A book.', { text: 'A paper.', doi: '10.1234/a' }],
      funding: { statement: 'Paid by nobody.', grants: [{ funder: 'Fund', award: '7' }] },
    });
    expect(whole['facts']).toEqual(
      expect.arrayContaining([
        { term: 'Received', value: '14 May 2025', withTitle: true },
        { term: 'Accepted', value: 'June 2025', withTitle: true },
      ]),
    );
    expect(whole).toMatchObject({
      line: 'Book review, Education · Volume 1, Issue 2 · August 2025',
      references: { collection: 'paper-references' },
      statements: [{ title: 'Funding', text: 'Paid by nobody. Grants: Fund, 7.' }],
    });
  });
});

test('the template of notices names the kind, the error, the reason and the signatories', () => {
  const notice = {
    type: 'notice',
    kind: 'expression-of-concern',
    of: `${home}/v1/i2/x`,
    title: 'Expression of concern: Reading by lantern light',
    volume: 1,
    issue: 3,
    published: '2025-10-04',
    summary: 'Two counts < 5 are doubted.',
    reason: 'A reader has counted again.',
    text: '<p>The authors were asked.</p>',
    signedBy: [{ given: 'Asha', family: 'Verma', role: 'Editor-in-Chief' }, { name: 'The board' }],
  } satisfies WrittenNotice;
  const [section] = expandNotice(notice, { route: `${home}/v1/i3/concern` }, site) ?? [];
  expect(section).toMatchObject({
    type: 'paper',
    line: 'Expression of concern · Volume 1, Issue 3 · 4 October 2025',
    authors: [{ name: 'Asha Verma', position: 'Editor-in-Chief' }, { name: 'The board' }],
    text: '<p>Two counts &lt; 5 are doubted.</p><p>The authors were asked.</p><h2>Reason</h2><p>A reader has counted again.</p>',
    language: 'en-IN',
    context: { collection: 'paper-context', of: `${home}/v1/i3/concern` },
  });
  expect(section?.['facts']).toContainEqual({
    term: 'Concerns',
    value: 'Read the paper',
    to: `${home}/v1/i2/x`,
  });
  expect(expandNotice(notice, {}, {})).toBeUndefined();
});

test('the issue template requests its own issue', () => {
  const sections = expandIssue({ type: 'issue', volume: 1, issue: 2, published: '2025-08' }, {}, site) ?? [];
  expect(sections.map(({ type }) => type)).toEqual(['page-head', 'issue-contents']);
  expect(sections[0]).toMatchObject({ title: 'Volume 1, Issue 2', accent: 'August 2025' });
  expect(sections[1]).toMatchObject({
    items: { collection: 'issues', volume: 1, issue: 2 },
    archive: { label: 'All issues', to: `${home}/archive` },
  });
});

test("addresses depend on the journal's address in the site's file; without it no section is rendered", () => {
  const elsewhere = { journal: { route: '/press/review' } };
  const [section] = expandPaper(paper, {}, elsewhere) ?? [];
  expect(section?.['breadcrumbs']).toContainEqual({ label: 'Volume 1, Issue 2', to: '/press/review/v1/i2' });
  const issue = { type: 'issue', volume: 1, issue: 2, published: '2025-08' } as const;
  expect(JSON.stringify(expandIssue(issue, {}, elsewhere))).not.toContain(home);
  expect(expandPaper(paper, {}, {})).toBeUndefined();
  expect(expandIssue(issue, {}, { journal: { route: 5 } })).toBeUndefined();
});
