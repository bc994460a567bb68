import { findValueAt } from '../../core/json/data-path.ts';
import { readJson } from '../../core/json/json-source.ts';
import type { FileEdit } from '../edits/file-edit.ts';
import { compareValues, type ValueDifference } from './compare-values.ts';
import { describeDifference } from './describe-difference.ts';
import type { PlacedIn } from './describe-place.ts';

/** A difference between two versions of a file. */
export interface TextDifference {
  /** As a sentence: faq › question 3 › answer: “…” → “…”. */
  description: string;
  /** Reverts it in the later version. */
  revert: FileEdit;
}

/**
 * Compares two versions of a JSON file by value. The studio shows the differences, each with a way to revert it.
 * @param before the earlier text
 * @param after the later text
 * @param placedIn the schemas that name the places
 * @returns no differences if one of them is not JSON
 */
export function compareTexts(before: string, after: string, placedIn: PlacedIn): TextDifference[] {
  const [one, other] = [readJson({ path: '', text: before }), readJson({ path: '', text: after })];
  if (one.diagnostics.length > 0 || other.diagnostics.length > 0) return [];
  const versions = { before: one.data, after: other.data, ...placedIn };
  return compareValues(versions.before, versions.after).map((difference) => ({
    description: describeDifference(difference, versions),
    revert: inverseEdit(difference, versions.before, versions.after),
  }));
}

/** The edit that reverts a difference. */
function inverseEdit(difference: ValueDifference, before: unknown, after: unknown): FileEdit {
  const { kind } = difference;
  const path = [...difference.path];
  const [parent, key] = [path.slice(0, -1), path.at(-1)];
  if (kind === 'changed') return { kind: 'set', path, value: difference.before };
  if (kind === 'added') return { kind: 'remove', path };
  if (kind === 'moved') return { kind: 'move', path: parent, from: difference.to, to: difference.from };
  if (kind === 'renamed') {
    const value = findValueAt(after, path);
    return {
      kind: 'all',
      edits: [
        { kind: 'remove', path },
        { kind: 'set', path: [...parent, difference.from], value },
      ],
    };
  }
  const value = findValueAt(before, path) ?? difference.before;
  const list = findValueAt(after, parent);
  if (typeof key === 'number' && Array.isArray(list))
    return { kind: 'insert', path: parent, index: Math.min(key, list.length), value };
  return { kind: 'set', path, value };
}
