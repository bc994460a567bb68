import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { JsonPath } from '../../core/json/json-source.ts';
import { alignEntries, type AlignedEntry } from './align-entries.ts';
import { mergeOrder } from './merge-order.ts';
import { isObject } from '../../core/json/is-object.ts';

/** A value that both sides have changed differently. A missing value is undefined. */
export interface Conflict {
  /** The path in the merged value; if we have removed the value, its path in theirs. */
  path: JsonPath;
  base: unknown;
  ours: unknown;
  theirs: unknown;
  /** Whether both sides have moved the same entries of a list to different places. */
  isOrder?: true;
}

/** Both sides after a merge: they differ only in conflicts. */
export interface MergeResult {
  /** The merged value, with our side at each conflict; undefined if nothing is left. */
  ours: unknown;
  /** The merged value, with their side at each conflict. */
  theirs: unknown;
  /**
   * The conflicts, outer before inner: a conflict of a list's order comes before conflicts within the list.
   */
  conflicts: Conflict[];
}

/**
 * Merges two versions of a value for `content merge`, git's merge driver: keys by name, list entries by content. A
 * text or number is changed as a whole.
 * @param base the common ancestor; undefined if it did not exist
 */
export function mergeValues(base: unknown, ours: unknown, theirs: unknown, path: JsonPath = []): MergeResult {
  if (isSame(ours, theirs) || isSame(theirs, base)) return withoutConflict(ours);
  if (isSame(ours, base)) return withoutConflict(theirs);
  const isNew = base === undefined;
  if (Array.isArray(ours) && Array.isArray(theirs) && (isNew || Array.isArray(base)))
    return mergeLists(base ?? [], ours, theirs, path);
  if (isObject(ours) && isObject(theirs) && (isNew || isObject(base)) && isOneKind(base, ours, theirs))
    return mergeObjects(base ?? {}, ours, theirs, path);
  return withConflict(base, ours, theirs, path);
}

function mergeObjects(base: JsonMap, ours: JsonMap, theirs: JsonMap, path: JsonPath): MergeResult {
  const keys = Object.keys(ours);
  for (const [index, key] of Object.keys(theirs).entries()) {
    if (keys.includes(key)) continue;
    const before = Object.keys(theirs)[index - 1];
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  const merged = keys.map((key) => {
    const [was, our, their] = [base, ours, theirs].map((value) => ownValue(value, key));
    return { key, ...mergeValues(was, our, their, [...path, key]) };
  });
  const side = (name: 'ours' | 'theirs') =>
    Object.fromEntries(merged.flatMap((each) => (each[name] === undefined ? [] : [[each.key, each[name]]])));
  return {
    ours: side('ours'),
    theirs: side('theirs'),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

function mergeLists(
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
  path: JsonPath,
): MergeResult {
  const order = mergeOrder(alignEntries(base, ours, theirs));
  const results = new Map<AlignedEntry, MergeResult>();
  let index = 0;
  for (const entry of order.ours) {
    const getEntry = (list: readonly unknown[], place: number | undefined) =>
      place === undefined ? undefined : list[place];
    const versions = [
      getEntry(base, entry.base),
      getEntry(ours, entry.ours),
      getEntry(theirs, entry.theirs),
    ] as const;
    const result =
      entry.isReplaced && !isSame(versions[1], versions[2])
        ? withConflict(...versions, [...path, index])
        : mergeValues(...versions, [...path, index]);
    results.set(entry, result);
    if (result.ours !== undefined) index++;
  }
  const side = (name: 'ours' | 'theirs', entries: readonly AlignedEntry[]) =>
    entries.map((entry) => results.get(entry)![name]).filter((value) => value !== undefined);
  const [our, their] = [side('ours', order.ours), side('theirs', order.theirs ?? order.ours)];
  const innerConflicts = [...results.values()].flatMap(({ conflicts }) => conflicts);
  const orderConflicts: Conflict[] = order.theirs
    ? [{ path, base, ours: our, theirs: their, isOrder: true }]
    : [];
  return { ours: our, theirs: their, conflicts: [...orderConflicts, ...innerConflicts] };
}

function withoutConflict(value: unknown): MergeResult {
  return { ours: value, theirs: value, conflicts: [] };
}

function withConflict(base: unknown, ours: unknown, theirs: unknown, path: JsonPath): MergeResult {
  return { ours, theirs, conflicts: [{ path, base, ours, theirs }] };
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return one === other;
  return canonicalJson(one) === canonicalJson(other);
}

/** Whether the keys of values may be mixed: not those of different section types, or of two shared sections. */
function isOneKind(...values: unknown[]): boolean {
  const existingValues = values.filter((value) => value !== undefined) as JsonMap[];
  return ['type', 'use'].every((key) => new Set(existingValues.map((value) => value[key])).size === 1);
}

type JsonMap = Record<string, unknown>;

function ownValue(object: JsonMap, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
