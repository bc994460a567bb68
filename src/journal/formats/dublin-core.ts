import type { HeadEntry } from '../../core/page/head-entry.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { EPUB_TYPE } from './epub-type.ts';
import type { JournalFacts } from './csl.ts';
import { remarkOf } from '../record/remark.ts';

/** The fifteen elements of Dublin Core for a paper, in their order, with as many values as there are. */
export function dublinCore(paper: PaperRecord, journal: JournalFacts): [name: string, value: string][] {
  const { doi, translation, rights } = paper;
  const remark = remarkOf(paper);
  const issue = `${journal.title}; Vol. ${paper.volume} No. ${paper.issue} (${paper.published.slice(0, 4)})`;
  const span = paper.firstPage === undefined ? '' : `; ${paper.firstPage}-${paper.lastPage}`;
  const values: [string, string | undefined][] = [
    ['title', paper.title],
    ['title', translation?.title],
    ...paper.authors.map(({ listed }): [string, string] => ['creator', listed]),
    ['subject', paper.subject],
    ...paper.keywords.map((keyword): [string, string] => ['subject', keyword]),
    ['description', paper.abstract.join(' ')],
    ['description', remark],
    ['publisher', journal.publisher],
    ['date', paper.published],
    ['type', `info:eu-repo/semantics/${typeOf(paper)}`],
    ['type', 'info:eu-repo/semantics/publishedVersion'],
    ['format', 'application/pdf'],
    ['format', paper.epub && EPUB_TYPE],
    ['identifier', paper.url],
    ['identifier', doi && `https://doi.org/${doi}`],
    ['source', issue + span],
    ['source', journal.issn],
    ['language', paper.language],
    ['relation', paper.pdf.url],
    ['relation', paper.epub?.url],
    // Everybody may read it: the words by which OpenAIRE knows that.
    ['rights', 'info:eu-repo/semantics/openAccess'],
    ['rights', rights.text],
    ['rights', rights.licence?.address],
  ];
  return values.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** What kind of text it is, in the words of OpenAIRE, which has few of them. */
function typeOf({ kind = 'research-article' }: PaperRecord): string {
  if (kind === 'book-review') return 'review';
  return kind.endsWith('article') ? 'article' : 'contributionToPeriodical';
}

/**
 * The same for a page's head. What the page holds in other tags already — abstract, keywords, addresses — is not
 * said a second time.
 */
export function dublinCoreTags(paper: PaperRecord, journal: JournalFacts): HeadEntry[] {
  const spoken = new Set(['description', 'subject', 'relation', 'format']);
  const tags = dublinCore(paper, journal).filter(([name]) => !spoken.has(name));
  return [
    { tag: 'link', rel: 'schema.DC', href: 'http://purl.org/dc/elements/1.1/' },
    ...tags.map(([name, content]): HeadEntry => ({ tag: 'meta', name: `DC.${name}`, content })),
    { tag: 'meta', name: 'DC.subject', content: paper.subject },
  ];
}
