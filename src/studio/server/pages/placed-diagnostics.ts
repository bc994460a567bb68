import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser';
import { type Diagnostic, isFixable } from 'pagewright/rule';
import type { PlacedDiagnostic } from '../../protocol.ts';
import { diagnosticId } from './diagnostic-id.ts';

/**
 * Finds the value of each diagnostic of a file.
 * @param text the file that the positions refer to
 */
export function placeDiagnostics(text: string, diagnostics: readonly Diagnostic[]): PlacedDiagnostic[] {
  if (diagnostics.length === 0) return [];
  const lines = lineOffsets(text);
  // The text is parsed once, because a page may have a hundred diagnostics.
  const tree = parseTree(text);
  return diagnostics.map((diagnostic) => {
    const { file, line, column, severity, code, message, hint, guess = false } = diagnostic;
    const offset = (lines[line - 1] ?? text.length) + column - 1;
    const node = tree && findNodeAtOffset(tree, Math.min(text.length - 1, offset));
    return {
      file,
      path: node ? getNodePath(node) : [],
      line,
      severity,
      code,
      message,
      ...(hint !== undefined && { hint }),
      ...(isFixable(diagnostic) && { fix: { id: diagnosticId(diagnostic), isGuess: guess } }),
    };
  });
}

function lineOffsets(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
