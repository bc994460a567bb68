import { routeIn, translationOf } from './routes.ts';

/** Where a page that has no route of its own is put. */
export interface UnroutedPlace {
  /** What stands for its route. */
  route: string;
  /** The names of its files below the built site. */
  files: { html: string; data: string };
}

/**
 * Where the page for unknown addresses and the one without a connection are put: pages-config/_not-found.json at /404,
 * its Hindi translation, pages-config/_not-found.hi.json, at /hi/404.
 * @param file from the project's root
 */
export function unroutedPlace(file: string): UnroutedPlace {
  const { original, language } = translationOf(file) ?? { original: file };
  const own = isNotFound(original) ? '/404' : '/offline';
  const route = language === undefined ? own : routeIn(language, own);
  const name = route.slice(1);
  return { route, files: { html: `${name}.html`, data: `${name}.json` } };
}

/** Whether a file is the page for unknown addresses, in whatever language. */
export function isNotFound(file: string): boolean {
  return /(^|\/)_not-found(\.[^/]+)?\.json$/.test(file);
}
