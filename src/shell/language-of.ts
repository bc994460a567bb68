import type { ResolvedSite } from '../core/content/resolved-page.ts';

/** The language of a text that all pages show, where it is not that of the page: nobody has translated it yet. */
export function languageOf({ original, untranslated }: ResolvedSite, text: string): string | undefined {
  return untranslated?.includes(text) ? original : undefined;
}
