import type { Languages } from '../content/languages.ts';
import { isFileAddress } from './page-address.ts';

/** What a link says that leads to a page in another language than the one around it. */
export interface LeavingLink {
  hreflang: string;
  /** Shown behind its words: EN. */
  sign: string;
}

/**
 * What a link on a translated page says, where the page that it leads to is not translated.
 * @param href as written in the page
 * @param language the code of the page's language, below which its translated pages lie
 * @param original the code of the site's own language
 * @returns `undefined` for links that stay in the language, lead to files or places on the page, or leave the site
 */
export function leavingLink(href: string, language: string, original: string): LeavingLink | undefined {
  if (!/^\/(?!\/)/.test(href)) return undefined;
  const path = href.replace(/[?#].*$/s, '');
  if (path === `/${language}` || path.startsWith(`/${language}/`) || isFileAddress(path)) return undefined;
  return { hreflang: original, sign: new Intl.Locale(original).language.toUpperCase() };
}

/** The markup of a translated page, with what its links say of the language that they lead to. */
export function withLeavingLinks(html: string, language: string, original: Languages['original']): string {
  return html.replace(/<a (?:(?!hreflang=)[^>])*>/gi, (tag) => {
    const [, href = ''] = / href="([^"]*)"/.exec(tag) ?? [];
    const leaving = leavingLink(href, language, original);
    return leaving ? `${tag.slice(0, -1)} hreflang="${leaving.hreflang}" data-sign="${leaving.sign}">` : tag;
  });
}
