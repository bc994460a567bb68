import { matchEntries, type MatchedEntries } from '../compare/match-entries.ts';
import { canonicalJson } from '../../core/json/canonical-json.ts';
import { isObject } from '../../core/json/is-object.ts';

/** One list entry in three versions: its index in each version that has it. */
export interface AlignedEntry {
  base?: number;
  ours?: number;
  theirs?: number;
  /** Whether both sides have replaced it: then their keys must not be mixed. */
  isReplaced: boolean;
  /** The side, or both sides, that have moved the entry. */
  wasMovedByUs: boolean;
  wasMovedByThem: boolean;
}

/** The entries of both lists, each in its order. An entry that both lists have is the same object. */
export interface AlignedList {
  ours: AlignedEntry[];
  theirs: AlignedEntry[];
}

/**
 * Matches the entries of a list with those of two later versions, so that they can be merged one by one: by content,
 * by name, by kind if they may have been edited, or as replacements. An entry that both sides have added counts once
 * if it has the same content or name.
 */
export function alignEntries(
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
): AlignedList {
  const [our, their] = [alignVersion(base, ours), alignVersion(base, theirs)];
  const entriesByBase = new Map<number, AlignedEntry>();
  const alignEntry = (version: Version, index: number): AlignedEntry | undefined => {
    const from = version.pairs.get(index);
    if (from === undefined) return undefined;
    const isReplaced = our.replaced.has(from) && their.replaced.has(from);
    if (version.replaced.has(from) && !isReplaced) return undefined;
    const entry = entriesByBase.get(from) ?? {
      base: from,
      isReplaced,
      wasMovedByUs: false,
      wasMovedByThem: false,
    };
    entriesByBase.set(from, entry);
    return entry;
  };
  const createEntry = (): AlignedEntry => ({ isReplaced: false, wasMovedByUs: false, wasMovedByThem: false });
  const ourList = ours.map((_entry, index) => {
    const entry = alignEntry(our, index);
    return Object.assign(entry ?? createEntry(), {
      ours: index,
      wasMovedByUs: entry !== undefined && our.moved.has(index),
    });
  });
  const theirMatches = theirs.map((_entry, index) => alignEntry(their, index));
  const commonAdditions = findCommonAdditions(
    ours,
    ourList.filter((entry) => entry.base === undefined),
    theirs,
    [...theirs.keys()].filter((index) => !theirMatches[index]),
  );
  const theirList = theirMatches.map((entry, index) =>
    Object.assign(entry ?? commonAdditions.get(index) ?? createEntry(), {
      theirs: index,
      wasMovedByThem: entry !== undefined && their.moved.has(index),
    }),
  );
  return { ours: ourList, theirs: theirList };
}

interface Version extends MatchedEntries {
  /** Indices of base entries that may have been replaced by another of the same kind. */
  replaced: Set<number>;
}

function alignVersion(base: readonly unknown[], list: readonly unknown[]): Version {
  const matched = matchEntries(base, list);
  const differentPairs = [...matched.pairs].filter(
    ([at, from]) => matched.guessed.has(at) && !isAlike(base[from], list[at]),
  );
  return { ...matched, replaced: new Set(differentPairs.map(([, from]) => from)) };
}

/**
 * Finds entries that both sides have added.
 * @returns our entry by its index in their list
 */
function findCommonAdditions(
  ours: readonly unknown[],
  ourAdditions: readonly AlignedEntry[],
  theirs: readonly unknown[],
  theirIndices: readonly number[],
): Map<number, AlignedEntry> {
  const { pairs, guessed } = matchEntries(
    ourAdditions.map(({ ours: at }) => ours[at!]),
    theirIndices.map((at) => theirs[at]),
  );
  return new Map(
    [...pairs]
      .filter(([at]) => !guessed.has(at))
      .map(([at, from]) => [theirIndices[at]!, ourAdditions[from]!]),
  );
}

/**
 * Whether one entry may be an edited version of the other: texts that share half of their words, lists and objects
 * that contain such texts. Types, numbers and booleans do not count.
 */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return sharesWords(one, other);
  if (Array.isArray(one) && Array.isArray(other)) {
    const otherEntries = new Set(other.map(canonicalJson));
    return one.some((entry) => otherEntries.has(canonicalJson(entry)));
  }
  if (!isObject(one) || !isObject(other)) return false;
  return Object.keys(one).some(
    (key) => !KINDS.has(key) && Object.hasOwn(other, key) && isAlike(one[key], other[key]),
  );
}

const KINDS = new Set(['type', 'use']);

function sharesWords(one: string, other: string): boolean {
  const [ours, theirs] = [splitWords(one), splitWords(other)];
  const shared = [...ours].filter((word) => theirs.has(word)).length;
  return shared > 0 && shared * 2 >= Math.max(ours.size, theirs.size);
}

/** The words of a text, without the tags of rich text. */
function splitWords(text: string): Set<string> {
  const plain = text.replace(/<[^<>]*>/g, ' ').toLowerCase();
  return new Set(plain.match(/[\p{L}\p{N}]+/gu));
}
