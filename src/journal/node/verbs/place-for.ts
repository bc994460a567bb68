import type { ImportResult } from '../import/imported-paper.ts';
import { journalRoutes } from '../../core/record/addresses/journal-routes.ts';
import { issuePath } from '../../core/record/issue-number.ts';
import { issueNumbers } from '../../core/record/place.ts';
import type { JournalRecord } from '../../core/record/record.ts';

/** The issue of a paper: the named one, the file's own, or the newest. */
export function placeFor(
  { paper }: ImportResult,
  named: string | undefined,
  { issues, route }: JournalRecord,
): { folder: string; route: string; remarks: string[]; isElsewhere: boolean } | { refused: string } {
  const numbers = issueNumbers(paper);
  const own = numbers && issuePath(numbers);
  if (named === onlineFirst) {
    const home = journalRoutes(route).onlineFirst;
    return { folder: onlineFirst, route: home, remarks: [], isElsewhere: own !== undefined };
  }
  const newest = issues.at(-1);
  const folder = named ?? own ?? (newest && issuePath(newest));
  const found = issues.find((each) => issuePath(each) === folder);
  if (folder === undefined)
    return { refused: 'the journal has no issue: npm run new -- issue v1/i1 makes one.' };
  if (!found)
    return {
      refused: `“${paper.title}” is of ${folder}, and there is no such issue: npm run new -- issue ${folder} makes it; or name another one, as: import FILE v1/i3.`,
    };
  const isNewest = named === undefined && own === undefined;
  const remarks = isNewest ? [`It names no issue: it was added to ${folder}, the newest.`] : [];
  return { folder, route: found.route, remarks, isElsewhere: own !== undefined && own !== folder };
}

/** The place of a paper before its issue. */
const onlineFirst = 'online-first';
