import path from 'node:path';
import { expect, test } from 'vitest';
import type { CollectionEntry } from 'pagewright/content';
import { journalCollections } from '../../core/record/lists/journal-collections.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { journalRecord } from '../../core/record/record.ts';
import { issueKey } from '../../core/record/issue-number.ts';
import { issueCards, paperCard } from '../../node/resolve/cards.ts';
import { resolveJournal } from '../../node/resolve/resolve-journal.ts';
import type { MediaResolver } from 'pagewright/extension';
import { pageAt } from '../support/page-at.ts';
import { home } from '../support/home.ts';

/** A resolver of media without files. */
function noFiles(): MediaResolver {
  const image: MediaResolver['image'] = async ({ src, alt }) => ({
    kind: 'file',
    src: `/media/${src}`,
    alt,
    width: 4,
    height: 3,
    sources: [],
  });
  const film = () => Promise.reject(new Error('No card has a film.'));
  const download: MediaResolver['download'] = async (file) => ({
    href: `/${file}`,
    name: path.basename(file),
    format: 'PDF',
    bytes: 1,
  });
  return { image, imageBeside: image, film, download };
}

const image = { src: 'drawings/hero.svg', alt: '' };
const paper = (name: string, data: object) =>
  pageAt(`${home}/v1/i1/${name}`, {
    template: {
      type: 'paper',
      title: name,
      authors: [],
      volume: 1,
      issue: 1,
      published: '2025-07',
      file: `${name}.pdf`,
      ...data,
    },
  });

async function createCards(pages: CollectionEntry['page'][]) {
  const entries = journalCollections(pages);
  const papers = await Promise.all(
    entries.papers.map((entry) => paperCard(entry, noFiles(), 'en', undefined)),
  );
  const inIssues = { papers: Map.groupBy(papers, issueKey), notices: new Map<string, PaperRecord[]>() };
  return {
    papers,
    issues: await issueCards(entries.issues, inIssues, noFiles(), 'Journal of Light', 'en'),
  };
}

test('papers come newest issue first, inside an issue by page, then by title; issues oldest first', () => {
  const issue = (number: number) =>
    pageAt(`/i${number}`, { template: { type: 'issue', volume: 1, issue: number } });
  const pages = [paper('b', {}), issue(2), paper('c', { issue: 2 }), issue(1), paper('a', {})];
  const { papers, issues } = journalCollections(pages);
  expect(papers.map(({ data }) => data['title'])).toEqual(['c', 'a', 'b']);
  expect(issues.map(({ to }) => to)).toEqual(['/i1', '/i2']);
  const paged = journalCollections([
    paper('a', { pages: { first: 7 } }),
    paper('y', { pages: { first: 2 } }),
    paper('b', {}),
  ]);
  expect(paged.papers.map(({ data }) => data['title'])).toEqual(['y', 'a', 'b']);
});

test('an author has the name of the paper: in two parts, or in one', async () => {
  const authors = [
    {
      given: 'Asha',
      family: 'Verma',
      position: 'Lecturer',
      affiliation: 'Northvale University',
      email: 'a@example.org',
    },
    { name: 'The Lantern Group', position: 'Collective', affiliation: 'independent' },
  ];
  const { papers } = await createCards([paper('lantern', { authors })]);
  expect(papers[0]?.authors).toEqual([
    { name: 'Asha Verma', position: 'Lecturer, Northvale University', email: 'a@example.org' },
    { name: 'The Lantern Group', position: 'Collective, independent' },
  ]);
  expect(papers[0]).toMatchObject({ published: 'July 2025', to: `${home}/v1/i1/lantern` });
});

test('an issue lists only its papers; issues come oldest first, papers newest first', async () => {
  const issue = (number: number) =>
    pageAt(`${home}/v1/i${number}`, {
      template: { type: 'issue', volume: 1, issue: number, published: `2025-0${number}`, cover: image },
    });
  const pages = [issue(2), issue(1), paper('b', {}), paper('c', { issue: 2 }), paper('a', {})];
  const { issues, papers } = await createCards(pages);
  expect(issues.map((each) => [each.issue, each.papers.map(({ title }) => title)])).toEqual([
    [1, ['a', 'b']],
    [2, ['c']],
  ]);
  expect(papers.map(({ title }) => title)).toEqual(['c', 'a', 'b']);
});

test('an issue without a cover gets one that is drawn from its numbers', async () => {
  const issue = (number: number, more: object = {}) =>
    pageAt(`${home}/v2/i${number}`, {
      template: { type: 'issue', volume: 2, issue: number, published: '2026-07', ...more },
    });
  const { issues } = await createCards([issue(1), issue(2), issue(3, { cover: image })]);
  const [first, second, third] = [1, 2, 3].map((n) => issues.find((one) => one.issue === n)?.cover);
  expect(first).toMatchObject({ kind: 'drawing', alt: '' });
  expect(second).not.toEqual(first);
  expect(third).toMatchObject({ kind: 'file', src: '/media/drawings/hero.svg' });
});

test('a page can request all papers and issues, or those of a volume or an issue', async () => {
  const issue = pageAt(`${home}/v1/i2`, {
    template: { type: 'issue', volume: 1, issue: 2, published: '2025-08' },
  });
  const next = pageAt(`${home}/v1/i3`, {
    template: { type: 'issue', volume: 1, issue: 3, published: '2025-09' },
  });
  const pages = [issue, next, paper('a', {}), paper('b', { issue: 2 }), paper('c', { volume: 2 })];
  const authors = [{ name: 'Thangavel', position: 'Poet', affiliation: 'independent' }];
  const whole = { authors, abstract: ['A text.'], keywords: ['a word'], language: 'en', subject: 'Law' };
  const site = {
    url: 'https://journal.example',
    journal: { route: home, title: 'Light', email: 'a@example.org', board: [{ name: 'Asha Verma' }] },
  };
  for (const { data } of pages) Object.assign(data['template'] as object, whole);
  const media = noFiles();
  const resolve = await resolveJournal(pages, media, journalRecord({ site, pages }), 'en');
  const titles = (name: string, asked: object) =>
    (resolve[name]!({ collection: name, ...asked }, media) as { title?: string }[]).map(({ title }) => title);
  expect(titles('papers', {})).toEqual(['c', 'b', 'a']);
  expect(titles('papers', { volume: 1 })).toEqual(['b', 'a']);
  expect(titles('papers', { volume: 1, issue: 2 })).toEqual(['b']);
  expect(titles('papers', { volume: 9 })).toEqual([]);
  expect(titles('issues', { volume: 1, issue: 2 })).toHaveLength(1);
  // An issue without papers is not the newest one.
  expect(resolve['issues']!({ newest: true }, media)).toMatchObject([{ issue: 2 }]);
  expect(resolve['paper-index']!({ by: 'subject' }, media)).toMatchObject({
    groups: [{ title: 'L' }],
    parts: [],
  });
  expect(resolve['newest-issues']!({}, media)).toMatchObject([
    { issue: 2, count: 1, papers: [{ title: 'b' }] },
    { issue: 3, count: 0, papers: [] },
  ]);
  expect(resolve['archive']!({ year: 2025 }, media)).toMatchObject({
    issues: [{ issue: 2 }, { issue: 3 }],
    years: [],
  });
  expect(resolve['paper-shelf']!({}, media)).toMatchObject({
    newest: [{ title: 'c' }, { title: 'b' }, { title: 'a' }],
    count: 3,
    index: `${home}/search-index`,
    archive: `${home}/archive`,
  });
  expect(resolve['board']?.({}, media)).toEqual([{ name: 'Asha Verma' }]);
  expect(await resolve['paper-context']?.({ of: `${home}/v1/i1/a` }, media)).toMatchObject({
    journal: { label: 'Light', to: home },
    search: `${home}/search`,
  });
});
