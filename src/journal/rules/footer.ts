import { type Rule, createDiagnostic } from 'pagewright/rule';
import { findJournalRoutes } from './papers.ts';

/** Reports a footer of the journal's pages that contradicts the licences of its papers. */
export const journalFooter: Rule = function* (context) {
  const { site } = context;
  const routes = findJournalRoutes(context);
  if (!site || !routes) return;
  const { copyright, copyrightBelow = [] } = site.data as unknown as SiteCopyright;
  // A line with a misspelt address may be meant for the journal.
  if (copyrightBelow.some(({ route }) => !context.byRoute.has(route))) return;
  const index = copyrightBelow.findIndex(({ route }) => `${routes.home}/`.startsWith(`${route}/`));
  const line = copyrightBelow[index]?.text ?? copyright;
  if (!/all rights reserved/i.test(line)) return;
  yield createDiagnostic(
    site,
    { path: index < 0 ? ['copyright'] : ['copyrightBelow', index, 'text'] },
    {
      code: 'rights-reserved',
      severity: 'warning',
      message: `The footer of every page of the journal says “${line}”.`,
      hint: `Give ${routes.home} a separate line in "copyrightBelow": papers under a licence don't reserve all rights, and indexes refuse journals whose pages say so.`,
    },
  );
};

interface SiteCopyright {
  copyright: string;
  copyrightBelow?: { route: string; text: string }[];
}
