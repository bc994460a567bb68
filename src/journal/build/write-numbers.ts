import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ValidPage } from '../../core/content/valid-page.ts';
import { insertKey } from '../../core/edits/json-edits.ts';
import { applyEdits } from '../../core/edits/text-edit.ts';
import { assignNumbers, type Assigned } from '../deposits/assign.ts';
import type { JournalRecord } from '../record/record.ts';

/**
 * Writes page numbers and DOIs into the files of the papers that have none; nothing else in them changes.
 * @param root of the site
 * @param named the one issue that is asked for, as v1/i2; all of them unless told
 * @returns what was written, for people
 */
export async function writeNumbers(
  root: string,
  journal: JournalRecord,
  pages: readonly ValidPage[],
  named?: string,
): Promise<string> {
  const issues = journal.issues.filter(
    ({ volume, issue }) => named === undefined || named === `v${volume}/i${issue}`,
  );
  if (issues.length === 0)
    return named === undefined
      ? 'The journal has no issue yet.\n'
      : `There is no issue ${named}; write v1/i2.\n`;
  const { assigned, reasons } = assignNumbers(journal, issues);
  const files = new Map(pages.map(({ route, file }) => [route, file]));
  const lines: string[] = [];
  for (const each of assigned) {
    const file = files.get(each.route)!;
    const target = path.join(root, file);
    await writeFile(target, withNumbers(await readFile(target, 'utf8'), each));
    lines.push(`${file}: ${wordsFor(each)}\n`);
  }
  if (lines.length === 0 && reasons.length === 0) return 'Every paper has its numbers.\n';
  return [...lines, ...reasons.map((reason) => `${reason}\n`)].join('');
}

/** @throws where the file says something else than when it was checked */
function withNumbers(text: string, { pages, doi }: Assigned): string {
  let written = text;
  for (const [key, value] of Object.entries({ doi, pages })) {
    if (value === undefined) continue;
    const edited = insertKey(written, ['template'], key, value, 'published');
    if ('refused' in edited) throw new Error(edited.refused);
    written = applyEdits(written, edited.edits);
  }
  return written;
}

function wordsFor({ pages, doi }: Assigned): string {
  const numbers = pages && `pages ${pages.first}–${pages.last}`;
  return [numbers, doi].filter((each) => each !== undefined).join(', ');
}
