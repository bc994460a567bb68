import { dublinCoreTags } from '../dublin-core.ts';
import type { HeadEntry } from 'pagewright/page';
import { jsonFeedAddress, jsonFeedType } from '../journal-addresses.ts';
import { boardData, issueData, journalData } from './json-ld/journal.ts';
import { paperData } from './json-ld/paper.ts';
import type { Thing } from './json-ld/thing.ts';
import { issueKey } from '../../record/issue-number.ts';
import { withoutPapers, type JournalOfPaper } from '../../record/without-papers.ts';
import type { PaperRecord } from '../../record/paper-record.ts';
import type { IssueRecord, JournalRecord } from '../../record/record.ts';
import { scholarTags } from './scholar.ts';
import { signposts } from './signposting.ts';

/** The journal's additions to the head of a page. */
export interface JournalHead {
  entries(): HeadEntry[];
  /** All inputs, if they are known without creating the entries: for a paper its record and context. */
  from?: readonly object[];
}

/** The journal's additions to the heads of papers, issues and its own page, by route. */
export function journalHeads(journal: JournalRecord): Map<string, JournalHead> {
  const getAround = aroundPapers(journal);
  return new Map([
    ...boardHead(journal),
    [journal.route, { entries: () => [...feeds(journal), data(journalData(journal))] }],
    ...journal.issues.map((issue): Head => [issue.route, { entries: () => issueHead(issue, journal) }]),
    ...[...journal.papers, ...journal.notices].map((paper): Head => {
      const journalOfPaper = getAround(paper);
      return [
        paper.route,
        { entries: () => paperHead(paper, journalOfPaper), from: [paper, journalOfPaper] },
      ];
    }),
  ]);
}

type Head = [route: string, head: JournalHead];

/**
 * Returns the journal for the head of a paper: with only the issue of that paper, as one object for all papers of
 * an issue.
 */
function aroundPapers(journal: JournalRecord): (paper: PaperRecord) => JournalOfPaper {
  const journalOnly = withoutPapers(journal);
  const onlineFirst: JournalOfPaper = { ...journalOnly, issues: [] };
  const byIssue = new Map(
    journal.issues.map(({ papers: _papers, notices: _notices, ...issue }): [string, JournalOfPaper] => {
      return [`${issue.volume}.${issue.issue}`, { ...journalOnly, issues: [issue] }];
    }),
  );
  return ({ volume, issue }) => byIssue.get(issueKey({ volume, issue })) ?? onlineFirst;
}

/** The editors, for the page that shows them: on the journal's page the data would be too large. */
function boardHead(journal: JournalRecord): Head[] {
  const route = journal.policies['board']?.replace(/#.*$/, '');
  return route && journal.board.length > 0 ? [[route, { entries: () => [data(boardData(journal))] }]] : [];
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

function paperHead(paper: PaperRecord, journal: JournalOfPaper): HeadEntry[] {
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
