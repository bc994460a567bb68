import type { Languages } from '../content/languages/languages.ts';
import { isFileAddress } from './page-address.ts';

/** The marks of a link to a page in another language. */
export interface OtherLanguageLink {
  hreflang: string;
  /** Shown after the words of the link: EN. */
  code: string;
}

/**
 * The mark of a link on a translated page to a page without translation.
 * @param href as written in the page
 * @param language code of the page's language, and the path of its translated pages
 * @param original code of the site's main language
 * @returns undefined for links that stay in the language, lead to files or anchors, or leave the site
 */
export function otherLanguageLink(
  href: string,
  language: string,
  original: string,
): OtherLanguageLink | undefined {
  if (!/^\/(?!\/)/.test(href)) return undefined;
  const path = href.replace(/[?#].*$/s, '');
  if (path === `/${language}` || path.startsWith(`/${language}/`) || isFileAddress(path)) return undefined;
  return { hreflang: original, code: new Intl.Locale(original).language.toUpperCase() };
}

/** Adds the language of the target to links in the markup of a translated page. */
export function markOtherLanguageLinks(
  html: string,
  language: string,
  original: Languages['original'],
): string {
  return html.replace(/<a (?:(?!hreflang=)[^>])*>/gi, (tag) => {
    const [, href = ''] = / href="([^"]*)"/.exec(tag) ?? [];
    const mark = otherLanguageLink(href, language, original);
    return mark ? `${tag.slice(0, -1)} hreflang="${mark.hreflang}" data-language="${mark.code}">` : tag;
  });
}
