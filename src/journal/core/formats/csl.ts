import { parseDateParts } from '../record/dates.ts';
import { withoutEmpty } from '../record/without-empty.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { issueSegment } from '../record/issue-number.ts';
import { issueNumbers } from '../record/place.ts';
import { citationRemark } from '../record/notices/remark.ts';
import type { JournalRecord } from '../record/record.ts';

/** A name in CSL-JSON: of a person, or of a group. */
export type CslName = { family: string; given: string } | { literal: string };

/** A paper in CSL-JSON. @see https://docs.citationstyles.org */
export interface CslItem {
  id: string;
  type: 'article-journal';
  title: string;
  author: CslName[];
  issued: { 'date-parts': number[][] };
  'container-title': string;
  'container-title-short'?: string;
  publisher: string;
  volume?: string;
  issue?: string;
  page?: string;
  language: string;
  abstract: string;
  keyword: string;
  URL: string;
  DOI?: string;
  ISSN?: string;
  note?: string;
  /** The status of an online-first paper, in APA's term. */
  status?: 'advance online publication';
}

/** The facts about a journal in citations of its papers. */
export type JournalFacts = Pick<JournalRecord, 'title' | 'abbreviation' | 'publisher' | 'issn' | 'issnPrint'>;

/** A paper in CSL-JSON, from which its citations in all styles are made. */
export function cslItem(paper: PaperRecord, journal: JournalFacts): CslItem {
  const { year, month, day } = parseDateParts(paper.published);
  return withoutEmpty<CslItem>({
    id: citationKey(paper),
    type: 'article-journal',
    title: paper.title,
    author: paper.authors.map(({ given, family, name }) =>
      given && family ? { family, given } : { literal: name },
    ),
    issued: { 'date-parts': [[year, month, ...(day === undefined ? [] : [day])]] },
    'container-title': journal.title,
    'container-title-short': journal.abbreviation,
    publisher: journal.publisher,
    volume: paper.volume?.toString(),
    issue: paper.issue?.toString(),
    page: pageSpan(paper, '-'),
    language: paper.language,
    abstract: paper.abstract.join('\n\n'),
    keyword: paper.keywords.join(', '),
    URL: paper.url,
    DOI: paper.doi,
    ISSN: journal.issn,
    note: citationRemark(paper),
    status: issueNumbers(paper) || paper.isContinuous ? undefined : 'advance online publication',
  });
}

/** A unique name of the paper within the journal, in letters that every tool accepts. */
export function citationKey(paper: PaperRecord): string {
  const numbers = issueNumbers(paper);
  return numbers ? `${paper.slug}-v${numbers.volume}${issueSegment(numbers.issue)}` : paper.slug;
}

/** The pages of a paper: 1-4, or 7 for a single page; undefined without page numbers. */
export function pageSpan(
  { firstPage, lastPage, articleNumber }: PaperRecord,
  dash: string,
): string | undefined {
  if (firstPage === undefined) return articleNumber;
  const isOne = lastPage === undefined || lastPage === firstPage;
  return isOne ? String(firstPage) : `${firstPage}${dash}${lastPage}`;
}
