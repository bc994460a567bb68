import type { XmlElement } from '@rgrove/parse-xml';
import { decodeReference } from 'pagewright/rich-text';
import { withoutEmpty } from '../../../core/record/without-empty.ts';
import type { PaperKind } from '../../../content/written-parts.ts';
import { doiIn, issueIn, numberIn, pagesIn } from '../identifiers.ts';
import type { ImportResult, ImportedPaper, ReadPapers, ImportedText } from '../imported-paper.ts';
import { jatsAuthors, otherPeople } from './authors.ts';
import { historyDate, publicationDates } from './dates.ts';
import { readRelatedWorks } from './related-works.ts';
import { readReferences } from './references.ts';
import { readStatements } from './statements.ts';
import { jatsTexts } from './texts.ts';
import { elementAt, attribute, getChildren, readXml, findDescendants, elementText } from '../xml-tree.ts';
import { hasText } from './recorded-parts.ts';

/**
 * The papers of a JATS file: one article, or a record with several.
 * @see https://jats.nlm.nih.gov/archiving/1.3/
 */
export function readJats(text: string): ReadPapers {
  const root = readXml(text);
  if ('refused' in root) return { refused: `it is not XML: ${root.refused}` };
  const articles = root.name === 'article' ? [root] : findDescendants(root, 'article');
  const completeArticles = articles.filter((article) => elementAt(article, 'front', 'article-meta'));
  if (completeArticles.length === 0)
    return { refused: 'no <article> in it has a <front> with <article-meta>' };
  return { papers: completeArticles.map((article) => readPaper(article, text)) };
}

function readPaper(article: XmlElement, jatsText: string): ImportResult {
  const remarks: string[] = [];
  const meta = elementAt(article, 'front', 'article-meta');
  const ids = getChildren(meta, 'article-id');
  const findId = (type: string) => elementText(ids.find((id) => attribute(id, 'pub-id-type') === type));
  const paper = withoutEmpty<ImportedPaper>({
    ...jatsTexts(article, meta, remarks),
    kind: readKind(article, remarks),
    authors: jatsAuthors(meta),
    volume: numberIn(elementText(elementAt(meta, 'volume'))),
    issue: issueIn(elementText(elementAt(meta, 'issue'))),
    published: publicationDates(meta),
    received: historyDate(meta, 'received'),
    accepted: historyDate(meta, 'accepted'),
    doi: doiIn(findId('doi')),
    subject: readSubject(meta),
    pages: readPages(meta, remarks),
    articleNumber: readArticleNumber(meta, remarks),
    licence: readLicence(meta),
    references: readReferences(article),
    relatedWorks: readRelatedWorks(meta, remarks),
    ...readStatements(article, meta, remarks),
  });
  const entities = unknownEntities(jatsText.slice(article.start, article.end));
  if (entities.length > 0)
    remarks.push(
      `Characters that only its publisher's DTD declares are shown by their names: ${entities.join(' ')}.`,
    );
  const others = otherPeople(meta);
  if (others.length > 0) remarks.push(`Other contributors were left out: ${others.join(', ')}.`);
  const slug = findId('publisher-id');
  const text = jatsFullText(article, jatsText);
  return { paper, ...(text && { text }), ...(slug !== undefined && { slug }), remarks };
}

/** References to entities that are in no standard set, such as &fdg; */
function unknownEntities(jatsText: string): string[] {
  const entities = jatsText.match(/&[A-Za-z]\w{0,30};/g) ?? [];
  return [...new Set(entities)].filter((reference) => decodeReference(reference) === undefined);
}

const KINDS: Record<string, PaperKind> = {
  'research-article': 'research-article',
  'review-article': 'review-article',
  'systematic-review': 'review-article',
  'book-review': 'book-review',
  interview: 'interview',
  essay: 'essay',
  editorial: 'editorial',
  letter: 'letter',
  'creative-writing': 'creative-writing',
  'case-report': 'case-report',
  'data-paper': 'data-paper',
  'article-commentary': 'commentary',
  commentary: 'commentary',
  'brief-report': 'brief-communication',
  'rapid-communication': 'brief-communication',
  obituary: 'obituary',
};

function readKind(article: XmlElement, remarks: string[]): PaperKind | undefined {
  const written = attribute(article, 'article-type');
  const kind = KINDS[written ?? ''];
  if (written !== undefined && kind === undefined)
    remarks.push(`“${written}” is not a known kind of paper: write "kind" if one fits.`);
  return kind;
}

/** The subject of the paper; if it has none, the heading under which tables of contents list it. */
function readSubject(meta: XmlElement | undefined): string | undefined {
  const groups = getChildren(elementAt(meta, 'article-categories'), 'subj-group');
  const isHeading = (group: XmlElement) => attribute(group, 'subj-group-type') === 'heading';
  return elementText(elementAt(groups.find((group) => !isHeading(group)) ?? groups[0], 'subject'));
}

function readPages(meta: XmlElement | undefined, remarks: string[]): ImportedPaper['pages'] {
  const [first, last = first] = ['fpage', 'lpage'].map((name) => elementText(elementAt(meta, name)));
  if (first === undefined) return undefined;
  const pages = pagesIn(`${first}-${last}`);
  if (!pages && !/^e\d/i.test(first))
    remarks.push(`Its pages “${first}–${last}” are not page numbers, and were left out.`);
  return pages;
}

/** The number of an article without pages; undefined if it only repeats the DOI, as with some publishers. */
function readArticleNumber(meta: XmlElement | undefined, remarks: string[]): string | undefined {
  const first = elementText(elementAt(meta, 'fpage'));
  // A page e12 is the number of an article.
  const page = first !== undefined && /^e\d/i.test(first) && !pagesIn(first) ? first : undefined;
  const written = elementText(elementAt(meta, 'elocation-id')) ?? page;
  if (written === undefined || doiIn(written) !== undefined) return undefined;
  if (/^[A-Za-z0-9][A-Za-z0-9./_-]{0,31}$/.test(written)) return written;
  remarks.push(`Its number “${written}” is not an article number, and was left out.`);
  return undefined;
}

function readLicence(meta: XmlElement | undefined): string | undefined {
  const licence = elementAt(meta, 'permissions', 'license');
  const address =
    attribute(licence, 'xlink:href') ??
    elementText(findDescendants(licence, 'ali:license_ref')[0]) ??
    attribute(findDescendants(licence, 'ext-link')[0], 'xlink:href');
  return address?.replace(/^http:\/\/(?=creativecommons\.org\/)/, 'https://');
}

/**
 * The full text of an article in JATS, which papers may use. Undefined if the article has only a record.
 * @param jatsText the file with the article
 */
function jatsFullText(article: XmlElement, jatsText: string): ImportedText | undefined {
  if (!hasText(article)) return undefined;
  const names = findDescendants(article, 'graphic', 'inline-graphic').flatMap(
    (graphic) => attribute(graphic, 'xlink:href') ?? [],
  );
  return {
    ending: 'xml',
    // Only this article is stored, because a record may contain several.
    text: `<?xml version="1.0" encoding="UTF-8"?>\n${jatsText.slice(article.start, article.end)}\n`,
    pictures: [...new Set(names)].filter((name) => !/^\w+:/.test(name)).map((name) => ({ name })),
  };
}
