import type { Diagnostic } from '../../diagnostic.ts';
import { filesOf, routeOfLink } from '../../page/routes.ts';
import { count, sentences } from '../../schema/value-words.ts';
import type { RuleContext } from '../rule.ts';
import { checkLink, isMade } from './links.ts';

/**
 * The links that templates make lead somewhere. Each target is told once, for all pages whose templates lead there, and not
 * where something else has told of it: the address in the site's file that all of them have, a page above that is not
 * there.
 * @param found what other rules have found
 */
export function madeLinks(context: RuleContext, found: readonly Diagnostic[]): Diagnostic[] {
  const told = new Set(found.flatMap(({ about = [] }) => about));
  const made = context.pages.flatMap((page) =>
    page.links.filter(isMade).flatMap((link) => {
      const faults = isTold(routeOfLink(link.href), told) ? [] : [...checkLink(page, link, page, context)];
      return faults.map((fault) => ({ fault, target: link.href.replace(/\?[^#]*/, '') }));
    }),
  );
  const alike = Map.groupBy(made, ({ fault, target }) => `${fault.code} ${target}`);
  return [...alike.values()].map(([first, ...more]) => withOthers(first!.fault, more.length));
}

/** Whether something has told that a page is not there, or one above it. */
function isTold(route: string, told: ReadonlySet<string>): boolean {
  if (route === '/' || route === '') return false;
  return filesOf(route).some((file) => told.has(file)) || isTold(route.replace(/\/[^/]*$/, ''), told);
}

function withOthers(fault: Diagnostic, others: number): Diagnostic {
  if (others === 0) return fault;
  const more = `So does the template of ${count(others, 'other page', 'other pages')}.`;
  return { ...fault, hint: sentences(fault.hint, more) };
}
