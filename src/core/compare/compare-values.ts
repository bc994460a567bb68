import { canonicalJson } from '../json/canonical-json.ts';
import type { JsonPath } from '../json/json-source.ts';
import { matchEntries } from './match-entries.ts';

/** One difference of two values of JSON. */
export type Difference =
  | { kind: 'changed'; path: JsonPath; before: unknown; after: unknown }
  /** Something that only the later value has; its path leads there. */
  | { kind: 'added'; path: JsonPath; after: unknown }
  /** Something that only the earlier value had; its path leads there. */
  | { kind: 'removed'; path: JsonPath; before: unknown }
  /** A key that says the same under another name; its path leads to where it is now. */
  | { kind: 'renamed'; path: JsonPath; from: string; to: string }
  /** An entry of a list that has another place; its path leads to where it is now. */
  | { kind: 'moved'; path: JsonPath; from: number; to: number };

/**
 * What differs between two values, in the order of the later one. Entries of lists are known again by what they say, so
 * that one that was put in does not change all that follow.
 */
export function compareValues(before: unknown, after: unknown, path: JsonPath = []): Difference[] {
  if (canonicalJson(before ?? null) === canonicalJson(after ?? null)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path);
  if (isObject(before) && isObject(after)) return compareObjects(before, after, path);
  return [{ kind: 'changed', path, before, after }];
}

function compareObjects(before: JsonMap, after: JsonMap, path: JsonPath): Difference[] {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const oldNames = renamedKeys(before, after, gone);
  const removed = gone.filter((key) => ![...oldNames.values()].includes(key));
  return [
    ...Object.keys(after).flatMap((key): Difference[] => {
      const here = [...path, key];
      const from = oldNames.get(key);
      if (from !== undefined) return [{ kind: 'renamed', path: here, from, to: key }];
      return Object.hasOwn(before, key)
        ? compareValues(before[key], after[key], here)
        : [{ kind: 'added', path: here, after: after[key] }];
    }),
    ...removed.map((key): Difference => ({ kind: 'removed', path: [...path, key], before: before[key] })),
  ];
}

/** The new keys that say what one of those that are gone has said: their names, and the old ones. */
function renamedKeys(before: JsonMap, after: JsonMap, gone: readonly string[]): Map<string, string> {
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
  const free = Map.groupBy(gone, (key) => canonicalJson(before[key]));
  return new Map(
    added.flatMap((key): [string, string][] => {
      const from = free.get(canonicalJson(after[key]))?.shift();
      return from === undefined ? [] : [[key, from]];
    }),
  );
}

function compareLists(before: unknown[], after: unknown[], path: JsonPath): Difference[] {
  const { pairs, moved } = matchEntries(before, after);
  const known = new Set(pairs.values());
  const removed = before.flatMap((entry, index): Difference[] =>
    known.has(index) ? [] : [{ kind: 'removed', path: [...path, index], before: entry }],
  );
  const there = after.flatMap((entry, to): Difference[] => {
    const from = pairs.get(to);
    const here = [...path, to];
    if (from === undefined) return [{ kind: 'added', path: here, after: entry }];
    const move: Difference[] = moved.has(to) ? [{ kind: 'moved', path: here, from, to }] : [];
    return [...move, ...compareValues(before[from], entry, here)];
  });
  return [...removed, ...there];
}

type JsonMap = Record<string, unknown>;

function isObject(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
