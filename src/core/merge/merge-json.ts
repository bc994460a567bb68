import { openJson } from '../edits/open-json.ts';
import type { Refused } from '../edits/text-edit.ts';
import { writeValue } from '../edits/write-value.ts';
import { mergeValues, type Conflict } from './merge-values.ts';

/** A file that two people have changed, with what both have done. */
export interface MergedJson {
  /** JSON, with our side wherever there is a conflict. */
  text: string;
  conflicts: Conflict[];
}

/**
 * Merges three versions of a file of JSON by what they say. Our version keeps its layout; what both versions say stays
 * letter by letter as it is there.
 * @param base what both began with; empty where the file was not there
 * @returns refused where one of them is no JSON: then its lines can be merged as those of any text
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
