import type { HeadEntry } from 'pagewright/page';
import type { IssueNumber } from '../../content/journal-parts.gen.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { EPUB_TYPE } from './epub-type.ts';
import type { JournalFacts } from './csl.ts';
import { permanentAddress } from '../record/notices/mentions.ts';
import { issueParts } from '../record/issue-number.ts';
import { issueNumbers, type PlaceInIssues } from '../record/place.ts';
import { relatedAddress } from '../record/related-works.ts';
import { citationRemark } from '../record/notices/remark.ts';
import { wholeTitle } from '../record/languages/translations.ts';

type Element = [name: string, value: string, language?: string];

/** The fifteen elements of Dublin Core for a paper, in order, with all their values; a value may have a language. */
export function dublinCore(paper: PaperRecord, journal: JournalFacts): Element[] {
  const { doi, language, translations = [], rights } = paper;
  const texts = [paper, ...translations];
  // Works related to the paper: its data, and its supplementary files.
  const relatedAddresses = [...(paper.dataAvailability?.links ?? []), ...(paper.supplements ?? [])].map(
    ({ url }) => url,
  );
  const remark = citationRemark(paper);
  const numbers = issueNumbers(paper);
  const place = numbers ? `Vol. ${numbers.volume} ${numberInWords(numbers.issue)}` : placeWithoutIssue(paper);
  const issue = `${journal.title}; ${place && `${place} `}(${paper.published.slice(0, 4)})`;
  const pages = paper.firstPage === undefined ? paper.articleNumber : `${paper.firstPage}-${paper.lastPage}`;
  const span = pages === undefined ? '' : `; ${pages}`;
  const values: [string, string | undefined, string?][] = [
    ['title', paper.title, language],
    ...translations.map((each): Element => ['title', wholeTitle(each), each.language]),
    ...paper.authors.map(({ listed }): [string, string] => ['creator', listed]),
    ['subject', paper.subject],
    ...texts.flatMap((each) => inLanguage('subject', each.keywords, each.language)),
    ...texts.flatMap((each) =>
      inLanguage('description', each.abstract && [each.abstract.join(' ')], each.language),
    ),
    ['description', remark],
    ['publisher', journal.publisher],
    ...(paper.special?.editors ?? []).map(({ listed }): Element => ['contributor', listed]),
    ['date', paper.published],
    ['type', `info:eu-repo/semantics/${resourceType(paper)}`],
    ['type', 'info:eu-repo/semantics/publishedVersion'],
    ['format', paper.pdf ? 'application/pdf' : 'text/html'],
    ['format', paper.epub && EPUB_TYPE],
    ['identifier', paper.url],
    ['identifier', doi && `https://doi.org/${doi}`],
    ['source', issue + span],
    ['source', journal.issn],
    ['source', journal.issnPrint],
    ['language', language],
    ['relation', paper.pdf?.url],
    ['relation', paper.epub?.url],
    ...(paper.relatedWorks ?? []).map((each): Element => ['relation', relatedAddress(each)]),
    ...relatedAddresses.map((address): Element => ['relation', address]),
    ['relation', paper.noticeOf && permanentAddress(paper.noticeOf)],
    ...(paper.notices ?? []).map((notice): Element => ['relation', permanentAddress(notice)]),
    // OpenAIRE's term for open access.
    ['rights', 'info:eu-repo/semantics/openAccess'],
    ['rights', rights.text],
    ['rights', rights.licence?.address],
  ];
  return values.filter((entry): entry is Element => Boolean(entry[1]));
}

/** The number of an issue in words: No. 3-4, Suppl. 1, No. 2 Suppl. 1. */
function numberInWords(issue: IssueNumber): string {
  return issueParts(issue).first === undefined ? String(issue) : `No. ${issue}`;
}

function placeWithoutIssue({ isContinuous, volume }: PlaceInIssues): string {
  if (!isContinuous) return 'Online first';
  return volume === undefined ? '' : `Vol. ${volume}`;
}

function inLanguage(name: string, values: readonly string[] = [], language: string): Element[] {
  return values.map((value) => [name, value, language]);
}

/** OpenAIRE's type of a text. */
function resourceType({ kind = 'research-article' }: PaperRecord): string {
  if (kind === 'book-review') return 'review';
  return kind.endsWith('article') ? 'article' : 'contributionToPeriodical';
}

/**
 * The elements as tags for a page's head, without values that other tags have already (abstract, keywords,
 * addresses).
 */
export function dublinCoreTags(paper: PaperRecord, journal: JournalFacts): HeadEntry[] {
  const tagsElsewhere = new Set(['description', 'subject', 'relation', 'format']);
  const tags = dublinCore(paper, journal).filter(([name]) => !tagsElsewhere.has(name));
  return [
    { tag: 'link', rel: 'schema.DC', href: 'http://purl.org/dc/elements/1.1/' },
    ...tags.map(([name, content, language = paper.language]): HeadEntry => {
      const isOther = name === 'title' && language !== paper.language;
      return { tag: 'meta', name: `DC.${name}${isOther ? '.alternative' : ''}`, content };
    }),
    { tag: 'meta', name: 'DC.subject', content: paper.subject },
  ];
}
