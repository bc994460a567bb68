import { openJson } from '../edits/open-json.ts';
import type { Refused } from '../edits/text-edit.ts';
import { writeValue } from '../edits/write-value.ts';
import { mergeValues, type Conflict } from './merge-values.ts';

/** The result of merging two changed versions of a file. */
export interface MergedJson {
  /** JSON text, with our side at each conflict. */
  text: string;
  conflicts: Conflict[];
}

/**
 * Merges three versions of a JSON file by value. Our version keeps its layout; values that both versions
 * share keep their bytes.
 * @param base the common ancestor; empty if the file did not exist
 * @returns refused if a version is not JSON: then the caller merges lines, as in any text
 */
export function mergeJson(base: string, ours: string, theirs: string): MergedJson | Refused {
  if (theirs === base || theirs === ours) return { text: ours, conflicts: [] };
  if (ours === base) return { text: theirs, conflicts: [] };
  const [our, their] = [openJson(ours), openJson(theirs)];
  if ('refused' in our) return our;
  if ('refused' in their) return their;
  const was = base.trim() === '' ? { data: undefined } : openJson(base);
  if ('refused' in was) return was;
  const merged = mergeValues(was.data, our.data, their.data);
  const written = writeValue(ours, merged.ours);
  return 'refused' in written ? written : { text: written.text, conflicts: merged.conflicts };
}
