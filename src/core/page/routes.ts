import { normalRoute } from './page-address.ts';

const ROOT = 'pages-config/';

/**
 * The route of a page's file: pages-config/index.json is /, pages-config/news/index.json is /news; that of a translation is
 * below its language: pages-config/news.hi.json is /hi/news.
 */
export function routeOf(path: string): string {
  const { original, language } = translationOf(path) ?? { original: path };
  const name = (original.startsWith(ROOT) ? original.slice(ROOT.length) : original).replace(/\.json$/, '');
  const route = name === 'index' ? '/' : '/' + name.replace(/\/index$/, '');
  return language === undefined ? route : routeIn(language, route);
}

/** What the name of a page's file says of a translation: about.hi.json is about.json in Hindi; undefined for others. */
export function translationOf(path: string): { language: string; original: string } | undefined {
  const [, name, language] = TRANSLATION.exec(path) ?? [];
  return name === undefined || language === undefined ? undefined : { language, original: `${name}.json` };
}

/** The route of the page that a translation translates; that of a page itself where it is none. */
export function originalRoute({ file, route }: { file: string; route: string }): string {
  const { original } = translationOf(file) ?? {};
  return original === undefined ? route : routeOf(original);
}

const TRANSLATION = /^(.*[^/])\.([a-z]{2,3}(?:-[A-Z]{2})?)\.json$/;

/** Where a page lies in another language than the site's own: /news in Hindi is /hi/news. */
export function routeIn(language: string, route: string): string {
  return route === '/' ? `/${language}` : `/${language}${route}`;
}

/** The files that would have a route: pages-config/news.json, pages-config/news/index.json. */
export function filesOf(route: string): string[] {
  const name = ROOT + route.slice(1);
  return [`${name}.json`, `${name}/index.json`];
}

/** The route that an internal address leads to, without query, anchor and closing slash. */
export function routeOfLink(href: string): string {
  return normalRoute(href.replace(/[?#].*$/s, ''));
}
