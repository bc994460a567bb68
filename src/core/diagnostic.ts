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
}
