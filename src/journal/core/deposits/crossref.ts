import type { NoticeKind, WrittenTranslation } from '../../content/written-parts.ts';
import { element as e, xmlDocument, type Xml } from '../formats/xml.ts';
import { latest, toInstant } from '../record/dates.ts';
import { issueParts } from '../record/issue-number.ts';
import { languageIn } from '../record/languages/language-codes.ts';
import { wholeTitle } from '../record/languages/translations.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { IssueRecord, JournalRecord } from '../record/record.ts';
import {
  funders,
  fullTexts,
  licence,
  contributorName,
  publicationDate,
  relations,
} from './crossref-parts.ts';
import { crossrefCitations } from './crossref-citations.ts';
import { depositedItems, depositName, type DepositedPapers } from './deposited-papers.ts';

/**
 * The deposit that registers the DOIs of papers: Crossref schema 5.4.0.
 * @param stamp the time of the deposit, as digits; a later deposit has a greater number
 * @param name the name of the deposit. Default: the name of its issue
 */
export function crossrefDeposit(
  group: DepositedPapers,
  journal: JournalRecord,
  stamp: string,
  name = depositName(group),
): string {
  const items = depositedItems(group).filter(({ doi, sample }) => doi && !sample);
  return xmlDocument(
    e(
      'doi_batch',
      {
        version: '5.4.0',
        xmlns: 'http://www.crossref.org/schema/5.4.0',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xmlns:jats': 'http://www.ncbi.nlm.nih.gov/JATS1',
        'xmlns:ai': 'http://www.crossref.org/AccessIndicators.xsd',
        'xmlns:fr': 'http://www.crossref.org/fundref.xsd',
        'xmlns:rel': 'http://www.crossref.org/relations.xsd',
        'xsi:schemaLocation':
          'http://www.crossref.org/schema/5.4.0 https://www.crossref.org/schemas/crossref5.4.0.xsd',
      },
      e(
        'head',
        {},
        e('doi_batch_id', {}, `${name}-${stamp}`),
        e('timestamp', {}, stamp),
        e(
          'depositor',
          {},
          e('depositor_name', {}, journal.depositor?.name),
          e('email_address', {}, journal.depositor?.email),
        ),
        e('registrant', {}, journal.publisher),
      ),
      e(
        'body',
        {},
        // Papers of a journal without issues may be of several volumes.
        [...Map.groupBy(items, ({ volume }) => volume)].map(([volume, volumeItems]) =>
          e(
            'journal',
            {},
            journalMetadata(journal),
            'issue' in group ? journalIssue(group) : journalVolume(volume, volumeItems),
            volumeItems.map((item) => article(item, journal)),
          ),
        ),
      ),
    ),
  );
}

function journalMetadata({ title, abbreviation, issn, issnPrint, language }: JournalRecord): Xml {
  return e(
    'journal_metadata',
    { language: shortCode(language) },
    e('full_title', {}, title),
    e('abbrev_title', {}, abbreviation),
    issnPrint && e('issn', { media_type: 'print' }, issnPrint),
    issn && e('issn', { media_type: 'electronic' }, issn),
  );
}

function journalIssue({ published, volume, issue, title, guestEditors = [] }: IssueRecord): Xml {
  const { first, last, supplement } = issueParts(issue);
  const number = first === last ? first : `${first}-${last}`;
  return e(
    'journal_issue',
    {},
    e(
      'contributors',
      {},
      guestEditors.map((each, index) => contributorName(each, index, 'editor')),
    ),
    e('titles', {}, e('title', {}, title)),
    publicationDate(published),
    e('journal_volume', {}, e('volume', {}, volume)),
    e('issue', {}, number),
    supplement !== undefined && e('special_numbering', {}, `Suppl. ${supplement}`),
  );
}

function journalVolume(volume: number | undefined, papers: readonly PaperRecord[]): Xml | undefined {
  const newest = latest(papers.map(({ published }) => published));
  if (volume === undefined || newest === undefined) return undefined;
  return e('journal_issue', {}, publicationDate(newest), e('journal_volume', {}, e('volume', {}, volume)));
}

function article(paper: PaperRecord, { crossmarkPolicy }: JournalRecord): Xml {
  const { doi, language, firstPage, lastPage, articleNumber } = paper;
  return e(
    'journal_article',
    { publication_type: 'full_text', language: shortCode(language) },
    e('titles', {}, e('title', {}, paper.title)),
    (paper.translations ?? []).map((each) => e('titles', {}, e('title', {}, wholeTitle(each)))),
    e(
      'contributors',
      {},
      paper.authors.map((author, index) => contributorName(author, index, 'author')),
    ),
    [paper, ...(paper.translations ?? [])].map(abstractIn),
    publicationDate(paper.onlineFirst ?? paper.published),
    e('pages', {}, e('first_page', {}, firstPage), e('last_page', {}, lastPage)),
    e(
      'publisher_item',
      {},
      e('item_number', { item_number_type: articleNumber && 'article_number' }, articleNumber),
    ),
    crossmarkPolicy === undefined
      ? [funders(paper), licence(paper), relations(paper)]
      : crossmark(paper, crossmarkPolicy),
    e('doi_data', {}, e('doi', {}, doi), e('resource', {}, paper.url), fullTexts(paper)),
    e('citation_list', {}, crossrefCitations(paper)),
  );
}

/**
 * The update policy, and for a notice its updates. If a paper has a policy, the schema allows funders and licence
 * only in this element.
 */
function crossmark(paper: PaperRecord, policy: string): Xml {
  const { noticeOf, kind, published } = paper;
  return e(
    'crossmark',
    {},
    e('crossmark_policy', {}, policy),
    noticeOf?.doi &&
      e(
        'updates',
        {},
        // The schema requires a day; a month gets its first day.
        e(
          'update',
          { type: updateTypes[kind as NoticeKind], date: toInstant(published).slice(0, 10) },
          noticeOf.doi,
        ),
      ),
    e('custom_metadata', {}, funders(paper), licence(paper), relations(paper)),
  );
}

const updateTypes: Record<NoticeKind, string> = {
  correction: 'correction',
  addendum: 'addendum',
  'expression-of-concern': 'expression_of_concern',
  retraction: 'retraction',
};

function abstractIn({
  language,
  abstract,
}: Pick<WrittenTranslation, 'language' | 'abstract'>): Xml | undefined {
  if (!abstract?.length) return undefined;
  const paragraphs = abstract.map((text) => e('jats:p', {}, text));
  return e('jats:abstract', { 'xml:lang': language }, paragraphs);
}

/** The schema only allows codes of two letters. */
function shortCode(tag: string): string | undefined {
  const code = languageIn(tag);
  return code.length === 2 ? code : undefined;
}
