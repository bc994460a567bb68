import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeListPages } from '../../node/verbs/write-list-pages.ts';
import type { IssueCard, PaperCard } from '../../content/resolved.ts';
import { journalRoutes } from '../../core/record/addresses/journal-routes.ts';
import { missingParts } from '../../core/record/lists/list-parts.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { createArchive } from '../../node/resolve/archive.ts';
import { newestIssues } from '../../node/resolve/resolve-journal.ts';
import { expand } from '../../templates/list-part.ts';
import { pageAt } from '../support/page-at.ts';
import { home } from '../support/home.ts';

const routes = journalRoutes(home);
const card = (issue: number, count: number) =>
  ({
    issue,
    count,
    papers: Array.from({ length: count }, (_, index) => ({ to: `/${index}` }) as PaperCard),
  }) as IssueCard;
const sizes = (issues: readonly IssueCard[]) =>
  issues.map(({ issue, count, papers }) => [issue, count, papers.length]);

describe('the newest issues', () => {
  test('are as many as fit, oldest first', () => {
    expect(sizes(newestIssues([card(1, 9), card(2, 6), card(3, 5)]))).toEqual([
      [2, 6, 6],
      [3, 5, 5],
    ]);
  });

  test('are all, for a new journal', () => {
    expect(sizes(newestIssues([card(1, 6), card(2, 5)]))).toEqual([
      [1, 6, 6],
      [2, 5, 5],
    ]);
    expect(newestIssues([])).toEqual([]);
  });

  test('have at least one issue, with its first papers if it has many', () => {
    expect(sizes(newestIssues([card(1, 2), card(2, 42)]))).toEqual([[2, 42, 15]]);
  });
});

describe('the archive', () => {
  const dated = [2024, 2024, 2025, 2026].map((year, index) => ({ year, card: card(index + 1, 10) }));
  const archive = (asked?: number, pages: string[] = []) =>
    createArchive(dated, asked, routes, (route) => pages.includes(route));
  const separate = [`${home}/archive/2024`, `${home}/archive/2025`];

  test('has all issues, while no year has a separate page', () => {
    expect(sizes(archive().issues)).toEqual([1, 2, 3, 4].map((issue) => [issue, 10, 10]));
    expect(archive().years).toEqual([]);
  });

  test('links to the years with a page, and contains the others', () => {
    const { issues, years } = archive(undefined, separate);
    expect(sizes(issues)).toEqual([[4, 10, 10]]);
    expect(years).toEqual([
      { year: 2025, papers: 10, to: `${home}/archive/2025` },
      { year: 2024, papers: 20, to: `${home}/archive/2024` },
    ]);
    expect(sizes(archive(2024, separate).issues)).toEqual([
      [1, 10, 10],
      [2, 10, 10],
    ]);
  });

  test('lists the titles of few papers, and counts many', () => {
    const many = [1, 2].map((issue) => ({ year: 2025, card: card(issue, 31) }));
    expect(sizes(createArchive(many, 2025, routes, () => false).issues)).toEqual([
      [1, 31, 0],
      [2, 31, 0],
    ]);
  });
});

/** A journal with this number of monthly issues from 2024 on, and of papers by two authors each. */
function createJournal(issues: number, papers: number) {
  const month = (index: number) =>
    `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  return {
    route: home,
    title: 'Journal of Long Lists',
    issues: Array.from({ length: issues }, (_, index) => ({ published: month(index) })),
    papers: Array.from({ length: papers }, () => ({ authors: [{}, {}] })),
  };
}

describe('pages for parts', () => {
  const missing = (issues: number, papers: number, pages: string[] = []) =>
    missingParts(createJournal(issues, papers), routes, (route) => pages.includes(route)).map((part) =>
      routes.part(part).replace(`${home}/`, ''),
    );

  test('are not needed by a new journal', () => expect(missing(18, 75)).toEqual([]));

  test('are needed for all years but the last, and for parts that do not fit on the page of the index', () => {
    expect(missing(19, 0)).toEqual(['archive/2024']);
    expect(missing(25, 0)).toEqual(['archive/2024', 'archive/2025']);
    expect(missing(1, 160)).toEqual(['authors/2', 'authors/3', 'subjects/2']);
    expect(missing(25, 160, [`${home}/archive/2024`, `${home}/authors/3`])).toEqual([
      'authors/2',
      'subjects/2',
    ]);
  });

  test('are rendered by their list and their number', () => {
    const site = { journal: { route: home } };
    expect(expand({ type: 'list-part', list: 'archive', part: 2024 }, {}, site)).toMatchObject([
      { type: 'page-head', title: 'Archive', currentPage: '2024' },
      { type: 'archive', items: { collection: 'archive', year: 2024 } },
    ]);
    expect(expand({ type: 'list-part', list: 'authors', part: 2 }, {}, site)).toMatchObject([
      { type: 'page-head', title: 'Index of authors', currentPage: 'part 2' },
      { type: 'paper-index', items: { collection: 'paper-index', by: 'author', part: 2 } },
    ]);
    expect(expand({ type: 'list-part', list: 'subjects', part: 2 }, {}, {})).toBeUndefined();
  });

  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'lists-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  test('are written once, and no others', async () => {
    const journal = createJournal(25, 0) as unknown as JournalRecord;
    const one = pageAt(`${home}/archive/2024`, {});
    expect(await writeListPages(root, journal, [one])).toBe('No list needs another page.\n');
    const report = await writeListPages(root, journal, []);
    expect(report).toBe(
      [2024, 2025].map((year) => `wrote pages-config${home}/archive/${year}.json\n`).join(''),
    );
    expect(
      JSON.parse(await readFile(path.join(root, `pages-config${home}/archive/2024.json`), 'utf8')),
    ).toEqual({
      $schema: '../../../schemas/editor/page.json',
      title: 'Archive of 2024 | Journal of Long Lists',
      description: 'The issues of 2024, newest first, each with a link to all of its papers.',
      template: { type: 'list-part', list: 'archive', part: 2024 },
    });
    // An existing file is never overwritten.
    await expect(writeListPages(root, journal, [])).rejects.toThrow('EEXIST');
  });
});
