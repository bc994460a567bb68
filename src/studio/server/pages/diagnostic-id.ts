import type { Diagnostic } from '../../../core/diagnostic.ts';

/** Identifies a diagnostic in a file for as long as the text before it stays the same. */
export function diagnosticId({ line, column, code, message }: Diagnostic): string {
  return `${line}:${column} ${code} ${message}`;
}
