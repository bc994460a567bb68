import { downloadAddress, isDownload } from '../../content/media.ts';
import type { WrittenRedirects } from '../../content/redirects.gen.ts';
import { toRedirects } from '../../content/redirects.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { candidateFiles, routeOfLink, toRoute } from '../../page/routes.ts';
import { suggestOr, suggest } from '../../schema/suggest.ts';
import type { Place } from '../references.ts';
import { createDiagnostic, type CheckedFile, type RuleContext } from '../rule.ts';

/** Whether a page or file exists at a route. The home page counts as existing: another rule checks it. */
export function isExistingRoute(route: string, { byRoute, media, isBuiltFile }: RuleContext): boolean {
  return (
    route === '/' ||
    byRoute.has(route) ||
    BUILT.includes(route) ||
    isBuiltFile(route) ||
    media.has(route.slice(1)) ||
    media.has(route.replace(/^\/media\//, '')) ||
    isDownloadRoute(route, media)
  );
}

/** Whether a link of a file leads to a missing page. */
export function hasBrokenLink({ links }: CheckedFile, context: RuleContext): boolean {
  return links.some(({ href }) => href[0] === '/' && !isExistingRoute(routeOfLink(href), context));
}

/** Reports a link to a missing page, with the probable target. */
export function reportMissingPage(
  file: CheckedFile,
  place: Place,
  href: string,
  route: string,
  { byRoute, redirects }: RuleContext,
): Diagnostic {
  // No link is meant to lead to its own page.
  const ownRoute = toRoute(file.file);
  const routes = [...byRoute.keys()].filter((each) => each !== ownRoute);
  const end = redirects?.valid
    ? redirectedTo(route, redirects.data as unknown as WrittenRedirects)
    : undefined;
  if (end !== undefined) {
    const more = /[?#].*$/s.exec(href)?.[0] ?? '';
    return createDiagnostic(file, place, {
      code: 'redirected-link',
      message: `${route} is an old address.`,
      hint: `Write "${end}", to which it redirects.`,
      meant: end.includes('#') ? end : end + more,
    });
  }
  const page = pageOfFile(route);
  const sameNameRoutes = routes.filter((each) => each.endsWith(page.slice(page.lastIndexOf('/'))));
  const nearest = suggestOr(route, routes);
  const meant = byRoute.has(page) ? page : nearest.meant;
  const suggestion =
    meant ?? suggest(route, routes) ?? (sameNameRoutes.length === 1 ? sameNameRoutes[0] : undefined);
  const hint =
    suggestion === undefined
      ? `Write pages-config${page}.json, or link to a page that exists.`
      : `Did you mean "${suggestion}"?`;
  return createDiagnostic(file, place, {
    code: 'broken-link',
    message: `There is no page ${route}${href === route ? '' : ` (from "${href}")`}.`,
    hint,
    meant: meant === undefined ? undefined : meant + (/[?#].*$/s.exec(href)?.[0] ?? ''),
    about: candidateFiles(route),
  });
}

/** The final target of a redirect; undefined for other addresses and for pages that are gone. */
function redirectedTo(route: string, written: WrittenRedirects): string | undefined {
  const targets = new Map(toRedirects(written).map(({ from, to }) => [from, to]));
  const passed = new Set<string>();
  let end: string | undefined = route;
  while (end !== undefined && targets.has(routeOfLink(end)) && !passed.has(end)) {
    passed.add(end);
    end = targets.get(routeOfLink(end));
  }
  return end === route || passed.has(end ?? '') ? undefined : end;
}

/** Files of the build that pages may link to. */
const BUILT = ['/sitemap.xml', '/robots.txt'];

/** Whether a route is a download: those in _media have a flat address, independent of their folder. */
function isDownloadRoute(route: string, media: RuleContext['media']): boolean {
  const file = media.get(route.replace(/^\/downloads\//, ''));
  return file !== undefined && isDownload(file) && downloadAddress(file) === route;
}

/** The route that is meant by a file name: /news for /news.html, / for /pages-config/index.json. */
function pageOfFile(route: string): string {
  const bare = route.replace(/^\/pages-config(?=\/)/, '').replace(/\.(html?|json|php)$/, '');
  return bare.replace(/\/index$/, '') || '/';
}
