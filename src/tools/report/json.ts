import type { Diagnostic } from '../../core/diagnostic.ts';

/** A JSON array of all diagnostics. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return `${JSON.stringify(diagnostics, null, 2)}\n`;
}
