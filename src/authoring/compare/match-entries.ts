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
 * Finds the entries of one list in another: first by equal content, then by name (same type, then any type),
 * then by kind and order.
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): MatchedEntries {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const guessed = new Set<number>();
  for (const getKey of [canonicalJson, typedName, findEntryName, getEntryType]) {
    const free = new Map<string, number[]>();
    for (const [index, entry] of before.entries()) {
      const key = taken.has(index) ? undefined : getKey(entry);
      if (key !== undefined) free.set(key, [...(free.get(key) ?? []), index]);
    }
    for (const [index, entry] of after.entries()) {
      const key = pairs.has(index) ? undefined : getKey(entry);
      const found = key === undefined ? undefined : free.get(key)?.shift();
      if (found === undefined) continue;
      pairs.set(index, found);
      taken.add(found);
      if (getKey === getEntryType) guessed.add(index);
    }
  }
  const places = [...pairs.keys()].sort((one, other) => one - other);
  const stayed = longestIncreasing(places.map((place) => pairs.get(place)!));
  return { pairs, moved: new Set(places.filter((_place, index) => !stayed.has(index))), guessed };
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
