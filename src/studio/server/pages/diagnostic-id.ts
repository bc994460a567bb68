import type { Diagnostic } from 'pagewright/rule';

/** Identifies a diagnostic in a file while the text before it is unchanged. */
export function diagnosticId({ line, column, code, message }: Diagnostic): string {
  return `${line}:${column} ${code} ${message}`;
}
