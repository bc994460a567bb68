import type { CitedPeople, CitedWork } from '../../content/journal-parts.gen.ts';
import { element as e, type Xml } from '../formats/xml.ts';
import { isPart } from '../formats/jats/citation-terms.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { citedPages } from '../record/references/pages.ts';
import { publicationYear } from '../record/references/plain-work.ts';

/**
 * The references of a paper for Crossref: the data of works as elements, which Crossref matches with DOIs, and
 * references that are only text unchanged.
 * @see https://www.crossref.org/documentation/schema-library/markup-guide-metadata-segments/references/
 */
export function crossrefCitations({ references = [] }: PaperRecord): Xml[] {
  return references.map(({ text, work, doi }, index) =>
    e(
      'citation',
      { key: `ref${index + 1}`, type: work && citationTypes[work.type] },
      work && citation(work),
      e('doi', {}, doi),
      e('unstructured_citation', {}, text),
    ),
  );
}

/** Crossref's types of cited works; other works get none. */
const citationTypes: Partial<Record<CitedWork['type'], string>> = {
  article: 'preprint',
  'article-journal': 'journal_article',
  book: 'book',
  chapter: 'book_chapter',
  collection: 'collection',
  dataset: 'dataset',
  'paper-conference': 'conference_paper',
  patent: 'patent',
  'post-weblog': 'blog_post',
  report: 'report',
  software: 'software',
  standard: 'standard',
  thesis: 'dissertation',
  webpage: 'web_resource',
};

function citation(work: CitedWork): (Xml | undefined)[] {
  const { type, title, volume, issue, edition, ISSN, ISBN } = work;
  const { first, article, ranges } = citedPages(work.page === undefined ? undefined : String(work.page));
  const isJournal = type.startsWith('article') || type.startsWith('review');
  const container = work['container-title'];
  return [
    e('issn', {}, matchingNumber(ISSN, /^\d{4}-?\d{3}[\dX]$/)),
    isJournal ? e('journal_title', {}, container) : undefined,
    e('author', {}, firstAuthor(work.author ?? work.editor)),
    e('volume', {}, shorten(volume, 32)),
    e('issue', {}, shorten(issue, 32)),
    e('first_page', {}, shorten(first ?? ranges?.split(/[-,\s]/)[0], 32)),
    e('elocation_id', {}, article),
    e('cYear', {}, publicationYear(work)),
    e('isbn', {}, matchingNumber(ISBN, /^(97(8|9)-)?\d[\d -]{7,14}[\dX]$/)),
    e('series_title', {}, work['collection-title']),
    // The title of the book: the work itself, or the book that contains the chapter.
    isJournal ? undefined : e('volume_title', {}, container ?? title),
    e('edition_number', {}, shorten(edition, 15)),
    isJournal || (isPart(type) && container !== undefined) ? e('article_title', {}, title) : undefined,
  ];
}

/** Crossref matches works by the family name of the first author. */
function firstAuthor([first]: CitedPeople = []): string | undefined {
  return first && (first.literal ?? first.family ?? first.given);
}

/** The first number in a list that matches the schema's pattern; undefined if none does. */
function matchingNumber(value: string | undefined, pattern: RegExp): string | undefined {
  return value?.split(/[\s,;]+/).find((each) => pattern.test(each));
}

function shorten(value: string | number | undefined, most: number): string | undefined {
  return value === undefined ? undefined : String(value).slice(0, most);
}
