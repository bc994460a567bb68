import { orcidAddress } from './author.ts';
import { exportsOf } from './exports.ts';
import type { PaperRecord } from './paper-record.ts';

export interface TypedLink {
  rel: string;
  href: string;
  type?: string;
}

/**
 * What machines follow from a paper's page: its identifier, its file, its metadata, its authors, its licence.
 * @see https://signposting.org/FAIR/
 */
export function pageLinks(paper: PaperRecord, siteUrl: string): TypedLink[] {
  const { doi, licence } = paper;
  return [
    ...(doi ? [{ rel: 'cite-as', href: `https://doi.org/${doi}` }] : []),
    { rel: 'item', href: paper.pdf.url, type: 'application/pdf' },
    ...exportsOf(paper).map(({ href, type }) => ({ rel: 'describedby', href: siteUrl + href, type })),
    ...paper.authors.flatMap(({ orcid }) => (orcid ? [{ rel: 'author', href: orcidAddress(orcid) }] : [])),
    { rel: 'type', href: 'https://schema.org/ScholarlyArticle' },
    { rel: 'type', href: 'https://schema.org/AboutPage' },
    ...(licence ? [{ rel: 'license', href: licence }] : []),
  ];
}

/** The links of each address of a paper: its page, and back to it from its file and from each export. */
export function signposts(paper: PaperRecord, siteUrl: string): Map<string, TypedLink[]> {
  const back = (rel: string): TypedLink[] => [{ rel, href: paper.url, type: 'text/html' }];
  return new Map([
    [paper.route, pageLinks(paper, siteUrl)],
    [paper.pdf.path, back('collection')],
    ...exportsOf(paper).map(({ href }): [string, TypedLink[]] => [href, back('describes')]),
  ]);
}

/** The value of a Link header. @see https://www.rfc-editor.org/rfc/rfc8288 */
export function linkHeader(links: readonly TypedLink[]): string {
  return links
    .map(({ rel, href, type }) => `<${encodeURI(href)}>; rel="${rel}"${type ? `; type="${type}"` : ''}`)
    .join(', ');
}
