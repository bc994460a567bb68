import type { XmlElement } from '@rgrove/parse-xml';
import { withoutEmpty } from '../../../core/record/without-empty.ts';
import type { PaperKind } from '../../../content/written-parts.ts';
import { doiIn, issueIn, numberIn, pagesIn } from '../identifiers.ts';
import type { Imported, ImportedPaper, ReadPapers } from '../imported-paper.ts';
import { jatsAuthors } from './authors.ts';
import { jatsFullText } from './full-text.ts';
import { historyDate, publicationDates } from './dates.ts';
import { readReferences } from './references.ts';
import { readStatements } from './statements.ts';
import { jatsTexts } from './texts.ts';
import { at, attribute, getChildren, readXml, findDescendants, elementText } from '../xml-tree.ts';

/**
 * The papers of a JATS file: one article, or a record with several.
 * @see https://jats.nlm.nih.gov/archiving/1.3/
 */
export function readJats(text: string): ReadPapers {
  const root = readXml(text);
  if ('refused' in root) return { refused: `it is no XML: ${root.refused}` };
  const articles = root.name === 'article' ? [root] : findDescendants(root, 'article');
  const whole = articles.filter((article) => at(article, 'front', 'article-meta'));
  if (whole.length === 0) return { refused: 'no <article> in it has a <front> with <article-meta>' };
  return { papers: whole.map((article) => readPaper(article, text)) };
}

function readPaper(article: XmlElement, source: string): Imported {
  const remarks: string[] = [];
  const meta = at(article, 'front', 'article-meta');
  const ids = getChildren(meta, 'article-id');
  const findId = (type: string) => elementText(ids.find((id) => attribute(id, 'pub-id-type') === type));
  const paper = withoutEmpty<ImportedPaper>({
    ...jatsTexts(article, meta, remarks),
    kind: readKind(article, remarks),
    authors: jatsAuthors(meta),
    volume: numberIn(elementText(at(meta, 'volume'))),
    issue: issueIn(elementText(at(meta, 'issue'))),
    published: publicationDates(meta),
    received: historyDate(meta, 'received'),
    accepted: historyDate(meta, 'accepted'),
    doi: doiIn(findId('doi')),
    subject: readSubject(meta),
    pages: readPages(meta),
    articleNumber: elementText(at(meta, 'elocation-id')),
    licence: readLicence(meta),
    references: readReferences(article),
    ...readStatements(article, meta, remarks),
  });
  const slug = findId('publisher-id');
  const text = jatsFullText(article, source);
  const works = findDescendants(article, 'ref').length - (paper.references ?? []).length;
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
    remarks.push(`“${written}” is no kind of paper here: write "kind" where one fits.`);
  return kind;
}

/** The subject of the paper, preferred to the heading of its table of contents. */
function readSubject(meta: XmlElement | undefined): string | undefined {
  const groups = getChildren(at(meta, 'article-categories'), 'subj-group');
  const isHeading = (group: XmlElement) => attribute(group, 'subj-group-type') === 'heading';
  return elementText(at(groups.find((group) => !isHeading(group)) ?? groups[0], 'subject'));
}

function readPages(meta: XmlElement | undefined): ImportedPaper['pages'] {
  const [first, last = first] = ['fpage', 'lpage'].map((name) => elementText(at(meta, name)));
  return first === undefined ? undefined : pagesIn(`${first}-${last}`);
}

function readLicence(meta: XmlElement | undefined): string | undefined {
  const licence = at(meta, 'permissions', 'license');
  const address =
    attribute(licence, 'xlink:href') ??
    elementText(findDescendants(licence, 'ali:license_ref')[0]) ??
    attribute(findDescendants(licence, 'ext-link')[0], 'xlink:href');
  return address?.replace(/^http:\/\/(?=creativecommons\.org\/)/, 'https://');
}
