import { openJson, withChange } from '../edits/open-json.ts';
import type { Refused } from '../edits/text-edit.ts';
import { writeValue } from '../edits/write-value.ts';
import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { Conflict } from './merge-values.ts';

/**
 * Puts git's conflict markers around the lines of each conflict, ours first. The file is valid JSON after
 * every choice of the user.
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
  const separate: Hunk[] = [];
  for (const hunk of joined(hunks)) {
    const whole =
      hunk.conflicts.length > 1 ? createHunk(text, data, inOrder(hunk.conflicts, conflicts)) : hunk;
    if ('refused' in whole) return whole;
    separate.push(whole);
  }
  const all = createHunk(text, data, conflicts);
  if ('refused' in all) return all;
  const lines = text.split('\n');
  const theirs = openJson(withHunks(lines, separate, ({ theirs: side }) => side));
  const areSeparate =
    !('refused' in theirs) && canonicalJson(theirs.data) === canonicalJson(resolveForTheirs(data, conflicts));
  const end = style.eol === '\r\n' ? '\r' : '';
  return {
    text: withHunks(lines, areSeparate ? separate : [all], (hunk) => [
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
  let after = 0;
  const most = Math.min(ours.length, theirs.length) - from;
  while (after < most && ours.at(-1 - after) === theirs.at(-1 - after)) after++;
  return { from, to: ours.length - after, theirs: theirs.slice(from, theirs.length - after), conflicts };
}

/** Joins hunks that overlap or touch. */
function joined(hunks: readonly Hunk[]): Hunk[] {
  const found: Hunk[] = [];
  for (const hunk of hunks.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last && hunk.from <= last.to)
      found[found.length - 1] = {
        ...last,
        to: Math.max(last.to, hunk.to),
        conflicts: [...last.conflicts, ...hunk.conflicts],
      };
    else found.push(hunk);
  }
  return found;
}

function inOrder(some: readonly Conflict[], all: readonly Conflict[]): Conflict[] {
  return all.filter((conflict) => some.includes(conflict));
}

function withHunks(
  lines: readonly string[],
  hunks: readonly Hunk[],
  write: (hunk: Hunk) => readonly string[],
): string {
  const whole: string[] = [];
  let at = 0;
  for (const hunk of hunks) {
    whole.push(...lines.slice(at, hunk.from), ...write(hunk));
    at = hunk.to;
  }
  return [...whole, ...lines.slice(at)].join('\n');
}
