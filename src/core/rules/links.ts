import type { Diagnostic } from '../diagnostic.ts';
import type { References, Place } from './references.ts';
import { routeOfLink } from '../page/routes.ts';
import { didYouMean, suggest } from '../schema/suggest.ts';
import { sentences } from '../schema/value-words.ts';
import { fault, type CheckedPage, type Rule, type RuleContext } from './rule.ts';

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
  references: References,
  page: CheckedPage | undefined,
  context: RuleContext,
): Iterable<Diagnostic> {
  for (const link of references.links) {
    const { href } = link;
    if (context.byRoute.has(href)) continue;
    const route = routeOfLink(href);
    const target = href[0] === '#' ? page : context.byRoute.get(route);
    const length = link.offset === undefined ? {} : { length: href.length };
    const place = { ...link, ...length };
    if (target) yield* checkAnchor(references, place, href, target);
    else if (href[0] === '#')
      yield fault(references, place, {
        code: 'broken-anchor',
        message: `"${href}" names no page.`,
        hint: `Write the page too: /about${href}.`,
      });
    else if (route !== '/' && !isFile(route, context)) yield broken(references, place, href, route, context);
  }
}

function isFile(route: string, { media, isBuiltFile }: RuleContext): boolean {
  return (
    BUILT.includes(route) ||
    isBuiltFile(route) ||
    media.has(route.slice(1)) ||
    media.has(route.replace(/^\/media\//, ''))
  );
}

function broken(
  references: References,
  place: Place,
  href: string,
  route: string,
  { byRoute }: RuleContext,
): Diagnostic {
  const meant = suggest(route, byRoute.keys());
  const hint =
    meant === undefined
      ? `Write pages-config${route}.json, or link to a page that exists.`
      : `Did you mean "${meant}"?`;
  return fault(references, place, {
    code: 'broken-link',
    message: `There is no page ${route}${href === route ? '' : ` (from "${href}")`}.`,
    hint,
  });
}

function* checkAnchor(
  references: References,
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
  yield fault(references, place, {
    code: 'broken-anchor',
    message: `Nothing on ${where} is named "${id}".`,
    hint: sentences(
      didYouMean(id, known),
      named.length > 0 ? `Named there: ${named.join(', ')}.` : 'Give the section there an "id".',
    ),
  });
}
