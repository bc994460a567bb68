import type { CitedWork } from '../../../content/journal-parts.gen.ts';
import type { PeopleKey, TextKey } from '../../record/references/plain-work.ts';

/* The terms of citations in JATS, for writing and for reading. */

type WorkType = CitedWork['type'];

/** The types of works in JATS; other types keep the name that CSL gives them. */
export const publicationTypes: Partial<Record<WorkType, string>> = {
  article: 'preprint',
  'article-journal': 'journal',
  'article-magazine': 'magazine',
  'article-newspaper': 'newspaper',
  book: 'book',
  chapter: 'chapter',
  dataset: 'data',
  document: 'other',
  legal_case: 'legal-case',
  'paper-conference': 'confproc',
  personal_communication: 'communication',
  webpage: 'web',
};

/**
 * Types of works that are parts: the title is that of the part, the source is the whole. For other types the title
 * is the source.
 */
const partTypes: ReadonlySet<WorkType> = new Set<WorkType>([
  'article',
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'chapter',
  'dataset',
  'entry',
  'entry-dictionary',
  'entry-encyclopedia',
  'paper-conference',
  'post',
  'post-weblog',
  'review',
  'review-book',
]);

/** Whether works of a type are parts of another one, such as chapters. */
export function isPart(type: WorkType): boolean {
  return partTypes.has(type);
}

/** The element of a part's title. */
export function titleElement(type: WorkType): string {
  if (type === 'dataset') return 'data-title';
  return type === 'chapter' || type.startsWith('entry') ? 'chapter-title' : 'article-title';
}

/** Groups of people in JATS; other groups keep the key that CSL gives them. */
export const personGroups: Partial<Record<PeopleKey, string>> = {
  'collection-editor': 'series-editor',
  recipient: 'addressee',
};

/** The elements of single texts. */
export const textElements: Partial<Record<TextKey, string>> = {
  volume: 'volume',
  issue: 'issue',
  publisher: 'publisher-name',
  'publisher-place': 'publisher-loc',
  edition: 'edition',
  version: 'version',
  'collection-title': 'series',
  'event-title': 'conf-name',
  'event-place': 'conf-loc',
  'supplement-number': 'supplement',
  ISBN: 'isbn',
  ISSN: 'issn',
  note: 'comment',
};

/** The name that represents further authors of a cited work. */
export const ET_AL = 'et al.';

/** The types of identifiers. */
export const identifierTypes = { DOI: 'doi', PMID: 'pmid', PMCID: 'pmcid' } as const;

/** The type of the element for values without an element in JATS. */
export const otherText = (key: string) => `csl-${key}`;
