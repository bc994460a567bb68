import { orcidAddress } from '../record/author.ts';
import { exportsOf } from './exports.ts';
import { jsonFeedAddress, jsonFeedType } from './journal-addresses.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';

export interface TypedLink {
  rel: string;
  href: string;
  type?: string;
}

/**
 * What machines follow from a paper's page: its identifier, its file, its metadata, its authors, its licence.
 * @see https://signposting.org/FAIR/
 */
function pageLinks(paper: PaperRecord, siteUrl: string): TypedLink[] {
  const { doi, rights } = paper;
  return [
    ...(doi ? [{ rel: 'cite-as', href: `https://doi.org/${doi}` }] : []),
    { rel: 'item', href: paper.pdf.url, type: 'application/pdf' },
    ...exportsOf(paper).map(({ href, type }) => ({ rel: 'describedby', href: siteUrl + href, type })),
    ...paper.authors.flatMap(({ orcid }) => (orcid ? [{ rel: 'author', href: orcidAddress(orcid) }] : [])),
    { rel: 'type', href: 'https://schema.org/ScholarlyArticle' },
    { rel: 'type', href: 'https://schema.org/AboutPage' },
    ...(rights.licence ? [{ rel: 'license', href: rights.licence.address }] : []),
  ];
}

/**
 * The headers of single addresses of the journal: its feed's type, links from each paper's page and back to it, the
 * exports' types.
 */
export function addressHeaders({
  papers,
  route,
  siteUrl,
}: Pick<JournalRecord, 'papers' | 'route' | 'siteUrl'>): Map<string, Record<string, string>> {
  const headers = new Map<string, Record<string, string>>();
  headers.set(jsonFeedAddress(route), { 'Content-Type': jsonFeedType });
  for (const paper of papers) {
    const back = (rel: string) => linkHeader([{ rel, href: paper.url, type: 'text/html' }]);
    headers.set(paper.route, { Link: linkHeader(pageLinks(paper, siteUrl)) });
    headers.set(paper.pdf.path, { Link: back('collection') });
    for (const { href, type } of exportsOf(paper)) {
      headers.set(href, { 'Content-Type': `${type}; charset=utf-8`, Link: back('describes') });
    }
  }
  return headers;
}

/** The value of a Link header. @see https://www.rfc-editor.org/rfc/rfc8288 */
function linkHeader(links: readonly TypedLink[]): string {
  return links
    .map(({ rel, href, type }) => `<${encodeURI(href)}>; rel="${rel}"${type ? `; type="${type}"` : ''}`)
    .join(', ');
}
