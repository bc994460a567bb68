import type { OutlineRow, PageState, PlacedDiagnostic } from '../../protocol.ts';
import { beginsWith } from '../session/row-after.ts';

/** The innermost row of the outline around a diagnostic. */
export function rowAround(
  { outline }: Pick<PageState, 'outline'>,
  { file, path }: Pick<PlacedDiagnostic, 'file' | 'path'>,
): OutlineRow | undefined {
  const outerRows = outline.filter((row) => row.file === file && beginsWith(path, row.path));
  return outerRows.toSorted((one, other) => other.path.length - one.path.length)[0];
}
