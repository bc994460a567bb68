import type { Diagnostic } from '../../diagnostic.ts';
import type { Place } from '../references.ts';
import { filesOf, routeOfLink } from '../../page/routes.ts';
import { meantOr, suggest } from '../../schema/suggest.ts';
import { fault, type CheckedFile, type CheckedPage, type Rule, type RuleContext } from '../rule.ts';

/** Files that the build writes, which links may name. */
const BUILT = ['/sitemap.xml', '/robots.txt'];

/** Places that every page has from the shell. */
const SHELL_IDS = ['content'];

/** Every internal link leads to a page that exists, and its anchor to a place on that page. */
export const links: Rule = function* (context) {
  for (const page of context.pages) yield* check(page, page, context);
  if (context.site) yield* check(context.site, undefined, context);
  for (const form of context.forms) if (form.valid) yield* check(form, undefined, context);
};

function* check(
  file: CheckedFile,
  page: CheckedPage | undefined,
  context: RuleContext,
): Iterable<Diagnostic> {
  for (const link of file.links) yield* checkLink(file, link, page, context);
}

/**
 * What is wrong with one link.
 * @param page that holds it; undefined for files that are no pages
 */
export function* checkLink(
  file: CheckedFile,
  link: CheckedFile['links'][number],
  page: CheckedPage | undefined,
  context: RuleContext,
): Iterable<Diagnostic> {
  const { href } = link;
  if (context.byRoute.has(href)) return;
  const route = routeOfLink(href);
  const target = href[0] === '#' ? page : context.byRoute.get(route);
  const length = link.offset === undefined ? {} : { length: href.length };
  const place = { ...link, ...length };
  if (target) yield* checkAnchor(file, place, href, target);
  else if (href[0] === '#')
    yield fault(file, place, {
      code: 'broken-anchor',
      message: `"${href}" names no page.`,
      hint: `Write the page too: /about${href}.`,
    });
  else if (!isThere(route, context)) yield broken(file, place, href, route, context);
}

/** Whether a page or a file answers at a route; the home page has a rule of its own. */
export function isThere(route: string, { byRoute, media, isBuiltFile }: RuleContext): boolean {
  return (
    route === '/' ||
    byRoute.has(route) ||
    BUILT.includes(route) ||
    isBuiltFile(route) ||
    media.has(route.slice(1)) ||
    media.has(route.replace(/^\/media\//, ''))
  );
}

function broken(
  file: CheckedFile,
  place: Place,
  href: string,
  route: string,
  { byRoute }: RuleContext,
): Diagnostic {
  const page = pageOfFile(route);
  const moved = [...byRoute.keys()].filter((known) => known.endsWith(page.slice(page.lastIndexOf('/'))));
  const near = meantOr(route, byRoute.keys());
  const meant = byRoute.has(page) ? page : near.meant;
  const asked = meant ?? suggest(route, byRoute.keys()) ?? (moved.length === 1 ? moved[0] : undefined);
  const hint =
    asked === undefined
      ? `Write pages-config${page}.json, or link to a page that exists.`
      : `Did you mean "${asked}"?`;
  return fault(file, place, {
    code: 'broken-link',
    message: `There is no page ${route}${href === route ? '' : ` (from "${href}")`}.`,
    hint,
    meant: meant === undefined ? undefined : meant + (/[?#].*$/s.exec(href)?.[0] ?? ''),
    about: filesOf(route),
  });
}

/** The route that is meant by the address of a file: /news for /news.html, / for /pages-config/index.json. */
function pageOfFile(route: string): string {
  const bare = route.replace(/^\/pages-config(?=\/)/, '').replace(/\.(html?|json|php)$/, '');
  return bare.replace(/\/index$/, '') || '/';
}

function* checkAnchor(
  file: CheckedFile,
  place: Place,
  href: string,
  target: CheckedPage,
): Iterable<Diagnostic> {
  const id = /#(.*)$/s.exec(href)?.[1];
  if (!id || !target.valid || target.opaque) return;
  const known = [...target.ids.map((entry) => entry.id), ...SHELL_IDS];
  if (known.includes(id)) return;
  const where = target.route === '' ? 'this page' : target.route;
  const named = target.ids.map((entry) => entry.id).slice(0, 12);
  const others = named.length > 0 ? `Named there: ${named.join(', ')}.` : 'Give the section there an "id".';
  const { hint, meant } = meantOr(id, known, others);
  yield fault(file, place, {
    code: 'broken-anchor',
    message: `Nothing on ${where} is named "${id}".`,
    hint,
    meant: meant === undefined ? undefined : href.slice(0, -id.length) + meant,
    about: [target.file],
  });
}
