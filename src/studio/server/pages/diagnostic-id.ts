import type { Diagnostic } from '../../../core/diagnostic.ts';

/** Identifies a diagnostic in a file while the text before it is unchanged. */
export function diagnosticId({ line, column, code, message }: Diagnostic): string {
  return `${line}:${column} ${code} ${message}`;
}
