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
  /** A value to add elsewhere in the file, if only that is possible; missing parent keys are added too. */
  adds?: { path: (string | number)[]; value: unknown };
  /** The fix is only probable: it is applied only after a person has seen it. */
  guess?: true;
}

/** Whether a diagnostic has a fix. */
export function isCurable({ fix, adds }: Diagnostic): boolean {
  return fix !== undefined || adds !== undefined;
}

/** Sorts diagnostics by file, line and column. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** The limit per file. The first diagnostics are the causes, and readers ignore more. */
export const MAX_DIAGNOSTICS = 100;
