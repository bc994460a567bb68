import { type JsonObject, isOnSite, readableRedirects } from 'pagewright/content';
import { readJson } from 'pagewright/json';
import { routeOfLink } from 'pagewright/page';
import type { Diagnostic, Rule } from 'pagewright/rule';
import {
  storedRecordsFile,
  parseStoredRecords,
  renewRecords,
  routesToRenew,
  takenIdentifiers,
} from '../core/record/stored/stored-records.ts';
import { paperHashes } from '../core/record/stored/paper-hashes.ts';

/** The stored records for harvesters are current; without stored records the rule does nothing. */
export const journalRecords: Rule = function* (context, found) {
  const { records, collections, byRoute, site, showing, redirects } = context;
  const file = records.find(({ path }) => path === storedRecordsFile);
  // An invalid page may be a notice, which affects a paper's record.
  if (!file || !site?.valid || context.pages.some(({ valid }) => !valid)) return;
  const stored = parseStoredRecords(readJson(file).data);
  if (!stored) {
    yield report('error', 'broken-records', {
      message: 'The records for harvesters were edited by hand.',
      hint: 'Restore the file from version control, then run `npm run journal -- records`.',
    });
    return;
  }
  // Editors see drafts too; harvesters do not.
  const published = { ...showing, drafts: false, isDevelopment: false };
  const shown = (name: string) =>
    (collections.get(name) ?? []).filter(({ page }) =>
      isOnSite((page.head ?? page.data) as JsonObject, published),
    );
  const items = { papers: shown('papers'), notices: shown('notices'), issues: shown('issues') };
  const renewed = renewRecords(
    stored,
    paperHashes(items, site.data),
    '2000-01-01',
    redirects?.valid ? readableRedirects(redirects.data) : [],
  );
  for (const [route, other] of takenIdentifiers(renewed)) {
    yield report('error', 'taken-identifier', {
      message: `Harvesters know ${other}, which has moved, by the address ${route}, which another record has now.`,
      hint: `Move the page at ${route} to another address: an identifier never changes its record.`,
    });
  }
  // Reports nothing while there are errors: their corrections may change records, even those of other papers.
  const all = [...found, ...[site, ...context.pages].flatMap((each) => [...each.broken, ...each.found])];
  const invalid = new Map(all.map(({ file, severity }) => [file, severity]));
  for (const { file, severity } of all) if (severity === 'error') invalid.set(file, severity);
  const papers = Object.values(items).flatMap((each) => each.map(({ page }) => page.file));
  const files = [site.file, ...papers];
  if (files.some((each) => invalid.get(each) === 'error')) return;
  const old = routesToRenew(stored, renewed).filter((route) => {
    const page = byRoute.get(route);
    // The record of a notice contains the title of its paper.
    const { of } = (page?.data['template'] ?? {}) as { of?: string };
    const paper = of === undefined ? undefined : byRoute.get(routeOfLink(of));
    return [page, paper].every((each) => !each || (each.valid && !invalid.has(each.file)));
  });
  if (old.length === 0) return;
  yield report('warning', 'old-records', {
    message: `The records for harvesters are older than the papers: ${some(old)}.`,
    hint: 'Run `npm run journal -- records` before you commit: it dates what has changed, and marks what was removed.',
  });
};

function some(routes: readonly string[]): string {
  const [first, second, third, ...more] = routes;
  const named = [first, second, third].filter((route) => route !== undefined).join(', ');
  return more.length > 0 ? `${named} and ${more.length} more` : named;
}

function report(
  severity: Diagnostic['severity'],
  code: string,
  texts: Pick<Diagnostic, 'message' | 'hint'>,
): Diagnostic {
  return { file: storedRecordsFile, line: 1, column: 1, severity, code, ...texts };
}
