import { type Diagnostic, type Rule, type RuleContext, createDiagnostic, inTemplate } from 'pagewright/rule';
import type { JournalRoutes } from '../core/record/addresses/journal-routes.ts';
import {
  missingParts,
  partsOfLists,
  type ListedJournal,
  type ListPart,
} from '../core/record/lists/list-parts.ts';
import {
  checkedIssues,
  checkedListParts,
  checkedPapers,
  findJournalRoutes,
  type CheckedPart,
} from './papers.ts';

/** Lists that are too long for one page have pages for their parts, at the addresses of these parts. */
export const journalLists: Rule = function* (context) {
  const routes = findJournalRoutes(context);
  if (!routes) return;
  const journal = {
    issues: checkedIssues(context).map(({ issue }) => issue),
    papers: checkedPapers(context).map(({ paper }) => paper),
  };
  for (const each of checkedListParts(context)) yield* checkPart(each, journal, routes);
  yield* checkLength(journal, routes, context);
};

function* checkPart(
  { page, part }: CheckedPart,
  journal: ListedJournal,
  routes: JournalRoutes,
): Iterable<Diagnostic> {
  const expected = routes.part(part);
  if (page.route !== expected) {
    yield createDiagnostic(page, inTemplate('part'), {
      code: 'wrong-place',
      message: `The file says ${describePart(part)}, but is at ${page.route}.`,
      hint: `Move it to ${expected}, or correct the list and the part: lists link to their parts by these.`,
    });
    return;
  }
  if (partsOfLists(journal).some(({ list, part: number }) => list === part.list && number === part.part))
    return;
  yield createDiagnostic(page, inTemplate('part'), {
    code: 'empty-part',
    severity: 'warning',
    message: `Nothing is in ${describePart(part)}.`,
    hint: 'Remove the page, or correct the number.',
  });
}

/** One warning per list, at its own page. */
function* checkLength(
  journal: ListedJournal,
  routes: JournalRoutes,
  { byRoute }: RuleContext,
): Iterable<Diagnostic> {
  const missing = missingParts(journal, routes, (route) => byRoute.has(route));
  for (const [list, parts] of Map.groupBy(missing, (part) => part.list)) {
    const page = byRoute.get(routes[list]);
    if (!page) continue;
    yield createDiagnostic(
      page,
      { path: [] },
      {
        code: 'long-list',
        severity: 'warning',
        message: `This list has grown too long for one page: ${routes.part(parts[0]!)} ${parts.length > 1 ? `and ${parts.length - 1} further pages are` : 'is'} missing.`,
        hint: 'Run `npm run journal -- pages`, which writes them.',
      },
    );
  }
}

function describePart({ list, part }: ListPart): string {
  return list === 'archive' ? `the archive of ${part}` : `part ${part} of the index of ${list}`;
}
