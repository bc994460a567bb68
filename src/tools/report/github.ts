import type { Diagnostic } from '../../core/diagnostic.ts';
import { visible } from './visible.ts';

/**
 * Formats diagnostics as workflow commands: GitHub shows them as annotations on the lines of a pull request.
 */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ file, line, column, endLine, endColumn, severity, code, message, hint }) => {
      const properties = {
        file,
        line,
        ...(endLine === undefined ? {} : { endLine }),
        col: column,
        // GitHub accepts an end column only within one line.
        ...(endColumn === undefined || endLine !== line ? {} : { endColumn }),
        title: code,
      };
      const list = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
      return `::${severity} ${list.join(',')}::${data(hint ? `${message}\n${hint}` : message)}\n`;
    })
    .join('');
}

function data(text: string): string {
  return visible(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
