import { byPlace, MAX_DIAGNOSTICS, type Diagnostic } from './diagnostic.ts';
import type { Verdict } from './rules/file-facts.ts';
import type { SchemaSet } from './schema/compose-schema.ts';

/**
 * What is told of a project, by file, line and column: one fault for one mistake.
 * @param acrossFiles what rules have found that look at several files
 */
export function projectDiagnostics(
  set: SchemaSet,
  files: readonly Verdict[],
  acrossFiles: readonly Diagnostic[],
): Diagnostic[] {
  const broken = files.flatMap((file) => file.broken);
  const ruled = [...files.flatMap((file) => file.found), ...acrossFiles];
  // A value that breaks its schema has been named: what rules find in it follows from that. What a file as a whole is
  // warned of, such as that nobody uses it, waits until it keeps to its schema.
  const named = new Set([...set.diagnostics, ...broken].filter(isOfAValue).map(placeOf));
  const faulty = new Set(broken.map(({ file }) => file));
  const isWaiting = (each: Diagnostic) =>
    each.severity === 'warning' && !isOfAValue(each) && faulty.has(each.file);
  // What a text is for says more of it than that it is blank, and one that is still to be written need have no length yet.
  const explained = new Set(ruled.filter(({ code }) => code !== BLANK).map(placeOf));
  const isExplained = (each: Diagnostic) =>
    (each.code === BLANK && explained.has(placeOf(each))) ||
    (each.code === 'placeholder' && broken.some((other) => isWithin(each, other)));
  const more = ruled.filter(
    (diagnostic) => !named.has(placeOf(diagnostic)) && !isWaiting(diagnostic) && !isExplained(diagnostic),
  );
  return firstOfEach(once([...set.diagnostics, ...broken, ...firstOfValue(more)])).sort(byPlace);
}

const BLANK = 'blank-text';

/** Whether a fault lies in the text that another one names: texts are on one line. */
function isWithin(
  { file, line, column }: Diagnostic,
  { file: other, line: at, column: from, endLine, endColumn = 0 }: Diagnostic,
): boolean {
  return file === other && line === at && endLine === at && column >= from && column < endColumn;
}

/** Diagnostics of several rules on one JSON value follow from one mistake: only the certain one is reported. */
function firstOfValue(found: readonly Diagnostic[]): Diagnostic[] {
  const isOne = (each: Diagnostic) => isOfAValue(each) && each.file.endsWith('.json');
  const told = new Map<string, Diagnostic>();
  for (const each of found.filter(isOne)) {
    const other = told.get(placeOf(each));
    if (!other || (other.severity === 'warning' && each.severity === 'error')) told.set(placeOf(each), each);
  }
  return found.filter((each) => !isOne(each) || told.get(placeOf(each)) === each);
}

/** What is wrong in a shared section is found by itself and on each page that uses it. */
function once(found: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(found.map((one) => [`${placeOf(one)} ${one.code} ${one.message}`, one])).values()];
}

/** What concerns a whole file stands at its beginning. */
function isOfAValue({ line, column }: Diagnostic): boolean {
  return line > 1 || column > 1;
}

function placeOf({ file, line, column }: Diagnostic): string {
  return `${line}:${column}:${file}`;
}

/**
 * As many faults of each file as somebody may read. What was found first is kept, and those are the causes: syntax and
 * schema come before rules. Warnings come last.
 */
function firstOfEach(found: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, number>();
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  const ordered = [...found.filter(isError), ...found.filter((diagnostic) => !isError(diagnostic))];
  return ordered.filter(({ file }) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count <= MAX_DIAGNOSTICS;
  });
}
