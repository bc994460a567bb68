import { dublinCoreTags } from '../dublin-core.ts';
import type { HeadEntry } from '../../../core/page/head-entry.ts';
import { jsonFeedAddress, jsonFeedType } from '../journal-addresses.ts';
import { boardData, issueData, journalData } from './json-ld/journal.ts';
import { paperData } from './json-ld/paper.ts';
import type { Thing } from './json-ld/thing.ts';
import type { PaperRecord } from '../../record/paper-record.ts';
import type { IssueRecord, JournalRecord } from '../../record/record.ts';
import { scholarTags } from './scholar.ts';
import { signposts } from './signposting.ts';

/** What the journal adds to the heads of its pages, by route: of papers, of issues, of the journal itself. */
export function journalHeads(journal: JournalRecord): Map<string, HeadEntry[]> {
  return new Map([
    ...boardHead(journal),
    [journal.route, [...feeds(journal), data(journalData(journal))]],
    ...journal.issues.map((issue): [string, HeadEntry[]] => [issue.route, issueHead(issue, journal)]),
    ...[...journal.papers, ...journal.notices].map((paper): [string, HeadEntry[]] => {
      return [paper.route, paperHead(paper, journal)];
    }),
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
  return [
    ...scholarTags(paper, journal),
    ...dublinCoreTags(paper, journal),
    ...signposts(paper),
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
