import type { WrittenPage } from '../page.gen.ts';
import type { SiteContent } from '../site.gen.ts';
import { routeIn, routeOfLink, parseTranslation } from '../../page/routes.ts';

/** A language, as declared in _site.json. */
export type SiteLanguage = NonNullable<SiteContent['languages']>[number];

/** The languages of a site, with the pages that exist in each. Plain JSON, because it is sent to render workers. */
export interface Languages {
  /** The code of the site's main language. */
  original: string;
  /** All languages, the main one first. */
  all: readonly Pick<SiteLanguage, 'code' | 'name'>[];
  /** The routes of translated originals, by language code. */
  translated: Readonly<Record<string, readonly string[]>>;
  /** Routes, in any language, that search engines should ignore or index under another address. */
  unlisted: readonly string[];
}

/** A page in one language. */
export interface PageInLanguage {
  language: string;
  /** The language's name for itself. */
  name: string;
  to: string;
  /** Hidden from search engines. */
  isUnlisted?: true;
}

/** A page that visitors can see. */
interface PageOnSite {
  file: string;
  route: string;
  /** The page without its sections. */
  head?: Pick<WrittenPage, 'seo'>;
}

/**
 * The languages of _site.json: the main one and those of translations; empty for a site with one language.
 */
export function declaredLanguages(site: Readonly<Record<string, unknown>>): SiteLanguage[] {
  const written = site['languages'];
  const isLanguage = (entry: unknown): entry is SiteLanguage =>
    typeof (entry as Partial<SiteLanguage> | null)?.code === 'string';
  return Array.isArray(written) ? written.filter(isLanguage) : [];
}

/**
 * Finds the pages that exist in each language.
 * @param site the data of _site.json
 * @param pages all visible pages
 * @returns undefined for a site with one language
 */
export function findLanguages(
  site: Readonly<Record<string, unknown>>,
  pages: readonly PageOnSite[],
): Languages | undefined {
  const declared = declaredLanguages(site).map(({ code, name }) => ({ code, name }));
  if (declared.length === 0) return undefined;
  const original = String(site['language']);
  const isOriginal = ({ code }: { code: string }) => code === original;
  const all = [...declared.filter(isOriginal), ...declared.filter((each) => !isOriginal(each))];
  const byFile = new Map(pages.map(({ file, route }) => [file, route]));
  const translated = Object.fromEntries(
    all
      .map(({ code }) => [code, translatedInto(code, byFile)] as const)
      .filter(([code]) => code !== original),
  );
  return { original, all, translated, unlisted: pages.filter(isUnlisted).map(({ route }) => route) };
}

function isUnlisted({ route, head }: PageOnSite): boolean {
  const { noindex = false, canonical = route } = head?.seo ?? {};
  return noindex || canonical !== route;
}

function translatedInto(code: string, routes: ReadonlyMap<string, string>): string[] {
  const originals = [...routes.keys()].flatMap((file) => {
    const translation = parseTranslation(file);
    return translation?.language === code ? [routes.get(translation.original)] : [];
  });
  return originals.filter((route) => route !== undefined).sort();
}

/**
 * A page in all its languages, the original first; empty if it has only one.
 * @param route of the original
 */
export function pageInLanguages(languages: Languages | undefined, route: string): PageInLanguage[] {
  if (!languages) return [];
  const { all, original, unlisted } = languages;
  const found = all.flatMap(({ code, name }): PageInLanguage[] => {
    if (code !== original && !isTranslated(languages, code, route)) return [];
    const to = code === original ? route : routeIn(code, route);
    return [{ language: code, name, to, ...(unlisted.includes(to) && { isUnlisted: true }) }];
  });
  return found.length > 1 ? found : [];
}

/** The address of a link on a page in a language: that of the translation, if the linked page has one. */
export function addressIn(languages: Languages | undefined, language: string, address: string): string {
  if (!languages || !/^\/(?!\/)/.test(address)) return address;
  const route = routeOfLink(address);
  if (!isTranslated(languages, language, route)) return address;
  return routeIn(language, route) + address.slice(/^[^?#]*/.exec(address)![0].length);
}

function isTranslated({ translated }: Languages, language: string, route: string): boolean {
  return translated[language]?.includes(route) ?? false;
}
