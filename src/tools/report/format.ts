import type { Diagnostic } from '../../core/diagnostic.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatSarif } from './sarif.ts';
import { formatText } from './text.ts';

export const FORMATS = ['text', 'json', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

/** Diagnostics as text for a person, or for a machine. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  colours = false,
): string {
  switch (format) {
    case 'json':
      return formatJson(diagnostics);
    case 'github':
      return formatGithub(diagnostics);
    case 'sarif':
      return formatSarif(diagnostics);
    case 'text':
      return formatText(diagnostics, colours);
  }
}
