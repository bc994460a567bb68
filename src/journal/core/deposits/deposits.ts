import { placeholderIn } from 'pagewright/text';
import { crossrefDeposit } from './crossref.ts';
import { depositedItems, depositName, type DepositedPapers } from './deposited-papers.ts';
import { doajDeposit } from './doaj.ts';
import { issueNumbers } from '../record/place.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';

/** The files of deposits, and the reasons for those that are missing. */
export interface Deposits {
  /** Files by name, to be sent by hand; none is published. */
  files: Map<string, string>;
  /** The reasons why an index gets no deposit yet, one sentence each. */
  dormant: string[];
}

/**
 * The deposits that register DOIs and inform the directory of papers. Empty without a DOI prefix or ISSN; samples and
 * unfinished papers are excluded.
 * @param stamp the time of the deposit, as digits: 20260131120000
 */
export function createDeposits(fullJournal: JournalRecord, stamp: string): Deposits {
  const files = new Map<string, string>();
  const journal = withFinished(fullJournal);
  const groupsToDeposit = groupByIssue(journal).filter((group) =>
    depositedItems(group).some(({ sample }) => !sample),
  );
  const dormant = [...crossrefReasons(journal), ...doajReasons(journal), ...unfinishedReasons(fullJournal)];
  for (const { slug, doi, sample, noticeOf } of [...journal.papers, ...journal.notices]) {
    if (sample || !journal.doiPrefix) continue;
    if (!doi) dormant.push(`Crossref: ${slug} is left out until it has a DOI.`);
    else if (noticeOf && !journal.crossmarkPolicy)
      dormant.push(
        `Crossref: ${slug} can’t say what it updates until _site.json has journal.crossmarkPolicy.`,
      );
  }
  if (groupsToDeposit.length === 0) dormant.push('There is no paper to deposit: all are samples or drafts.');
  for (const group of groupsToDeposit) {
    const file = `${depositName(group)}.xml`;
    if (crossrefReasons(journal).length === 0 && hasDoi(group)) {
      files.set(`crossref-${file}`, crossrefDeposit(group, journal, stamp));
    }
    // The directory does not accept notices.
    if (doajReasons(journal).length === 0 && group.papers.some(({ sample }) => !sample))
      files.set(`doaj-${file}`, doajDeposit(group, journal));
  }
  return { files, dormant };
}

/** One paper or notice to deposit, alone in its issue. */
export interface DepositedItem {
  paper: PaperRecord;
  group: DepositedPapers;
}

/** The papers and notices that agencies accept, one by one. */
export function listDeposited(fullJournal: JournalRecord): {
  forCrossref: DepositedItem[];
  forDirectory: DepositedItem[];
} {
  const journal = withFinished(fullJournal);
  const items = groupByIssue(journal).flatMap((group) =>
    depositedItems(group)
      .filter(({ sample }) => !sample)
      .map((paper): DepositedItem => ({ paper, group: withOnly(paper, group) })),
  );
  const selectItems = (reasons: readonly string[], isTaken: (paper: PaperRecord) => boolean) =>
    reasons.length > 0 ? [] : items.filter(({ paper }) => isTaken(paper));
  return {
    forCrossref: selectItems(crossrefReasons(journal), ({ doi }) => doi !== undefined),
    forDirectory: selectItems(doajReasons(journal), ({ noticeOf }) => !noticeOf),
  };
}

function withOnly(paper: PaperRecord, group: DepositedPapers): DepositedPapers {
  if (!('issue' in group)) return { papers: [paper] };
  return { ...group, papers: paper.noticeOf ? [] : [paper], notices: paper.noticeOf ? [paper] : [] };
}

/** The finished papers and notices of each issue, and those without an issue. */
export function finishedGroups(journal: JournalRecord): DepositedPapers[] {
  return groupByIssue(withFinished(journal));
}

/** The journal without items with placeholders. */
function withFinished(journal: JournalRecord): JournalRecord {
  const finishedItems = (items: readonly PaperRecord[]) => items.filter((item) => !isUnfinished(item));
  const issues = journal.issues.map((issue) => ({
    ...issue,
    papers: finishedItems(issue.papers),
    notices: finishedItems(issue.notices),
  }));
  return {
    ...journal,
    issues,
    papers: finishedItems(journal.papers),
    notices: finishedItems(journal.notices),
  };
}

function unfinishedReasons({ papers, notices }: JournalRecord): string[] {
  const unfinished = [...papers, ...notices].filter((item) => !item.sample && isUnfinished(item));
  return unfinished.map(({ slug }) => `${slug} is left out until its placeholders are filled in.`);
}

function isUnfinished(item: PaperRecord): boolean {
  return item.pdf?.sample === true || placeholderIn(JSON.stringify(item)) !== undefined;
}

/** The papers of each issue, and those without one. */
function groupByIssue({ issues, papers }: JournalRecord): DepositedPapers[] {
  return [...issues, { papers: papers.filter((paper) => !issueNumbers(paper)) }];
}

function hasDoi(group: DepositedPapers): boolean {
  return depositedItems(group).some(({ doi, sample }) => doi && !sample);
}

function crossrefReasons({ doiPrefix, depositor, issn }: JournalRecord): string[] {
  const missing = [
    ...(doiPrefix ? [] : ['a DOI prefix']),
    ...(depositor ? [] : ['a depositor']),
    ...(issn ? [] : ['an ISSN']),
  ];
  return missing.length > 0 ? [`Crossref: no deposit is created until there is ${missing.join(', ')}.`] : [];
}

function doajReasons({ issn }: JournalRecord): string[] {
  return issn ? [] : ['DOAJ: no deposit is created until there is an ISSN.'];
}
