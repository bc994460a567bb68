import { canonicalJson } from '../../core/json/canonical-json.ts';
import { longestIncreasing } from './longest-increasing.ts';

/** The entries that two lists have in common. */
export interface MatchedEntries {
  /** The earlier index of each later entry; new entries are not included. */
  pairs: Map<number, number>;
  /** Indices, in the later list, of entries that were moved. */
  moved: Set<number>;
  /** Indices, in the later list, of entries that match only by kind: they may be different entries. */
  guessed: Set<number>;
}

/**
 * Finds the entries of one list in another, so that comparisons and merges see an entry that was moved or edited as
 * the same entry. Entries match first by equal content, then by name (same type, then any type), then by kind and
 * order.
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): MatchedEntries {
  const pairs = new Map<number, number>();
  const matchedIndices = new Set<number>();
  const guessed = new Set<number>();
  for (const getKey of [canonicalJson, typedName, findEntryName, getEntryType]) {
    const indicesByKey = new Map<string, number[]>();
    for (const [index, entry] of before.entries()) {
      const key = matchedIndices.has(index) ? undefined : getKey(entry);
      if (key !== undefined) indicesByKey.set(key, [...(indicesByKey.get(key) ?? []), index]);
    }
    for (const [index, entry] of after.entries()) {
      const key = pairs.has(index) ? undefined : getKey(entry);
      const earlierIndex = key === undefined ? undefined : indicesByKey.get(key)?.shift();
      if (earlierIndex === undefined) continue;
      pairs.set(index, earlierIndex);
      matchedIndices.add(earlierIndex);
      if (getKey === getEntryType) guessed.add(index);
    }
  }
  const laterIndices = [...pairs.keys()].sort((one, other) => one - other);
  const unmoved = longestIncreasing(laterIndices.map((index) => pairs.get(index)!));
  return { pairs, moved: new Set(laterIndices.filter((_place, index) => !unmoved.has(index))), guessed };
}

/** The name of an entry, with its type if it has one. */
function typedName(entry: unknown): string | undefined {
  const name = findEntryName(entry);
  return name && `${String((entry as { type?: unknown }).type)} ${name}`;
}

function findEntryName(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const object = entry as Record<string, unknown>;
  return ['id', 'name', 'title', 'question', 'label', 'from', 'src', 'to']
    .map((key) => object[key])
    .find(isText);
}

function getEntryType(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return typeof entry;
  return String((entry as { type?: unknown }).type);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
