import type { PlacedIn } from '../compare/describe-place.ts';
import { editableData } from '../edits/open-json.ts';
import { describeConflict } from './describe-conflict.ts';
import { mergeJson } from './merge-json.ts';

/**
 * Merges two changed versions of a JSON file by value; ours keeps its layout.
 * @param base the text of the common ancestor
 * @param ours our text
 * @param theirs their text
 * @param placedIn the schemas that name the places of conflicts
 * @returns the merged text, or the conflicts as sentences
 */
export function mergeVersions(
  base: string,
  ours: string,
  theirs: string,
  placedIn: PlacedIn,
): { text: string } | { conflicts: string[] } {
  const merged = mergeJson(base, ours, theirs);
  if ('refused' in merged) return { conflicts: [merged.refused] };
  const { text, conflicts } = merged;
  if (conflicts.length === 0) return { text };
  const read = editableData(text);
  const data = 'refused' in read ? undefined : read.data;
  return { conflicts: conflicts.map((conflict) => describeConflict(conflict, data, placedIn)) };
}
