import { orcidAddress } from '../../record/authors/author.ts';
import type { HeadEntry, HeaderRules } from 'pagewright/page';
import { EPUB_TYPE } from '../epub-type.ts';
import { listExports, paperExports } from '../exports.ts';
import { jsonFeedAddress, jsonFeedType } from '../journal-addresses.ts';
import { journalRoutes } from '../../record/addresses/journal-routes.ts';
import type { PaperRecord, FileRecord } from '../../record/paper-record.ts';
import type { JournalRecord } from '../../record/record.ts';

/**
 * The typed links of a paper's page: identifier, file, metadata, authors, licence. They are in the page, as
 * Signposting allows: as headers they would need one rule per paper.
 * @see https://signposting.org/FAIR/
 */
export function signposts(paper: PaperRecord): HeadEntry[] {
  const { doi, rights, pdf, epub } = paper;
  const link = (rel: string, href: string): HeadEntry => ({ tag: 'link', rel, href });
  return [
    ...(pdf ? [pdfLink(pdf)] : []),
    ...(epub ? [bookLink(epub.path)] : []),
    ...listExports(paper).map(({ label, href, type }): HeadEntry => {
      return { tag: 'link', rel: 'alternate describedby', href, type, title: label };
    }),
    ...(paper.supplements ?? []).map(({ path, type, label }): HeadEntry => {
      return { tag: 'link', rel: 'item', href: path, type, title: label };
    }),
    ...(doi ? [link('cite-as', `https://doi.org/${doi}`)] : []),
    ...paper.authors.flatMap(({ orcid }) => (orcid ? [link('author', orcidAddress(orcid))] : [])),
    link('type', 'https://schema.org/ScholarlyArticle'),
    link('type', 'https://schema.org/AboutPage'),
    ...(rights.licence ? [link('license', rights.licence.address)] : []),
  ];
}

function bookLink(href: string): HeadEntry {
  return { tag: 'link', rel: 'alternate item', href, type: EPUB_TYPE, title: 'EPUB' };
}

function pdfLink({ path }: FileRecord): HeadEntry {
  return { tag: 'link', rel: 'alternate item', href: path, type: 'application/pdf', title: 'PDF' };
}

/**
 * The headers of the journal's files: types of feeds and exports, and from each file the link to its paper's page. A
 * few patterns cover all papers, because hosts allow at most a hundred rules.
 */
export function journalHeaders({ route, siteUrl }: Pick<JournalRecord, 'route' | 'siteUrl'>): HeaderRules {
  const { anyIssue, onlineFirst } = journalRoutes(route);
  return new Map([
    [jsonFeedAddress(route), { 'Content-Type': jsonFeedType }],
    ...[anyIssue, onlineFirst].flatMap((home) => headersOfFiles(`${home}/:paper`, siteUrl)),
  ]);
}

/** @param pagePath the address of papers as a pattern */
function headersOfFiles(pagePath: string, siteUrl: string): [string, Record<string, string>][] {
  const back = (rel: string) => `<${siteUrl}${pagePath}>; rel="${rel}"; type="text/html"`;
  return [
    [`${pagePath}.pdf`, { Link: back('collection') }],
    [`${pagePath}.epub`, { 'Content-Type': EPUB_TYPE, Link: back('collection') }],
    ...paperExports.map(({ ending, type }): [string, Record<string, string>] => [
      pagePath + ending,
      { 'Content-Type': `${type}; charset=utf-8`, Link: back('describes') },
    ]),
  ];
}
