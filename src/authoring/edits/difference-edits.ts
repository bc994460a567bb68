import type { TextEdit } from './text-edit.ts';

/**
 * The one edit that turns one text into the other: the differing range.
 * @param before the text to edit
 * @param after the text that results
 * @returns no edit if they are equal
 */
export function differenceEdits(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let same = 0;
  const [end, other] = [before.length - 1, after.length - 1];
  while (same < shorter - start && before.charCodeAt(end - same) === after.charCodeAt(other - same)) same++;
  // Surrogate pairs must not be split.
  if (start > 0 && isLow(before, start)) start--;
  if (same > 0 && isLow(before, before.length - same)) same--;
  const text = after.slice(start, after.length - same);
  return [{ offset: start, length: before.length - same - start, text }];
}

/** Whether the character at this offset is the second half of a surrogate pair. */
function isLow(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
