import type { ResolvedPiece } from './resolve-sections.ts';

/**
 * Finds the sections of a page in its earlier version. Unchanged sections are found at any place; changed ones by
 * their place, if no section was added or removed.
 * @returns the earlier index of each section; -1 for a new one
 */
export function matchPieces(before: readonly ResolvedPiece[], after: readonly ResolvedPiece[]): number[] {
  const shift = after.length - before.length;
  const isSame = (index: number, from: number) => isSamePiece(before[from], after[index]);
  let start = 0;
  while (start < after.length && isSame(start, start)) start++;
  let end = after.length;
  while (end > start && end - shift > start && isSame(end - 1, end - 1 - shift)) end--;
  const unmatched = Map.groupBy(indexes(start, end - shift), (index) => pieceKey(before[index]!));
  const matched = new Set<number>();
  const order = after.map((piece, index) => {
    if (index < start) return index;
    if (index >= end) return index - shift;
    const from = unmatched.get(pieceKey(piece))?.shift() ?? -1;
    matched.add(from);
    return from;
  });
  if (shift !== 0) return order;
  return order.map((from, index) => (from < 0 && !matched.has(index) ? index : from));
}

/** Whether two pieces look the same. */
export function isSamePiece(one: ResolvedPiece | undefined, other: ResolvedPiece | undefined): boolean {
  return one === other || (!!one && !!other && pieceKey(one) === pieceKey(other));
}

function pieceKey(piece: ResolvedPiece): string {
  return 'problem' in piece ? `problem ${piece.key}` : piece.key;
}

function indexes(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}
