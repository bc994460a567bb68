import { routeIn, parseTranslation } from './routes.ts';

/** The place of a page without a route. */
export interface UnroutedPlace {
  /** The address of the page. */
  route: string;
  /** The names of the page's files below the built site. */
  files: { html: string; data: string };
}

/**
 * The places of the not-found page and the offline page: pages-config/_not-found.json is at /404, its Hindi
 * translation, pages-config/_not-found.hi.json, at /hi/404.
 * @param file from the project's root
 */
export function unroutedPlace(file: string): UnroutedPlace {
  const { original, language } = parseTranslation(file) ?? { original: file };
  const own = isNotFound(original) ? '/404' : '/offline';
  const route = language === undefined ? own : routeIn(language, own);
  const name = route.slice(1);
  return { route, files: { html: `${name}.html`, data: `${name}.json` } };
}

/** Whether a file is the not-found page, in any language. */
export function isNotFound(file: string): boolean {
  return /(^|\/)_not-found(\.[^/]+)?\.json$/.test(file);
}
