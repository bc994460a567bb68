import type { TextEdit } from './text-edit.ts';

/** The one edit that makes a text of another: the stretch in which they differ. None where they say the same. */
export function stretchBetween(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  // No edit begins or ends within a character of two units.
  if (start > 0 && isLow(before, start)) start--;
  if (same > 0 && isLow(before, before.length - same)) same--;
  const text = after.slice(start, after.length - same);
  return [{ offset: start, length: before.length - same - start, text }];
}

/** Whether the second half of a character stands there. */
function isLow(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
