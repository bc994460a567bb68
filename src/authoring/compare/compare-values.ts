import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { JsonPath } from '../../core/json/json-source.ts';
import { matchEntries } from './match-entries.ts';
import { isObject } from '../../core/json/is-object.ts';

/** One difference between two JSON values. */
export type ValueDifference =
  | { kind: 'changed'; path: JsonPath; before: unknown; after: unknown }
  /** Only the later version has this value. */
  | { kind: 'added'; path: JsonPath; after: unknown }
  /** Only the earlier version has this value; `path` is its path there. */
  | { kind: 'removed'; path: JsonPath; before: unknown }
  /** A key has a new name and the same value; `path` is the new path. */
  | { kind: 'renamed'; path: JsonPath; from: string; to: string }
  /** A list entry has another index; `path` is the new path. */
  | { kind: 'moved'; path: JsonPath; from: number; to: number };

/**
 * Compares two values and returns the differences in the order of the later value. List entries are matched
 * by content, so that an inserted entry does not change all entries after it.
 */
export function compareValues(before: unknown, after: unknown, path: JsonPath = []): ValueDifference[] {
  if (canonicalJson(before ?? null) === canonicalJson(after ?? null)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path);
  if (isObject(before) && isObject(after)) return compareObjects(before, after, path);
  return [{ kind: 'changed', path, before, after }];
}

function compareObjects(before: JsonMap, after: JsonMap, path: JsonPath): ValueDifference[] {
  const missingKeys = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const oldNames = renamedKeys(before, after, missingKeys);
  const removedKeys = missingKeys.filter((key) => ![...oldNames.values()].includes(key));
  return [
    ...Object.keys(after).flatMap((key): ValueDifference[] => {
      const childPath = [...path, key];
      const from = oldNames.get(key);
      if (from !== undefined) return [{ kind: 'renamed', path: childPath, from, to: key }];
      return Object.hasOwn(before, key)
        ? compareValues(before[key], after[key], childPath)
        : [{ kind: 'added', path: childPath, after: after[key] }];
    }),
    ...removedKeys.map((key): ValueDifference => ({
      kind: 'removed',
      path: [...path, key],
      before: before[key],
    })),
  ];
}

/** Maps each new key to the removed key that had the same value. */
function renamedKeys(before: JsonMap, after: JsonMap, missingKeys: readonly string[]): Map<string, string> {
  const addedKeys = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
  const keysByValue = Map.groupBy(missingKeys, (key) => canonicalJson(before[key]));
  return new Map(
    addedKeys.flatMap((key): [string, string][] => {
      const from = keysByValue.get(canonicalJson(after[key]))?.shift();
      return from === undefined ? [] : [[key, from]];
    }),
  );
}

function compareLists(before: unknown[], after: unknown[], path: JsonPath): ValueDifference[] {
  const { pairs, moved } = matchEntries(before, after);
  const matchedIndices = new Set(pairs.values());
  const removedEntries = before.flatMap((entry, index): ValueDifference[] =>
    matchedIndices.has(index) ? [] : [{ kind: 'removed', path: [...path, index], before: entry }],
  );
  const laterDifferences = after.flatMap((entry, to): ValueDifference[] => {
    const from = pairs.get(to);
    const entryPath = [...path, to];
    if (from === undefined) return [{ kind: 'added', path: entryPath, after: entry }];
    const move: ValueDifference[] = moved.has(to) ? [{ kind: 'moved', path: entryPath, from, to }] : [];
    return [...move, ...compareValues(before[from], entry, entryPath)];
  });
  return [...removedEntries, ...laterDifferences];
}

type JsonMap = Record<string, unknown>;
