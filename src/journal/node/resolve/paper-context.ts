import type { WriteCitations } from '../citations/citations.ts';
import type { NoticeKind } from '../../content/written-parts.ts';
import type { PaperContext } from '../../content/resolved.ts';
import { listExports } from '../../core/formats/exports.ts';
import { listReferenceExports } from '../../core/formats/reference-exports.ts';
import { journalRoutes } from '../../core/record/addresses/journal-routes.ts';
import { dateInWords } from '../../core/record/dates.ts';
import { statusWords } from '../../core/record/notices/status.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import type { JournalMetadata } from '../../core/record/without-papers.ts';
import { createCitations, citePaper } from './paper-citations.ts';
import { shareLinks } from './paper-links.ts';

/**
 * The data of a paper's page that come from the whole journal; null if the route has no paper. As JSON it is the source
 * of a list (`Makers`): the threads that render pages have no other content.
 */
export type ContextInput = [paper: PaperRecord, around: SurroundingData, journal: JournalOfContext] | null;

/** The data that come from other papers and from counts; for a notice also its paper. */
export interface SurroundingData extends Pick<
  PaperContext,
  'special' | 'usage' | 'subject' | 'previous' | 'next' | 'related' | 'byAuthors'
> {
  noticeOf?: PaperRecord;
}

interface JournalOfContext {
  journal: JournalMetadata;
  /** The language of dates. */
  language: string;
}

/**
 * Creates the context of a paper's page from its input: a separate step, because formatting citations takes longer than
 * everything else on the page, so it is done in the threads that render pages.
 * @param inputJson a `ContextInput` as JSON
 */
export function paperContext(inputJson: string, cite: WriteCitations): PaperContext {
  const parsed = JSON.parse(inputJson) as ContextInput;
  return parsed ? createContext(parsed, cite) : { url: '', citations: [], files: [], share: [] };
}

function createContext(
  [paper, { noticeOf, ...surroundingData }, { journal, language }]: NonNullable<ContextInput>,
  cite: WriteCitations,
): PaperContext {
  const routes = journalRoutes(journal.route);
  return {
    url: paper.url,
    journal: { label: journal.title, to: routes.home },
    citations: createCitations(paper, journal, cite),
    files: listExports(paper).map(({ label, href }) => ({ label, href })),
    ...(paper.references?.length && { referenceFiles: listReferenceExports(paper) }),
    ...(paper.epub && { epub: paper.epub.path }),
    ...countPages(paper),
    search: routes.search,
    share: shareLinks(paper),
    ...surroundingData,
    ...toNotices(paper, language),
    ...(noticeOf && { noticeOf: citePaper(noticeOf, journal, cite) }),
    rights: rightsFor(paper, journal),
    ...(journal.policies['corrections'] && { corrections: journal.policies['corrections'] }),
  };
}

function toNotices(
  { notices = [], status }: PaperRecord,
  language: string,
): Pick<PaperContext, 'notices' | 'statusMark'> {
  const isUnreliable = status === 'retracted' || status === 'concern';
  return {
    ...(isUnreliable && { statusMark: statusWords[status] }),
    ...(notices.length > 0 && {
      notices: notices.toReversed().map(({ kind, date, note, route }) => ({
        kind,
        label: `${noticeLabels[kind]}, ${dateInWords(date, language)}`,
        date,
        text: note,
        to: route,
      })),
    }),
  };
}

/** The labels of a paper with a notice, by the kind of the notice; in English, like `statusWords`. */
const noticeLabels: Record<NoticeKind, string> = {
  correction: 'Corrected',
  addendum: 'Addendum',
  'expression-of-concern': 'Expression of concern',
  retraction: 'Retracted',
};

function rightsFor({ rights: { text, licence } }: PaperRecord, { policies }: JournalMetadata) {
  return {
    text,
    ...(licence && { licence: { label: licence.address.replace('https://', ''), to: licence.address } }),
    ...(policies['access'] && { terms: policies['access'] }),
  };
}

/** The number of pages of the file: measured, else by page numbers. */
function countPages({ pdf, firstPage, lastPage }: PaperRecord): { pages?: number } {
  const isCounted = typeof firstPage === 'number' && typeof lastPage === 'number';
  const pages = pdf?.pages ?? (isCounted ? lastPage - firstPage + 1 : undefined);
  return pages ? { pages } : {};
}
