import { styleText } from 'node:util';
import type { Diagnostic } from '../../core/diagnostic.ts';

/** One line for each diagnostic, `path:line:column code message`, and its hint below, indented. */
export function formatText(diagnostics: readonly Diagnostic[], colours: boolean): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colours ? styleText(style, text, { validateStream: false }) : text;
  return diagnostics
    .map(({ file, line, column, severity, code, message, hint }) => {
      const name = severity === 'error' ? paint('red', code) : paint('yellow', `${code} (warning)`);
      const place = `${paint('cyan', file)}:${line}:${column}`;
      return `${place} ${name} ${message}\n${hint ? `  ${paint('dim', hint)}\n` : ''}`;
    })
    .join('');
}
