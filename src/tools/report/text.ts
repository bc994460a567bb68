import { styleText } from 'node:util';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { visible } from './visible.ts';

/** One line per diagnostic, `path:line:column code message`, followed by its hint, indented. */
export function formatText(diagnostics: readonly Diagnostic[], hasColours: boolean): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    hasColours ? styleText(style, text, { validateStream: false }) : text;
  return diagnostics
    .map(({ file, line, column, severity, code, message, hint: advice, guess }) => {
      const hint = guess ? `${advice ?? ''} npm run content -- fix does this.`.trim() : advice;
      const name = severity === 'error' ? paint('red', code) : paint('yellow', `${code} (warning)`);
      const place = `${paint('cyan', visible(file))}:${line}:${column}`;
      return `${place} ${name} ${visible(message)}\n${hint ? `  ${paint('dim', visible(hint))}\n` : ''}`;
    })
    .join('');
}
