/** One fault found in content: what is wrong, where, and what to write instead. */
export interface Diagnostic {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Line and column count from 1; the column counts UTF-16 units. */
  line: number;
  column: number;
  endLine?: number;
  endColumn?: number;
  severity: 'error' | 'warning';
  /** A stable name in kebab case: unknown-key, broken-link. */
  code: string;
  /** What is wrong, with the offending value quoted; one line. */
  message: string;
  /** What to write instead. */
  hint?: string;
  /** Other files that the fault comes from: they say otherwise, or are not there. */
  about?: string[];
  /**
   * What to put in place of the stretch, where one cure is obvious: within a text as people read it, elsewhere as JSON.
   */
  fix?: string;
  /** What to add elsewhere in the file, where that is the obvious cure; keys on the way that are not there come with it. */
  adds?: { path: (string | number)[]; value: unknown };
  /** Whether that is what was probably meant: it is written only for somebody who has seen it. */
  guess?: true;
}

/** Whether a fault says by what it would be cured. */
export function isCurable({ fix, adds }: Diagnostic): boolean {
  return fix !== undefined || adds !== undefined;
}

/** The order in which diagnostics are reported: by file, line and column. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** More faults than this are not looked for in one file: the first are the causes, and nobody reads the rest. */
export const MAX_DIAGNOSTICS = 100;
