import type { WrittenTranslation } from '../../../content/written-parts.ts';

/** The languages of a paper: its own, and those of its translations. */
interface Translated {
  language: string;
  translations?: readonly WrittenTranslation[];
}

/** The English title of a paper in another language, with its subtitle; undefined if there is none. */
export function englishTitle(paper: Translated): string | undefined {
  const english = paper.translations?.find(({ language }) => isEnglish(language));
  return english && !isEnglish(paper.language) ? wholeTitle(english) : undefined;
}

/** A title with its subtitle, as in citations: without a colon after a punctuation mark. */
export function wholeTitle({ title, subtitle }: { title: string; subtitle?: string }): string {
  if (!subtitle) return title;
  return `${title}${/[?!:.…؟।]$/.test(title) ? '' : ':'} ${subtitle}`;
}

/** The keywords of a paper in all languages, its own first, for formats with a single list. */
export function everyKeyword({
  keywords,
  translations = [],
}: Translated & { keywords: readonly string[] }): string[] {
  return [...new Set([...keywords, ...translations.flatMap((each) => each.keywords ?? [])])];
}

/** Whether a language code is English, in any country. */
export function isEnglish(language: string): boolean {
  return /^en\b/.test(language);
}
