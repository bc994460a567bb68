import type { XmlElement } from '@rgrove/parse-xml';
import { filled } from '../../record/filled.ts';
import type { PaperKind } from '../../content/written-parts.ts';
import { doiIn, numberIn, pagesIn } from '../identifiers.ts';
import type { Imported, ImportedPaper, ReadPapers } from '../imported.ts';
import { jatsAuthors } from './authors.ts';
import { jatsFullText } from './full-text.ts';
import { historyOf, publishedOf } from './dates.ts';
import { jatsReferences } from './references.ts';
import { jatsStatements } from './statements.ts';
import { jatsTexts } from './texts.ts';
import { at, attribute, childrenOf, readXml, within, wordsOf } from '../xml-tree.ts';

/**
 * The papers of a JATS file: one article, or a record with several.
 * @see https://jats.nlm.nih.gov/archiving/1.3/
 */
export function readJats(text: string): ReadPapers {
  const root = readXml(text);
  if ('refused' in root) return { refused: `it is no XML: ${root.refused}` };
  const articles = root.name === 'article' ? [root] : within(root, 'article');
  const whole = articles.filter((article) => at(article, 'front', 'article-meta'));
  if (whole.length === 0) return { refused: 'no <article> in it has a <front> with <article-meta>' };
  return { papers: whole.map((article) => paperOf(article, text)) };
}

function paperOf(article: XmlElement, source: string): Imported {
  const remarks: string[] = [];
  const meta = at(article, 'front', 'article-meta');
  const ids = childrenOf(meta, 'article-id');
  const idOf = (type: string) => wordsOf(ids.find((id) => attribute(id, 'pub-id-type') === type));
  const paper = filled<ImportedPaper>({
    ...jatsTexts(article, meta, remarks),
    kind: kindOf(article, remarks),
    authors: jatsAuthors(meta),
    volume: numberIn(wordsOf(at(meta, 'volume'))),
    issue: numberIn(wordsOf(at(meta, 'issue'))),
    published: publishedOf(meta),
    received: historyOf(meta, 'received'),
    accepted: historyOf(meta, 'accepted'),
    doi: doiIn(idOf('doi')),
    subject: subjectOf(meta),
    pages: pagesOf(meta),
    licence: licenceOf(meta),
    references: jatsReferences(article),
    ...jatsStatements(article, meta, remarks),
  });
  const slug = idOf('publisher-id');
  const text = jatsFullText(article, source);
  const works = within(article, 'ref').length - (paper.references ?? []).length;
  if (text && works > 0)
    remarks.push(
      `Entries of its list of references that name no work: ${works}. Compare the numbers in its text.`,
    );
  return { paper, ...(text && { text }), ...(slug !== undefined && { slug }), remarks };
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
};

function kindOf(article: XmlElement, remarks: string[]): PaperKind | undefined {
  const written = attribute(article, 'article-type');
  const kind = KINDS[written ?? ''];
  if (written !== undefined && kind === undefined)
    remarks.push(`“${written}” is no kind of paper here: write "kind" where one fits.`);
  return kind;
}

/** The subject of the paper, preferred to the heading of its table of contents. */
function subjectOf(meta: XmlElement | undefined): string | undefined {
  const groups = childrenOf(at(meta, 'article-categories'), 'subj-group');
  const isHeading = (group: XmlElement) => attribute(group, 'subj-group-type') === 'heading';
  return wordsOf(at(groups.find((group) => !isHeading(group)) ?? groups[0], 'subject'));
}

function pagesOf(meta: XmlElement | undefined): ImportedPaper['pages'] {
  const [first, last = first] = ['fpage', 'lpage'].map((name) => wordsOf(at(meta, name)));
  return first === undefined ? undefined : pagesIn(`${first}-${last}`);
}

function licenceOf(meta: XmlElement | undefined): string | undefined {
  const licence = at(meta, 'permissions', 'license');
  const address =
    attribute(licence, 'xlink:href') ??
    wordsOf(within(licence, 'ali:license_ref')[0]) ??
    attribute(within(licence, 'ext-link')[0], 'xlink:href');
  return address?.replace(/^http:\/\/(?=creativecommons\.org\/)/, 'https://');
}
