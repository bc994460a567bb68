import { byPlace, MAX_DIAGNOSTICS, type Diagnostic } from './diagnostic.ts';
import type { FileResult } from './rules/file-facts.ts';
import type { SchemaSet } from './schema/compose-schema.ts';

/**
 * The diagnostics of a project, sorted by file, line and column: one per mistake of the editor.
 * @param acrossFiles diagnostics of rules across files
 */
export function projectDiagnostics(
  set: SchemaSet,
  files: readonly FileResult[],
  acrossFiles: readonly Diagnostic[],
): Diagnostic[] {
  const diagnostics = files.flatMap((file) => file.broken);
  // An invisible character makes a key, type or address unknown: only the character is reported.
  const unseenCharacters = files.flatMap((file) => file.found.filter(({ code }) => code === UNSEEN));
  const isUnseen = (each: Diagnostic) =>
    each.code !== UNSEEN && unseenCharacters.some((other) => isWithin(other, each));
  const broken = unseenCharacters.length === 0 ? diagnostics : diagnostics.filter((each) => !isUnseen(each));
  const ruleDiagnostics = [...files.flatMap((file) => file.found), ...acrossFiles];
  // A value that breaks its schema is already reported, so diagnostics of rules about it are dropped.
  // Warnings about a whole file, such as an unused one, are dropped until it is valid.
  const reportedPlaces = new Set([...set.diagnostics, ...broken].filter(isOfAValue).map(placeKey));
  const invalid = new Set(broken.map(({ file }) => file));
  const isWaiting = (each: Diagnostic) =>
    each.severity === 'warning' && !isOfAValue(each) && invalid.has(each.file);
  // If two diagnostics are about one text, the less helpful is dropped: "blank" if another rule reports the text;
  // "placeholder", "outer blank" and "repeated word" if the text breaks its schema.
  const betterReported = new Set(ruleDiagnostics.filter(({ code }) => code !== BLANK).map(placeKey));
  const isExplained = (each: Diagnostic) =>
    (each.code === BLANK && betterReported.has(placeKey(each))) ||
    isUnseen(each) ||
    (['placeholder', 'outer-blank', 'repeated-word'].includes(each.code) &&
      broken.some((other) => isWithin(each, other)));
  const remaining = ruleDiagnostics.filter(
    (diagnostic) =>
      !reportedPlaces.has(placeKey(diagnostic)) && !isWaiting(diagnostic) && !isExplained(diagnostic),
  );
  return limitPerFile(withoutDuplicates([...set.diagnostics, ...broken, ...firstOfValue(remaining)])).sort(
    byPlace,
  );
}

const BLANK = 'blank-text';
const UNSEEN = 'invisible-character';

/** Whether a diagnostic begins within the range of another one, which is on one line, as every JSON string is. */
function isWithin(
  { file, line, column }: Diagnostic,
  { file: other, line: at, column: from, endLine, endColumn = 0 }: Diagnostic,
): boolean {
  return file === other && line === at && endLine === at && column >= from && column < endColumn;
}

/**
 * Several rules may report the same JSON value. Its first error stays; without errors, its first warning stays.
 */
function firstOfValue(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isOne = (each: Diagnostic) => isOfAValue(each) && each.file.endsWith('.json');
  const reported = new Map<string, Diagnostic>();
  for (const each of diagnostics.filter(isOne)) {
    const other = reported.get(placeKey(each));
    if (!other || (other.severity === 'warning' && each.severity === 'error'))
      reported.set(placeKey(each), each);
  }
  return diagnostics.filter((each) => !isOne(each) || reported.get(placeKey(each)) === each);
}

/**
 * Removes repeated diagnostics: a shared section is validated in its file and on each page that uses it.
 */
function withoutDuplicates(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [
    ...new Map(diagnostics.map((one) => [`${placeKey(one)} ${one.code} ${one.message}`, one])).values(),
  ];
}

/** Whether a diagnostic is about one value. Those about the whole file have line 1, column 1. */
function isOfAValue({ line, column }: Diagnostic): boolean {
  return line > 1 || column > 1;
}

function placeKey({ file, line, column }: Diagnostic): string {
  return `${line}:${column}:${file}`;
}

/**
 * Limits the diagnostics per file. The first ones stay, because they are the causes: syntax and schema come before
 * rules. Warnings come last.
 */
function limitPerFile(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, number>();
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  const ordered = [
    ...diagnostics.filter(isError),
    ...diagnostics.filter((diagnostic) => !isError(diagnostic)),
  ];
  return ordered.filter(({ file }) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count <= MAX_DIAGNOSTICS;
  });
}
