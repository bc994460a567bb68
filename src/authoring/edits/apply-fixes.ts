import type { Diagnostic } from '../../core/diagnostic.ts';
import { setValue } from './json-edits.ts';
import { applyEdits, type TextEdit } from './text-edit.ts';
import { readJson } from '../../core/json/json-source.ts';
import { textFiles } from '../../core/content/text-files.ts';
import type { Project, ProjectFile } from '../../core/project.ts';

/**
 * Applies the fixes and additions of one file's diagnostics, for `validate --fix`, `content fix` and editors; every
 * other byte stays the same.
 * @param text the file, as it was when it was validated
 * @param diagnostics those of the file
 * @returns the new text and the number of fixes; a fix that overlaps an earlier one is skipped
 */
export function applyFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
): { text: string; count: number } {
  const edits: TextEdit[] = [];
  let end = 0;
  for (const edit of fixEdits(text, diagnostics)) {
    if (edit.offset < end) continue;
    edits.push(edit);
    end = edit.offset + edit.length;
  }
  const additions = diagnostics.flatMap(({ adds }) => adds ?? []);
  return {
    text: additions.reduce(withAddition, applyEdits(text, edits)),
    count: edits.length + additions.length,
  };
}

/** Adds a value and the missing objects on its path; a text that can't be parsed stays unchanged. */
function withAddition(text: string, { path, value }: NonNullable<Diagnostic['adds']>): string {
  let container: unknown = readJson({ path: '', text }).data;
  let depth = 0;
  while (depth < path.length - 1 && isObject(container) && Object.hasOwn(container, path[depth]!)) {
    container = (container as Record<string | number, unknown>)[path[depth]!];
    depth += 1;
  }
  const addedValue = path.slice(depth + 1).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const edited = setValue(text, path.slice(0, depth + 1), addedValue);
  return 'refused' in edited ? text : applyEdits(text, edited.edits);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The text edits of a file's diagnostics, in file order; some may overlap. */
function fixEdits(text: string, diagnostics: readonly Diagnostic[]): TextEdit[] {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  return diagnostics
    .flatMap((each) => [each, ...(each.also ?? []).map((otherPlace) => ({ file: each.file, ...otherPlace }))])
    .flatMap(({ file, line, column, endLine = line, endColumn = column, fix }): TextEdit[] => {
      if (fix === undefined) return [];
      const offset = starts[line - 1]! + column - 1;
      const length = starts[endLine - 1]! + endColumn - 1 - offset;
      if (!file.endsWith('.json')) return [{ offset, length, text: fix }];
      // A missing comma belongs directly after the previous value.
      if (fix === `,${text.slice(offset, offset + length)}`)
        return [{ offset: text.slice(0, offset).trimEnd().length, length: 0, text: ',' }];
      const isInText = isInString(text.slice(starts[line - 1], offset));
      return [{ offset, length, text: isInText ? JSON.stringify(fix).slice(1, -1) : fix }];
    })
    .sort((one, other) => one.offset - other.offset);
}

/**
 * Whether a position is inside a JSON string. Strings never span lines, so it is enough to look at its line.
 * @param before the line up to the position
 */
function isInString(before: string): boolean {
  return (before.match(/\\.|"/g) ?? []).filter((character) => character === '"').length % 2 === 1;
}

/** A file with its safe fixes applied, and their number. */
interface FixedFile extends ProjectFile {
  count: number;
}

/** Applies every safe fix for `validate --fix`, and returns the text files that have changed. */
export function fixedFiles(project: Project, diagnostics: readonly Diagnostic[]): FixedFile[] {
  const safeDiagnostics = Map.groupBy(
    diagnostics.filter(({ guess }) => !guess),
    ({ file }) => file,
  );
  return textFiles(project).flatMap(({ path, text }) => {
    const fixed = applyFixes(text, safeDiagnostics.get(path) ?? []);
    return fixed.count > 0 ? [{ path, ...fixed }] : [];
  });
}
