import type { WrittenTranslation } from '../../content/written-parts.ts';
import { orcidAddress, type AuthorRecord } from '../record/authors/author.ts';
import { listAffiliations } from '../record/authors/affiliations.ts';
import { directoryCode } from '../record/languages/language-codes.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';
import { wholeTitle } from '../record/languages/translations.ts';
import type { DepositedPapers } from './deposited-papers.ts';
import { element as e, xmlDocument, type Xml } from '../formats/xml.ts';

/** The deposit for the Directory of Open Access Journals. @see https://doaj.org/docs/xml/ */
export function doajDeposit(group: DepositedPapers, journal: JournalRecord): string {
  const papers = group.papers.filter(({ sample }) => !sample);
  return xmlDocument(
    e(
      'records',
      {},
      papers.map((paper) => record(paper, journal)),
    ),
  );
}

function record(paper: PaperRecord, journal: JournalRecord): Xml {
  const language = directoryCode(paper.language);
  const texts = [paper, ...(paper.translations ?? [])];
  const institutions = [...new Set(paper.authors.flatMap((each) => firstInstitution(each) ?? []))];
  return e(
    'record',
    {},
    e('language', {}, language),
    e('publisher', {}, journal.publisher),
    e('journalTitle', {}, journal.title),
    e('issn', {}, journal.issnPrint),
    e('eissn', {}, journal.issn),
    e('publicationDate', {}, paper.published),
    e('volume', {}, paper.volume),
    e('issue', {}, paper.issue),
    e('startPage', {}, paper.firstPage ?? paper.articleNumber),
    e('endPage', {}, paper.lastPage),
    e('doi', {}, paper.doi),
    e('publisherRecordId', {}, paper.slug),
    e('title', { language }, paper.title),
    (paper.translations ?? []).map((each) =>
      e('title', { language: directoryCode(each.language) }, wholeTitle(each)),
    ),
    e(
      'authors',
      {},
      paper.authors.map((each) => author(each, institutions)),
    ),
    e(
      'affiliationsList',
      {},
      institutions.map((institution, index) =>
        e('affiliationName', { affiliationId: index + 1 }, institution),
      ),
    ),
    texts.map(abstractIn),
    e('fullTextUrl', { format: 'html' }, paper.url),
    texts.map(keywordsIn),
  );
}

type DoajText = Pick<WrittenTranslation, 'language' | 'abstract' | 'keywords'>;

function abstractIn({ language, abstract }: DoajText): Xml | undefined {
  if (!abstract?.length) return undefined;
  return e('abstract', { language: directoryCode(language) }, abstract.join('\n\n'));
}

function keywordsIn({ language, keywords }: DoajText): Xml | undefined {
  if (!keywords?.length) return undefined;
  const each = keywords.map((keyword) => e('keyword', {}, keyword));
  return e('keywords', { language: directoryCode(language) }, each);
}

/** The directory accepts one institution per author. */
function firstInstitution(author: AuthorRecord): string | undefined {
  return listAffiliations(author)[0]?.name;
}

function author(record: AuthorRecord, institutions: readonly string[]): Xml {
  const { name, orcid } = record;
  const institution = firstInstitution(record);
  return e(
    'author',
    {},
    e('name', {}, name),
    e('affiliationId', {}, institution === undefined ? undefined : institutions.indexOf(institution) + 1),
    e('orcid_id', {}, orcid && orcidAddress(orcid)),
  );
}
