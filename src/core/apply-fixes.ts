import type { Diagnostic } from './diagnostic.ts';

/**
 * Replaces each faulty place of one file by the `fix` of its diagnostic; every other byte stays as it is.
 * @param text the file, as it was when it was checked
 * @returns the new text, and how many places were fixed; a place that overlaps an earlier one is left as it is
 */
export function applyFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
): { text: string; count: number } {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  const offset = (line: number, column: number) => starts[line - 1]! + column - 1;
  const edits = diagnostics
    .flatMap(({ line, column, endLine = line, endColumn = column, fix }) =>
      fix === undefined ? [] : [{ from: offset(line, column), to: offset(endLine, endColumn), fix }],
    )
    .sort((one, other) => one.from - other.from);
  let fixed = '';
  let at = 0;
  let count = 0;
  for (const { from, to, fix } of edits) {
    if (from < at) continue;
    // In a JSON text as it is between its quotes.
    fixed += text.slice(at, from) + JSON.stringify(fix).slice(1, -1);
    at = to;
    count++;
  }
  return { text: fixed + text.slice(at), count };
}
