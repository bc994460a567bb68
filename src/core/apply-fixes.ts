import type { Diagnostic } from './diagnostic.ts';

/**
 * Puts in what diagnostics of one file have as `fix`; everything else stays as it is, byte for byte.
 * @param text the file, as it was when it was checked
 * @returns the mended text, and how many places were mended; places that overlap an earlier one are left
 */
export function mend(text: string, diagnostics: readonly Diagnostic[]): { text: string; count: number } {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  const offset = (line: number, column: number) => starts[line - 1]! + column - 1;
  const edits = diagnostics
    .flatMap(({ line, column, endLine = line, endColumn = column, fix }) =>
      fix === undefined ? [] : [{ from: offset(line, column), to: offset(endLine, endColumn), fix }],
    )
    .sort((one, other) => one.from - other.from);
  let mended = '';
  let at = 0;
  let count = 0;
  for (const { from, to, fix } of edits) {
    if (from < at) continue;
    // In a JSON text as it stands between its quotes.
    mended += text.slice(at, from) + JSON.stringify(fix).slice(1, -1);
    at = to;
    count++;
  }
  return { text: mended + text.slice(at), count };
}
