import type { PageInLanguage } from '../content/languages.ts';

/**
 * A page in all its languages, as search engines are told of it: each language with its absolute address, and the original
 * once more for whoever reads none of them. Those that search engines are to leave out are left out here, too.
 * @param url the address of the site, without a slash at its end
 * @param languages the page in its languages, the original first; none where there is one alone
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
