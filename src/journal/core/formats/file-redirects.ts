import type { Redirect } from 'pagewright/content';
import { routeOfLink } from 'pagewright/page';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';
import { referenceExports } from './reference-exports.ts';
import { paperExports } from './exports.ts';

const listEndings = referenceExports.map(({ ending }) => ending);
const endings = ['.pdf', '.epub', ...paperExports.map(({ ending }) => ending), ...listEndings];

/**
 * Redirects for the files of a moved paper, and "gone" responses for those of a removed one: reference managers and
 * indexes store their addresses. The content has only redirects of pages.
 * @param redirects the redirects of pages
 * @param removed the routes of removed papers
 */
export function fileRedirects(
  { route, papers, notices }: Pick<JournalRecord, 'route' | 'papers' | 'notices'>,
  redirects: readonly Redirect[],
  removed: readonly string[],
): Redirect[] {
  const written = new Set(redirects.map(({ from }) => from));
  const items = new Map([...papers, ...notices].map((item) => [item.route, item]));
  const moved = redirects.flatMap(({ from, to }): Redirect[] => {
    const item = to === undefined ? undefined : items.get(routeOfLink(to));
    if (!item || !from.startsWith(`${route}/`)) return [];
    return endings
      .filter((ending) => hasFile(item, ending))
      .map((ending) => ({ from: from + ending, to: item.route + ending }));
  });
  const gone = removed.flatMap((from) => endings.map((ending): Redirect => ({ from: from + ending })));
  return [...moved, ...gone].filter(({ from }) => !written.has(from));
}

function hasFile({ pdf, epub, references = [] }: PaperRecord, ending: string): boolean {
  if (listEndings.includes(ending)) return references.length > 0;
  if (ending === '.pdf') return pdf !== undefined;
  return ending !== '.epub' || epub !== undefined;
}
