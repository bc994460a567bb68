import type { Diagnostic } from '../../core/diagnostic.ts';
import type { RuleInfo } from '../../core/rule-catalogue/rule-info.ts';
import { formatGithub } from './github.ts';
import { formatMarkdown } from './markdown.ts';
import { formatSarif } from './sarif.ts';
import { formatText } from './text.ts';

/** The formats in which `validate` reports diagnostics. */
export const REPORT_FORMATS = ['text', 'json', 'github', 'sarif', 'markdown'] as const;
/** A format in which diagnostics are printed. */
export type Format = (typeof REPORT_FORMATS)[number];

interface FormatOptions {
  /** Whether text is coloured for a terminal. */
  hasColours?: boolean;
  /** The base address of files, for links in Markdown. */
  source?: string | undefined;
  /** The rules that SARIF explains. Default: none */
  ruleCatalogue?: ReadonlyMap<string, RuleInfo>;
}

/** Diagnostics as text for people, or for machines. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  { hasColours = false, source, ruleCatalogue }: FormatOptions = {},
): string {
  switch (format) {
    case 'json':
      return formatJson(diagnostics);
    case 'github':
      return formatGithub(diagnostics);
    case 'sarif':
      return formatSarif(diagnostics, ruleCatalogue);
    case 'markdown':
      return formatMarkdown(diagnostics, source);
    case 'text':
      return formatText(diagnostics, hasColours);
  }
}

/** A JSON array of all diagnostics. */
function formatJson(diagnostics: readonly Diagnostic[]): string {
  return `${JSON.stringify(diagnostics, null, 2)}\n`;
}
