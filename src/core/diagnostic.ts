/** One error or warning in content: position, message and hint. */
export interface Diagnostic {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Line and column start at 1; the column counts UTF-16 units. */
  line: number;
  column: number;
  endLine?: number;
  endColumn?: number;
  severity: 'error' | 'warning';
  /** A stable name in kebab case: unknown-key, broken-link. */
  code: string;
  /** The message on one line, with the wrong value quoted. */
  message: string;
  /** The advice, with a correct value. */
  hint?: string;
  /** Other files that are involved: they contradict this one, or are missing. */
  about?: string[];
  /** Diagnostics that are consequences of this one: those about `files` with one of `codes`. */
  explains?: { codes: readonly string[] | 'all'; files: readonly string[] };
  /**
   * The replacement for the marked range, if only one correction is possible: plain text within a text, JSON
   * elsewhere.
   */
  fix?: string;
  /** More ranges that belong to the same fix. */
  also?: readonly (Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'> & { fix: string })[];
  /** A value to add elsewhere in the file, if this is the only possible fix; missing parent keys are added too. */
  adds?: { path: (string | number)[]; value: unknown };
  /** The fix is only probable, so a person must see it before it is applied. */
  guess?: true;
}

/** Whether a diagnostic has a fix. */
export function isFixable({ fix, adds }: Diagnostic): boolean {
  return fix !== undefined || adds !== undefined;
}

/** Sorts diagnostics by file, line and column. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** The maximal number of diagnostics per file. The first ones show the causes; no one reads more than these. */
export const MAX_DIAGNOSTICS = 100;
