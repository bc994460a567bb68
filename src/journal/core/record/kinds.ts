import type { PaperKind } from '../../content/written-parts.ts';

/** The kinds of papers in words. */
export const kindNames: Record<PaperKind, string> = {
  'research-article': 'Research paper',
  'review-article': 'Review article',
  'book-review': 'Book review',
  interview: 'Interview',
  essay: 'Essay',
  editorial: 'Editorial',
  letter: 'Letter',
  'creative-writing': 'Creative writing',
  'case-report': 'Case report',
  'data-paper': 'Data paper',
  commentary: 'Commentary',
  'brief-communication': 'Brief communication',
  obituary: 'Obituary',
};

/**
 * The kinds of papers in which abstract, keywords, subject and PDF are optional. The schema of papers lists the same
 * kinds.
 */
export const kindsWithOptionalParts: readonly PaperKind[] = [
  'book-review',
  'editorial',
  'letter',
  'obituary',
  'case-report',
  'data-paper',
  'commentary',
  'brief-communication',
];

/** The kinds that JATS names in another way. */
const jatsTypes: Partial<Record<string, string>> = {
  commentary: 'article-commentary',
  'brief-communication': 'brief-report',
};

/** The type of an article in JATS. */
export function articleType(kind: string): string {
  return jatsTypes[kind] ?? kind;
}
