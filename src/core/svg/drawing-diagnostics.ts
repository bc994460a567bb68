import { createPositions } from '../json/text-position.ts';
import type { MediaDiagnostic } from '../project.ts';
import { adviseOnAppearance } from './presentation-values.ts';
import { readSvg } from './read-svg.ts';

/** All diagnostics of a drawing, with positions in the file. */
export function drawingDiagnostics(text: string): MediaDiagnostic[] {
  const positionAt = createPositions(text);
  return readSvg(text, adviseOnAppearance).diagnostics.map(({ offset, length, code, message, hint }) => {
    const end = positionAt(offset + length);
    return { ...positionAt(offset), endLine: end.line, endColumn: end.column, code, message, hint };
  });
}
