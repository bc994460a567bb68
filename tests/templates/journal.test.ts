import { describe, expect, test } from 'vitest';
import { expand as expandIssue } from '../../src/templates/issue.ts';
import type { IssueData } from '../../src/templates/issue.gen.ts';
import { expand as expandPaper } from '../../src/templates/paper.ts';
import type { PaperData } from '../../src/templates/paper.gen.ts';

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
  file: 'journal/v1/i2/x.pdf' as unknown as PaperData['file'],
} satisfies PaperData;

describe('the paper template', () => {
  const section = (more: Partial<PaperData> = {}) => {
    const [first] = expandPaper({ ...paper, ...more });
    if (!first) throw new Error('The template gave no section');
    return first;
  };

  test('puts authors, issue and date into words', () => {
    expect(section({ pages: { first: 1, last: 4 } })).toMatchObject({
      type: 'paper',
      line: 'Education · Volume 1, Issue 2 · August 2025 · pages 1–4',
      authors: [
        { name: 'Anjali Deshmukh', work: 'Assistant Professor, Northvale University' },
        { name: 'Thangavel', work: 'Lecturer, Eastmere College', email: 't@example.org' },
      ],
      issue: { label: 'Volume 1, Issue 2', to: '/journal/v1/i2' },
    });
  });

  test('names the language in English', () => {
    expect(section()['facts']).toContainEqual({ term: 'Language', value: 'Hindi' });
  });

  test('leaves out what is not known', () => {
    const bare = section();
    for (const key of ['note', 'subtitle']) expect(bare).not.toHaveProperty(key);
    const terms = (bare['facts'] as { term: string }[]).map(({ term }) => term);
    expect(terms).not.toContain('Pages');
    expect(terms).not.toContain('Licence');
  });

  test('says that a sample is one', () => {
    expect(section({ sample: true })['note']).toContain('Sample paper');
  });
});

test('the issue template asks for the papers of its own issue', () => {
  const cover = { src: 'drawings/cover-1-2.svg', alt: '' } as unknown as IssueData['cover'];
  const sections = expandIssue({ type: 'issue', volume: 1, issue: 2, published: '2025-08', cover });
  expect(sections.map(({ type }) => type)).toEqual(['page-head', 'paper-list']);
  expect(sections[0]).toMatchObject({ title: 'Volume 1, Issue 2', accent: 'August 2025' });
  expect(sections[1]).toMatchObject({ items: { collection: 'papers', volume: 1, issue: 2 } });
});
