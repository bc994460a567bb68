import { openJson, withChange } from '../edits/open-json.ts';
import type { Refused } from '../edits/text-edit.ts';
import { writeValue } from '../edits/write-value.ts';
import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { Conflict } from './merge-values.ts';

/**
 * Puts git's conflict markers around the lines of each conflict, ours first, for the user to choose. The file is
 * valid JSON after every choice.
 * @param text the merged file, with our side at each conflict
 * @param conflicts in the order of the merge
 */
export function markConflicts(text: string, conflicts: readonly Conflict[]): { text: string } | Refused {
  const open = openJson(text);
  if ('refused' in open) return open;
  const { data, style } = open;
  const hunks: Hunk[] = [];
  for (const conflict of conflicts) {
    const hunk = createHunk(text, data, [conflict]);
    if ('refused' in hunk) return hunk;
    hunks.push(hunk);
  }
  const separateHunks: Hunk[] = [];
  for (const hunk of joinHunks(hunks)) {
    const jointHunk =
      hunk.conflicts.length > 1 ? createHunk(text, data, sortConflicts(hunk.conflicts, conflicts)) : hunk;
    if ('refused' in jointHunk) return jointHunk;
    separateHunks.push(jointHunk);
  }
  const singleHunk = createHunk(text, data, conflicts);
  if ('refused' in singleHunk) return singleHunk;
  const lines = text.split('\n');
  const theirData = openJson(withHunks(lines, separateHunks, ({ theirs: side }) => side));
  const areSeparate =
    !('refused' in theirData) &&
    canonicalJson(theirData.data) === canonicalJson(resolveForTheirs(data, conflicts));
  const end = style.eol === '\r\n' ? '\r' : '';
  return {
    text: withHunks(lines, areSeparate ? separateHunks : [singleHunk], (hunk) => [
      `<<<<<<< ours${end}`,
      ...lines.slice(hunk.from, hunk.to),
      `=======${end}`,
      ...hunk.theirs,
      `>>>>>>> theirs${end}`,
    ]),
  };
}

/** The value with all conflicts resolved for their side. */
export function resolveForTheirs(data: unknown, conflicts: readonly Conflict[]): unknown {
  // From last to first, so that earlier indices stay valid.
  return conflicts.reduceRight((value, { path, ours, theirs }) => {
    const key = path.at(-1);
    if (key === undefined) return theirs;
    return withChange(value, path.slice(0, -1), (container) => {
      const instead = theirs === undefined ? [] : [theirs];
      if (Array.isArray(container))
        return container.toSpliced(Number(key), ours === undefined ? 0 : 1, ...instead);
      const entries = Object.entries(container as object).filter(
        ([name]) => name !== key || theirs !== undefined,
      );
      const remaining = entries.map(([name, each]) => [name, name === key ? theirs : (each as unknown)]);
      return Object.fromEntries(ours === undefined ? [...remaining, [key, theirs]] : remaining) as unknown;
    });
  }, data);
}

/** Lines that change if conflicts are resolved for their side: from `from` up to `to`, exclusive. */
interface Hunk {
  from: number;
  to: number;
  theirs: string[];
  conflicts: readonly Conflict[];
}

function createHunk(text: string, data: unknown, conflicts: readonly Conflict[]): Hunk | Refused {
  const written = writeValue(text, resolveForTheirs(data, conflicts));
  if ('refused' in written) return written;
  const [ours, theirs] = [text.split('\n'), written.text.split('\n')];
  let from = 0;
  while (from < ours.length && from < theirs.length && ours[from] === theirs[from]) from++;
  let equalLinesAfter = 0;
  const maxLines = Math.min(ours.length, theirs.length) - from;
  while (equalLinesAfter < maxLines && ours.at(-1 - equalLinesAfter) === theirs.at(-1 - equalLinesAfter))
    equalLinesAfter++;
  return {
    from,
    to: ours.length - equalLinesAfter,
    theirs: theirs.slice(from, theirs.length - equalLinesAfter),
    conflicts,
  };
}

/** Joins hunks that overlap or touch. */
function joinHunks(hunks: readonly Hunk[]): Hunk[] {
  const joinedHunks: Hunk[] = [];
  for (const hunk of hunks.toSorted((one, other) => one.from - other.from)) {
    const last = joinedHunks.at(-1);
    if (last && hunk.from <= last.to)
      joinedHunks[joinedHunks.length - 1] = {
        ...last,
        to: Math.max(last.to, hunk.to),
        conflicts: [...last.conflicts, ...hunk.conflicts],
      };
    else joinedHunks.push(hunk);
  }
  return joinedHunks;
}

function sortConflicts(conflicts: readonly Conflict[], order: readonly Conflict[]): Conflict[] {
  return order.filter((conflict) => conflicts.includes(conflict));
}

function withHunks(
  lines: readonly string[],
  hunks: readonly Hunk[],
  write: (hunk: Hunk) => readonly string[],
): string {
  const newLines: string[] = [];
  let index = 0;
  for (const hunk of hunks) {
    newLines.push(...lines.slice(index, hunk.from), ...write(hunk));
    index = hunk.to;
  }
  return [...newLines, ...lines.slice(index)].join('\n');
}
