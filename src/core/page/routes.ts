import { normalRoute } from './page-address.ts';

const ROOT = 'pages-config/';

/**
 * The route of a page's file: pages-config/index.json is /, pages-config/news/index.json is /news; a translation is
 * below its language: pages-config/news.hi.json is /hi/news.
 */
export function toRoute(path: string): string {
  const { original, language } = parseTranslation(path) ?? { original: path };
  const name = (original.startsWith(ROOT) ? original.slice(ROOT.length) : original).replace(/\.json$/, '');
  const route = name === 'index' ? '/' : '/' + name.replace(/\/index$/, '');
  return language === undefined ? route : routeIn(language, route);
}

/**
 * The language and original of a translation's file name: about.hi.json is about.json in Hindi; undefined for other
 * names.
 */
export function parseTranslation(path: string): { language: string; original: string } | undefined {
  const [, name, language] = TRANSLATION.exec(path) ?? [];
  return name === undefined || language === undefined ? undefined : { language, original: `${name}.json` };
}

/** The route of a translation's original; for any other page, its own route. */
export function originalRoute({ file, route }: { file: string; route: string }): string {
  const { original } = parseTranslation(file) ?? {};
  return original === undefined ? route : toRoute(original);
}

const TRANSLATION = /^(.*[^/])\.([a-z]{2,3}(?:-[A-Z]{2})?)\.json$/;

/** The route of a page in a language other than the main one: /news in Hindi is /hi/news. */
export function routeIn(language: string, route: string): string {
  return route === '/' ? `/${language}` : `/${language}${route}`;
}

/** The possible files of a route: pages-config/news.json, pages-config/news/index.json. */
export function candidateFiles(route: string): string[] {
  const name = ROOT + route.slice(1);
  return [`${name}.json`, `${name}/index.json`];
}

/** The route of an internal address, without query, anchor and final slash. */
export function routeOfLink(href: string): string {
  return normalRoute(href.replace(/[?#].*$/s, ''));
}
