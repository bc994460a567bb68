import type { Log, ReportingDescriptor, Result } from 'sarif';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { RuleInfo } from '../../core/rule-catalogue/rule-info.ts';

/**
 * Formats diagnostics as SARIF 2.1.0, which code scanning services read.
 * @param texts the titles and reasons of rules. Default: none
 */
export function formatSarif(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, RuleInfo> = new Map(),
): string {
  const rules = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'validate', rules: rules.map((id) => toDescriptor(id, texts.get(id))) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => toResult(diagnostic, rules)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toDescriptor(id: string, text: RuleInfo | undefined): ReportingDescriptor {
  if (!text) return { id };
  return {
    id,
    shortDescription: { text: `${text.title}.` },
    fullDescription: { text: text.reason },
    help: { text: `${text.title}. ${text.reason}\nnpx pagewright rules ${id}` },
    defaultConfiguration: { level: text.severity },
  };
}

function toResult(
  { file, line, column, endLine, endColumn, severity, code, message, hint }: Diagnostic,
  rules: string[],
): Result {
  return {
    ruleId: code,
    ruleIndex: rules.indexOf(code),
    level: severity,
    message: { text: hint ? `${message} ${hint}` : message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file) },
          region: {
            startLine: line,
            startColumn: column,
            ...(endLine === undefined ? {} : { endLine }),
            ...(endColumn === undefined ? {} : { endColumn }),
          },
        },
      },
    ],
  };
}
