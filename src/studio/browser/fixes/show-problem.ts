import type { DataPath, OutlineRow, PageState, PlacedDiagnostic } from '../../protocol.ts';
import type { PageSession } from '../session/page-session.ts';
import { beginsWith } from '../session/row-after.ts';

/** The innermost row of the outline around a diagnostic. */
export function rowAround(
  { outline }: Pick<PageState, 'outline'>,
  { file, path }: Pick<PlacedDiagnostic, 'file' | 'path'>,
): OutlineRow | undefined {
  const around = outline.filter((row) => row.file === file && beginsWith(path, row.path));
  return around.toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** Shows the form with the field of a diagnostic: that of the innermost list entry around it. */
export function showProblem(session: PageSession, row: OutlineRow, { file, path }: PlacedDiagnostic): void {
  session.select(row);
  const entry = innermostEntry(path, row.path.length);
  if (entry.length > row.path.length) session.showPanel({ file, path: entry, start: row.path });
}

/** The path up to its last index, if that is an entry with fields. */
function innermostEntry(path: DataPath, start: number): DataPath {
  const last = path.findLastIndex((key, depth) => typeof key === 'number' && depth >= start);
  // A plain entry is edited in its list.
  return last < 0 || last === path.length - 1 ? path.slice(0, start) : path.slice(0, last + 1);
}
