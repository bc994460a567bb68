import type { Diagnostic } from '../../diagnostic.ts';
import { candidateFiles, routeOfLink } from '../../page/routes.ts';
import { formatCount, sentences } from '../../schema/message-parts.ts';
import type { RuleContext } from '../rule.ts';
import { checkLink, isFromTemplate } from './links.ts';

/**
 * Reports links in the output of templates to missing targets. Each missing target is reported once for all pages,
 * and not if another diagnostic covers it: that of an address in _site.json, or of a missing parent page.
 * @param found diagnostics of other rules
 */
export function templateLinks(context: RuleContext, found: readonly Diagnostic[]): Diagnostic[] {
  const reported = new Set(found.flatMap(({ about = [] }) => about));
  const made = context.pages.flatMap((page) =>
    page.links.filter(isFromTemplate).flatMap((link) => {
      const diagnostics = isReported(routeOfLink(link.href), reported)
        ? []
        : [...checkLink(page, link, page, context)];
      return diagnostics.map((diagnostic) => ({ diagnostic, target: link.href.replace(/\?[^#]*/, '') }));
    }),
  );
  const alike = Map.groupBy(made, ({ diagnostic, target }) => `${diagnostic.code} ${target}`);
  return [...alike.values()].map(([first, ...more]) => withOthers(first!.diagnostic, more.length));
}

/** Whether a missing page, or a missing parent of it, is already reported. */
function isReported(route: string, reported: ReadonlySet<string>): boolean {
  if (route === '/' || route === '') return false;
  return (
    candidateFiles(route).some((file) => reported.has(file)) ||
    isReported(route.replace(/\/[^/]*$/, ''), reported)
  );
}

function withOthers(diagnostic: Diagnostic, others: number): Diagnostic {
  if (others === 0) return diagnostic;
  const more = `So does the template of ${formatCount(others, 'other page', 'other pages')}.`;
  return { ...diagnostic, hint: sentences(diagnostic.hint, more) };
}
