import { canonicalJson } from '../json/canonical-json.ts';
import type { JsonPath } from '../json/json-source.ts';
import { alignEntries, type Aligned } from './align-entries.ts';
import { mergeOrder } from './merge-order.ts';

/** A value that two people have changed otherwise. What is not there in a version is undefined in it. */
export interface Conflict {
  /** Leads to it in the merged value; where we have taken it away, to where theirs would stand. */
  path: JsonPath;
  base: unknown;
  ours: unknown;
  theirs: unknown;
  /** Of a list: both have moved the same entries, to different places. */
  isOrder?: true;
}

export interface Merged {
  /** With our side wherever there is a conflict; undefined where nothing is left. */
  ours: unknown;
  /** With their side there. */
  theirs: unknown;
  /** From the outside in: one of a list’s order comes before those within the list. */
  conflicts: Conflict[];
}

/**
 * Merges what two people have made of a value: keys by their names, entries of lists by what they are. A text or a number
 * is changed as a whole.
 * @param base what both began with; undefined where it was not there
 */
export function mergeValues(base: unknown, ours: unknown, theirs: unknown, path: JsonPath = []): Merged {
  if (isSame(ours, theirs) || isSame(theirs, base)) return agreed(ours);
  if (isSame(ours, base)) return agreed(theirs);
  const isNew = base === undefined;
  if (Array.isArray(ours) && Array.isArray(theirs) && (isNew || Array.isArray(base)))
    return mergeLists(base ?? [], ours, theirs, path);
  if (isObject(ours) && isObject(theirs) && (isNew || isObject(base)) && isOneKind(base, ours, theirs))
    return mergeObjects(base ?? {}, ours, theirs, path);
  return disputed(base, ours, theirs, path);
}

function mergeObjects(base: JsonMap, ours: JsonMap, theirs: JsonMap, path: JsonPath): Merged {
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
): Merged {
  const order = mergeOrder(alignEntries(base, ours, theirs));
  const merged = new Map<Aligned, Merged>();
  let index = 0;
  for (const entry of order.ours) {
    const at = (list: readonly unknown[], place: number | undefined) =>
      place === undefined ? undefined : list[place];
    const versions = [at(base, entry.base), at(ours, entry.ours), at(theirs, entry.theirs)] as const;
    const merge =
      entry.isReplaced && !isSame(versions[1], versions[2])
        ? disputed(...versions, [...path, index])
        : mergeValues(...versions, [...path, index]);
    merged.set(entry, merge);
    if (merge.ours !== undefined) index++;
  }
  const side = (name: 'ours' | 'theirs', entries: readonly Aligned[]) =>
    entries.map((entry) => merged.get(entry)![name]).filter((value) => value !== undefined);
  const [our, their] = [side('ours', order.ours), side('theirs', order.theirs ?? order.ours)];
  const inner = [...merged.values()].flatMap(({ conflicts }) => conflicts);
  const outer: Conflict[] = order.theirs ? [{ path, base, ours: our, theirs: their, isOrder: true }] : [];
  return { ours: our, theirs: their, conflicts: [...outer, ...inner] };
}

function agreed(value: unknown): Merged {
  return { ours: value, theirs: value, conflicts: [] };
}

function disputed(base: unknown, ours: unknown, theirs: unknown, path: JsonPath): Merged {
  return { ours, theirs, conflicts: [{ path, base, ours, theirs }] };
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return one === other;
  return canonicalJson(one) === canonicalJson(other);
}

/** The keys of a hero and those of a page head must not be mixed, nor those of two shared sections. */
function isOneKind(...values: unknown[]): boolean {
  const there = values.filter((value) => value !== undefined) as JsonMap[];
  return ['type', 'use'].every((key) => new Set(there.map((value) => value[key])).size === 1);
}

type JsonMap = Record<string, unknown>;

function ownValue(object: JsonMap, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function isObject(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
