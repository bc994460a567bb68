import type { Log, Result } from 'sarif';
import type { Diagnostic } from '../../core/diagnostic.ts';

/** SARIF 2.1.0, which code scanning services read. */
export function formatSarif(diagnostics: readonly Diagnostic[]): string {
  const rules = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'validate', rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => toResult(diagnostic, rules)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
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
