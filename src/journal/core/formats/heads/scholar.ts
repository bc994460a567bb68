import { listAffiliations } from '../../record/authors/affiliations.ts';
import { dayOrYear } from '../../record/dates.ts';
import type { AuthorRecord } from '../../record/authors/author.ts';
import { orcidAddress } from '../../record/authors/author.ts';
import type { HeadEntry } from '../../../../core/page/head-entry.ts';
import { everyKeyword } from '../../record/languages/translations.ts';
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
    ['citation_publication_date', dayOrYear(paper.published)],
    ['citation_online_date', paper.onlineFirst && dayOrYear(paper.onlineFirst)],
    ['citation_journal_title', journal.title],
    ['citation_journal_abbrev', journal.abbreviation],
    ['citation_publisher', journal.publisher],
    ['citation_issn', journal.issn],
    ['citation_volume', paper.volume],
    ['citation_issue', paper.issue],
    ['citation_firstpage', paper.firstPage],
    ['citation_lastpage', paper.lastPage],
    ['citation_doi', paper.doi],
    ['citation_language', paper.language],
    ...everyKeyword(paper).map((keyword): [string, string] => ['citation_keywords', keyword]),
    ['citation_abstract_html_url', paper.url],
    ['citation_fulltext_html_url', paper.text && paper.url],
    ['citation_pdf_url', paper.pdf?.url],
  ];
  return tags.flatMap(([name, value]) =>
    value === undefined ? [] : [{ tag: 'meta', name, content: String(value) }],
  );
}

function authorTags(author: AuthorRecord): [string, string | undefined][] {
  return [
    ['citation_author', authorName(author)],
    ...listAffiliations(author).map(({ name }): [string, string] => ['citation_author_institution', name]),
    ['citation_author_orcid', author.orcid && orcidAddress(author.orcid)],
  ];
}

/** Readers split a name at its comma; with two words on both sides some take it for two authors. */
function authorName({ given, family, name, listed }: AuthorRecord): string {
  const isAmbiguous = [given, family].every((part) => part?.trim().includes(' '));
  return isAmbiguous ? name : listed;
}
