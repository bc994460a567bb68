import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ValidPage } from 'pagewright/content';
import { applyEdits, insertKey } from 'pagewright/json';
import { assignNumbers, type AssignedNumbers, type NumberedGroup } from '../../core/deposits/assign.ts';
import { issuePath } from '../../core/record/issue-number.ts';
import { issueNumbers } from '../../core/record/place.ts';
import type { JournalRecord } from '../../core/record/record.ts';

/** The name of the online-first papers as a group. */
const ONLINE_FIRST = 'online-first';

/**
 * Writes page numbers and DOIs into papers and notices that have none; nothing else in them changes.
 * @param root the site's folder
 * @param named a single issue, as v1/i2, or online-first. Default: all
 * @returns the changes, in words
 */
export async function writeNumbers(
  root: string,
  journal: JournalRecord,
  pages: readonly ValidPage[],
  named?: string,
): Promise<string> {
  const groups = findGroups(journal, named);
  if (groups.length === 0)
    return named === undefined || named === ONLINE_FIRST
      ? 'The journal has no paper there yet.\n'
      : `There is no issue ${named}; write v1/i2, or ${ONLINE_FIRST}.\n`;
  const { assigned, reasons } = assignNumbers(journal, groups);
  const lines: string[] = [];
  for (const each of assigned) {
    const file = findFile(each, pages);
    const target = path.join(root, file);
    await writeFile(target, withNumbers(await readFile(target, 'utf8'), each));
    lines.push(`${file}: ${wordsFor(each)}\n`);
  }
  if (lines.length === 0 && reasons.length === 0) return 'Every paper has its numbers.\n';
  return [...lines, ...reasons.map((reason) => `${reason}\n`)].join('');
}

/**
 * The page numbers and DOIs that `writeNumbers` would write for an issue, in words.
 * @param named the issue, as v1/i2
 */
export function numbersFor(journal: JournalRecord, pages: readonly ValidPage[], named: string): string[] {
  const { assigned } = assignNumbers(journal, findGroups(journal, named));
  return assigned.map((each) => `${findFile(each, pages)}: ${wordsFor(each)}`);
}

function findFile({ route }: AssignedNumbers, pages: readonly ValidPage[]): string {
  return pages.find((page) => page.route === route)!.file;
}

function findGroups(journal: JournalRecord, named: string | undefined) {
  return numberedGroups(journal).filter(({ name }) => named === undefined || named === name);
}

/** The issues, oldest first, then papers without an issue, if any. */
function numberedGroups({ issues, papers }: JournalRecord): (NumberedGroup & { name: string })[] {
  // Lists have the newest first, but numbers follow the order of publication.
  const onlineFirst = papers.filter((paper) => !issueNumbers(paper)).toReversed();
  return [
    ...issues.map((issue) => ({ ...issue, name: issuePath(issue) })),
    ...(onlineFirst.length > 0
      ? [{ name: ONLINE_FIRST, papers: onlineFirst, notices: [], isOnlineFirst: true as const }]
      : []),
  ];
}

/** @throws if the file has changed since it was validated */
function withNumbers(text: string, { pages, doi }: AssignedNumbers): string {
  let written = text;
  for (const [key, value] of Object.entries({ doi, pages })) {
    if (value === undefined) continue;
    const edited = insertKey(written, ['template'], key, value, 'published');
    if ('refused' in edited) throw new Error(edited.refused);
    written = applyEdits(written, edited.edits);
  }
  return written;
}

function wordsFor({ pages, doi }: AssignedNumbers): string {
  const numbers = pages && `pages ${pages.first}–${pages.last}`;
  return [numbers, doi].filter((each) => each !== undefined).join(', ');
}
