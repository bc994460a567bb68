import type { ResolvedSite } from '../core/content/resolved-page.ts';

/** The language of a shared text, if it is not that of the page because the text is not translated. */
export function untranslatedLanguage(
  { original, untranslated }: ResolvedSite,
  text: string,
): string | undefined {
  return untranslated?.includes(text) ? original : undefined;
}
