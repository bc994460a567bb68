import { getLocation } from 'jsonc-parser';
import { isCurable, type Diagnostic } from '../../../core/diagnostic.ts';
import type { PlacedDiagnostic } from '../../protocol.ts';
import { diagnosticId } from './diagnostic-id.ts';

/**
 * Finds the value that each diagnostic of a file is about.
 * @param text the file that the positions refer to
 */
export function placeDiagnostics(text: string, diagnostics: readonly Diagnostic[]): PlacedDiagnostic[] {
  if (diagnostics.length === 0) return [];
  const lines = lineOffsets(text);
  return diagnostics.map((diagnostic) => {
    const { file, line, column, severity, code, message, hint, guess = false } = diagnostic;
    const offset = (lines[line - 1] ?? text.length) + column - 1;
    // One character on: at its very beginning a value still belongs to what is before it.
    const path = getLocation(text, Math.min(text.length, offset + 1)).path;
    return {
      file,
      path: [...path],
      line,
      severity,
      code,
      message,
      ...(hint !== undefined && { hint }),
      ...(isCurable(diagnostic) && { fix: { id: diagnosticId(diagnostic), isGuess: guess } }),
    };
  });
}

function lineOffsets(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
