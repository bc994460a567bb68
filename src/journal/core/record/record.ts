import {
  type CollectionEntry,
  type MediaFile,
  type Texts,
  type ValidPage,
  noTexts,
} from 'pagewright/content';
import type { IssueNumber } from '../../content/journal-parts.gen.ts';
import { eachRecord } from './each-record.ts';
import { issueKey } from './issue-number.ts';
import { journalCollections } from './lists/journal-collections.ts';
import { siteLanguage } from './languages/site-language.ts';
import { mentionsByPaper } from './notices/mentions.ts';
import { noticeRecord } from './notices/notice-record.ts';
import { createPaperRecord, type PaperRecord } from './paper-record.ts';
import { guestEditor, specialIssue, type GuestEditor, type SpecialIssue } from './special-issue.ts';
import type { BoardMember } from '../../content/written-parts.ts';
import type { WrittenIssue } from '../../content/issue.gen.ts';
import type { WrittenJournal } from '../../content/journal.gen.ts';

/** An issue with its papers, in the order of their pages. */
export interface IssueRecord {
  route: string;
  url: string;
  volume: number;
  issue: IssueNumber;
  published: string;
  /** The title of a special issue. */
  title?: string;
  guestEditors?: GuestEditor[];
  papers: PaperRecord[];
  /** Its notices, oldest first. */
  notices: PaperRecord[];
}

/** All data of the journal: citations, feeds, exports and indexes are derived from this record. */
export interface JournalRecord extends Omit<WrittenJournal, 'policies' | 'board'> {
  /** The site's address, without a slash at its end. */
  siteUrl: string;
  url: string;
  /** The language of its title and its pages. */
  language: string;
  policies: Record<string, string>;
  board: BoardMember[];
  /** Oldest first. */
  issues: IssueRecord[];
  /** Online-first papers, then those of the newest issue, within an issue by page. */
  papers: PaperRecord[];
  /** Corrections, retractions and similar notices, oldest first; they do not count as papers. */
  notices: PaperRecord[];
}

/** The content from which the records of a journal are made. */
export interface JournalSources {
  /** The data of pages-config/_site.json. */
  site: Record<string, unknown>;
  pages: readonly ValidPage[];
  /** The papers' files. Default: sizes are unknown */
  media?: readonly MediaFile[];
  /** The texts of papers. Default: no paper has one */
  texts?: Texts | undefined;
}

/**
 * Creates the record from valid pages. Papers whose issue has no page are only in `papers`.
 * @throws ContentError with the papers that have no record
 */
export function journalRecord({ site, pages, media = [], texts = noTexts }: JournalSources): JournalRecord {
  const { route, ...written } = site['journal'] as WrittenJournal;
  const siteUrl = String(site['url']).replace(/\/$/, '');
  const language = siteLanguage(site);
  const files = new Map(media.map((file) => [file.path, file]));
  const { papers: entries, issues, notices: noticeEntries } = journalCollections(pages);
  const mentions = mentionsByPaper(noticeEntries, siteUrl);
  const special = specialIssues(issues);
  const context = { siteUrl, journal: written, files, special, notices: mentions, texts };
  const papers = eachRecord(entries, (entry) => createPaperRecord(entry, context));
  const byRoute = new Map(papers.map((paper) => [paper.route, paper]));
  const notices = eachRecord(noticeEntries, (entry) => {
    // A notice of a draft is left out until its paper is on the site.
    const paper = byRoute.get(String(entry.data['of']));
    return paper ? [noticeRecord(entry, paper, { siteUrl, language, journal: written })] : [];
  }).flat();
  const byIssue = Map.groupBy([...papers, ...notices], issueKey);
  return {
    ...written,
    siteUrl,
    route,
    url: siteUrl + route,
    language,
    policies: written.policies ?? {},
    board: written.board ?? [],
    issues: issues.map((entry) => issueRecord(entry, siteUrl, byIssue)),
    papers,
    notices,
  };
}

/** The data of special issues, by number. */
function specialIssues(issues: readonly CollectionEntry[]): Map<string, SpecialIssue> {
  const entries = issues.flatMap(({ data }): [string, SpecialIssue][] => {
    const issue = data as WrittenIssue;
    const special = specialIssue(issue);
    return special ? [[issueKey(issue), special]] : [];
  });
  return new Map(entries);
}

function issueRecord(
  entry: CollectionEntry,
  siteUrl: string,
  byIssue: ReadonlyMap<string, PaperRecord[]>,
): IssueRecord {
  const { volume, issue, published, title, guestEditors } = entry.data as WrittenIssue;
  const items = byIssue.get(issueKey({ volume, issue })) ?? [];
  return {
    route: entry.to,
    url: siteUrl + entry.to,
    volume,
    issue,
    published,
    ...(title && { title }),
    ...(guestEditors && { guestEditors: guestEditors.map(guestEditor) }),
    // An issue may exist before its first paper.
    papers: items.filter(({ noticeOf }) => !noticeOf),
    notices: items.filter(({ noticeOf }) => noticeOf),
  };
}
