import { listAffiliations } from '../../record/authors/affiliations.ts';
import { highwireDate } from '../../record/dates.ts';
import type { AuthorRecord } from '../../record/authors/author.ts';
import { orcidAddress } from '../../record/authors/author.ts';
import type { HeadEntry } from 'pagewright/page';
import type { CitedPeople } from '../../../content/journal-parts.gen.ts';
import { everyKeyword } from '../../record/languages/translations.ts';
import { citedPages } from '../../record/references/pages.ts';
import { publicationYear } from '../../record/references/plain-work.ts';
import type { PaperRecord } from '../../record/paper-record.ts';
import type { JournalOfPaper } from '../../record/without-papers.ts';

/**
 * The tags that Google Scholar, Zotero and others read on a paper's page. Each author is followed by the institution,
 * without positions and degrees. @see https://scholar.google.com/intl/en/scholar/inclusion.html
 */
export function scholarTags(paper: PaperRecord, journal: JournalOfPaper): HeadEntry[] {
  const tags: [name: string, value: string | number | undefined][] = [
    ['citation_title', paper.title],
    ...paper.authors.flatMap(authorTags),
    ['citation_publication_date', highwireDate(paper.published)],
    ['citation_online_date', paper.onlineFirst && highwireDate(paper.onlineFirst)],
    ['citation_journal_title', journal.title],
    ['citation_journal_abbrev', journal.abbreviation],
    ['citation_publisher', journal.publisher],
    ['citation_issn', journal.issn],
    ['citation_issn', journal.issnPrint],
    ['citation_volume', paper.volume],
    ['citation_issue', paper.issue],
    ['citation_firstpage', paper.firstPage ?? paper.articleNumber],
    ['citation_lastpage', paper.lastPage],
    ['citation_doi', paper.doi],
    ['citation_language', paper.language],
    ...everyKeyword(paper).map((keyword): [string, string] => ['citation_keywords', keyword]),
    ['citation_abstract_html_url', paper.url],
    ['citation_fulltext_html_url', paper.text && paper.url],
    ['citation_pdf_url', paper.pdf?.url],
    ...referenceTags(paper),
  ];
  return tags.flatMap(([name, value]) =>
    value === undefined ? [] : [{ tag: 'meta', name, content: String(value) }],
  );
}

/** With more references the head would be larger than the page, so the works are only in the JATS file. */
const mostReferences = 100;

/** The cited works, each in one tag with the names of the other tags. */
function referenceTags({ references = [] }: PaperRecord): [string, string][] {
  if (references.length > mostReferences) return [];
  return references.map(({ text, work, doi }): [string, string] => {
    if (!work) return ['citation_reference', text ?? ''];
    const { first, last } = citedPages(work.page === undefined ? undefined : String(work.page));
    const isJournal = work.type.startsWith('article');
    const parts: [string, unknown][] = [
      ['citation_title', work.title],
      ...(work.author ?? []).map((person): [string, string] => ['citation_author', personName(person)]),
      [isJournal ? 'citation_journal_title' : 'citation_inbook_title', work['container-title']],
      ['citation_publisher', work.publisher],
      ['citation_publication_date', publicationYear(work)],
      ['citation_volume', work.volume],
      ['citation_issue', work.issue],
      ['citation_firstpage', first],
      ['citation_lastpage', last],
      ['citation_doi', doi],
      ['citation_pmid', work.PMID],
    ];
    const presentParts = parts.filter(([, value]) => value !== undefined);
    // A semicolon separates the parts.
    return [
      'citation_reference',
      presentParts.map(([name, value]) => `${name}=${String(value).replaceAll(';', ',')}`).join('; '),
    ];
  });
}

function personName({ family, given, literal }: CitedPeople[number]): string {
  return literal ?? [given, family].filter(Boolean).join(' ');
}

function authorTags(author: AuthorRecord): [string, string | undefined][] {
  return [
    ['citation_author', authorName(author)],
    ...listAffiliations(author).map(({ name }): [string, string] => ['citation_author_institution', name]),
    ['citation_author_orcid', author.orcid && orcidAddress(author.orcid)],
  ];
}

/** The name of an author. Programs split it at its comma; with two words on both sides, some read two authors. */
function authorName({ given, family, name, listed }: AuthorRecord): string {
  const isAmbiguous = [given, family].every((part) => part?.trim().includes(' '));
  return isAmbiguous ? name : listed;
}
