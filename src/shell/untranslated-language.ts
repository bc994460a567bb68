import type { ResolvedSite } from '../core/content/resolved-page.ts';

/** The language of a shared text, if it differs from that of the page because it is not translated. */
export function untranslatedLanguage(
  { original, untranslated }: ResolvedSite,
  text: string,
): string | undefined {
  return untranslated?.includes(text) ? original : undefined;
}
