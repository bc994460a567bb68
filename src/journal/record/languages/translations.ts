import type { WrittenTranslation } from '../../content/written-parts.ts';

/** What languages a paper speaks: its own, and those of its translations. */
interface Translated {
  language: string;
  translations?: readonly WrittenTranslation[];
}

/** The English title of a paper in another language, with its subtitle; nothing where there is none. */
export function englishTitle(paper: Translated): string | undefined {
  const english = paper.translations?.find(({ language }) => isEnglish(language));
  return english && !isEnglish(paper.language) ? wholeTitle(english) : undefined;
}

/** A title with its subtitle, as citations give it: one that ends in a mark of its own gets no colon. */
export function wholeTitle({ title, subtitle }: { title: string; subtitle?: string }): string {
  if (!subtitle) return title;
  return `${title}${/[?!:.…؟।]$/.test(title) ? '' : ':'} ${subtitle}`;
}

/** Its keywords in all its languages, its own first, for outputs that have one list of them. */
export function everyKeyword({
  keywords,
  translations = [],
}: Translated & { keywords: readonly string[] }): string[] {
  return [...new Set([...keywords, ...translations.flatMap((each) => each.keywords ?? [])])];
}

export function isEnglish(language: string): boolean {
  return /^en\b/.test(language);
}
