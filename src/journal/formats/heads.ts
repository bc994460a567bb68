import { dublinCoreTags } from './dublin-core.ts';
import { exportsOf } from './exports.ts';
import type { HeadEntry } from '../../core/page/head-entry.ts';
import { jsonFeedAddress, jsonFeedType } from './journal-addresses.ts';
import { boardData, issueData, journalData, paperData, type Thing } from './json-ld.ts';
import { orcidAddress } from '../record/author.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { IssueRecord, JournalRecord } from '../record/record.ts';
import { scholarTags } from './scholar.ts';

/** What the journal adds to the heads of its pages, by route: of papers, of issues, of the journal itself. */
export function journalHeads(journal: JournalRecord): Map<string, HeadEntry[]> {
  return new Map([
    ...boardHead(journal),
    [journal.route, [...feeds(journal), data(journalData(journal))]],
    ...journal.issues.map((issue): [string, HeadEntry[]] => [issue.route, issueHead(issue, journal)]),
    ...journal.papers.map((paper): [string, HeadEntry[]] => [paper.route, paperHead(paper, journal)]),
  ]);
}

/** The editors, on a page of their own: on the journal's they would weigh too much. */
function boardHead(journal: JournalRecord): [string, HeadEntry[]][] {
  const route = journal.policies['board']?.replace(/#.*$/, '');
  return route && journal.board.length > 0 ? [[route, [data(boardData(journal))]]] : [];
}

/** An issue's page must not look like a paper to indexes: it has no citation tags. */
function issueHead(issue: IssueRecord, journal: JournalRecord): HeadEntry[] {
  const name = `Volume ${issue.volume}, Issue ${issue.issue}`;
  return [
    {
      tag: 'link',
      rel: 'alternate',
      href: `${issue.route}/feed.atom`,
      type: 'application/atom+xml',
      title: `${journal.title}, ${name}`,
    },
    data(issueData(issue, journal)),
  ];
}

function paperHead(paper: PaperRecord, journal: JournalRecord): HeadEntry[] {
  const { doi, rights, pdf } = paper;
  const link = (rel: string, href: string): HeadEntry => ({ tag: 'link', rel, href });
  return [
    ...scholarTags(paper, journal),
    ...dublinCoreTags(paper, journal),
    { tag: 'link', rel: 'alternate item', href: pdf.path, type: 'application/pdf', title: 'PDF' },
    ...exportsOf(paper).map(({ label, href, type }): HeadEntry => {
      return { tag: 'link', rel: 'alternate describedby', href, type, title: label };
    }),
    ...(doi ? [link('cite-as', `https://doi.org/${doi}`)] : []),
    ...paper.authors.flatMap(({ orcid }) => (orcid ? [link('author', orcidAddress(orcid))] : [])),
    ...(rights.licence ? [link('license', rights.licence.address)] : []),
    data(paperData(paper, journal)),
  ];
}

function feeds(journal: JournalRecord): HeadEntry[] {
  const feed = (href: string, type: string): HeadEntry => {
    return { tag: 'link', rel: 'alternate', href, type, title: journal.title };
  };
  return [
    feed(`${journal.route}/feed.atom`, 'application/atom+xml'),
    feed(jsonFeedAddress(journal.route), jsonFeedType),
  ];
}

function data(thing: Thing): HeadEntry {
  return { tag: 'data', type: 'application/ld+json', data: thing };
}
