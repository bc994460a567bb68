import type { Redirect } from '../../../core/content/redirects.ts';
import { routeOfLink } from '../../../core/page/routes.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';
import { paperExports } from './exports.ts';

const endings = ['.pdf', '.epub', ...paperExports.map(({ ending }) => ending)];

/**
 * Redirects for the files of a paper's page after it has moved, and gone responses after it was removed: reference
 * managers and indexes store their addresses. The content only has the page's own.
 * @param redirects of the content
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

function hasFile({ pdf, epub }: PaperRecord, ending: string): boolean {
  if (ending === '.pdf') return pdf !== undefined;
  return ending !== '.epub' || epub !== undefined;
}
