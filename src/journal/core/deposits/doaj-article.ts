import { orcidAddress } from '../record/authors/author.ts';
import { listAffiliations } from '../record/authors/affiliations.ts';
import { parseDateParts } from '../record/dates.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';
import { withoutEmpty } from '../record/without-empty.ts';

/** The directory accepts six keywords. */
const mostKeywords = 6;

/** A paper for the API of the Directory of Open Access Journals. @see https://doaj.org/api/docs */
export function doajArticle(paper: PaperRecord, journal: JournalRecord): object {
  const { year, month } = parseDateParts(paper.onlineFirst ?? paper.published);
  const identifier = [
    { type: 'doi', id: paper.doi },
    { type: 'pissn', id: journal.issnPrint },
    { type: 'eissn', id: journal.issn },
  ].filter(({ id }) => id !== undefined);
  const first = paper.firstPage ?? paper.articleNumber;
  return {
    bibjson: withoutEmpty<Record<string, unknown>>({
      title: paper.title,
      abstract: paper.abstract.join('\n\n'),
      year: String(year),
      month: String(month),
      author: paper.authors.map((author) =>
        withoutEmpty<Record<string, unknown>>({
          name: author.name,
          affiliation: listAffiliations(author)[0]?.name,
          orcid_id: author.orcid && orcidAddress(author.orcid),
        }),
      ),
      identifier,
      journal: withoutEmpty<Record<string, unknown>>({
        volume: paper.volume === undefined ? undefined : String(paper.volume),
        number: paper.issue === undefined ? undefined : String(paper.issue),
      }),
      start_page: first === undefined ? undefined : String(first),
      end_page: paper.lastPage === undefined ? undefined : String(paper.lastPage),
      keywords: paper.keywords.slice(0, mostKeywords),
      link: [{ type: 'fulltext', url: paper.url, content_type: 'HTML' }],
    }),
  };
}
