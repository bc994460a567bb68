import type { PageInLanguage } from '../content/languages/languages.ts';

/**
 * The alternate links of a page for search engines: the absolute address of each language, and the original as
 * default. Pages hidden from search engines are left out.
 * @param url the address of the site, without a slash at the end
 * @param languages the page in its languages, the original first; empty if it has only one
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternates(
  url: string,
  languages: readonly PageInLanguage[] = [],
): [hreflang: string, href: string][] {
  const [original] = languages;
  const all = languages
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ language, to }): [string, string] => [language, url + to]);
  if (!original || all.length < 2) return [];
  return original.isUnlisted ? all : [...all, ['x-default', url + original.to]];
}
