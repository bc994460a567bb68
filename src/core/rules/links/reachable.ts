import { isOnSite } from '../../content/dates/showing.ts';
import { routeOfLink, parseTranslation } from '../../page/routes.ts';
import { hasBrokenLink } from './missing-page.ts';
import { createDiagnostic, type CheckedFile, type Rule, type RuleContext } from '../rule.ts';

/**
 * Reports pages that visitors can't reach from the home page by links, and translations that they can't reach
 * from the original. Pages hidden from search engines are excepted. The rule does not run while any file has
 * errors or a link is broken, because the way to a page may lead through them.
 */
export const reachable: Rule = function* (context, found) {
  const { byRoute, site, pages } = context;
  if (!byRoute.has('/') || !pages.every(({ valid }) => valid) || !site?.valid) return;
  // The addresses in invalid rich text are unknown.
  if (pages.some((page) => page.found.some(({ code }) => code === 'rich-text'))) return;
  if ([...pages, site].some((file) => hasBrokenLink(file, context))) return;
  const reached = new Set(['/']);
  const waiting = ['/'];
  const follow = (file: CheckedFile) => {
    for (const route of targets(file, context)) {
      if (reached.has(route) || !byRoute.has(route)) continue;
      reached.add(route);
      waiting.push(route);
    }
  };
  follow(site);
  for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) follow(byRoute.get(route)!);
  for (const page of byRoute.values()) {
    const isReached = reached.has(page.route) || parseTranslation(page.file);
    // An error on the page itself may be the reason why no page links to it.
    if (found.some(({ file }) => file === page.file)) continue;
    if (isReached || isHidden(page) || !isOnSite(page.data, context.showing)) continue;
    yield createDiagnostic(
      page,
      { path: [] },
      {
        code: 'orphan-page',
        severity: 'warning',
        message: `No link leads to ${page.route}.`,
        hint: 'Link to it from a page, or from the navigation or the footer in pages-config/_site.json.',
      },
    );
  }
};

function* targets(file: CheckedFile, { collections }: RuleContext): Iterable<string> {
  for (const { href, hidden } of file.links) {
    if (href[0] === '/' && !hidden) yield routeOfLink(href);
  }
  for (const { name } of file.collections) {
    for (const { to } of collections.get(name) ?? []) yield to;
  }
}

function isHidden({ data }: CheckedFile): boolean {
  return (data['seo'] as { noindex?: unknown } | undefined)?.noindex === true;
}
