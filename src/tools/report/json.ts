import type { Diagnostic } from '../../core/diagnostic.ts';

/** An array of all diagnostics, whole. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return `${JSON.stringify(diagnostics, null, 2)}\n`;
}
