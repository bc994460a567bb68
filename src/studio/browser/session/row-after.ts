import type { DataPath } from 'pagewright/json';
import { firstRow } from '../../first-row.ts';
import type { OutlineRow, PageState } from '../../protocol.ts';

/** The visible form, with the path of its row. */
export interface ShownPanel {
  file: string;
  path: DataPath;
  start: DataPath;
}

/** The selection before an answer. */
interface SelectedRow {
  /** The id of the selected row. */
  row: string;
  panel: ShownPanel;
  /** Whether the value of the form is gone. */
  isLost: boolean;
}

/**
 * The row to select after an answer: that of the change; another one if the selected row, or the value of its form,
 * is gone.
 * @param changed the id of the row that the change concerns
 * @returns undefined if the selection stays
 */
export function rowAfter(
  { outline }: Pick<PageState, 'outline'>,
  changed: string | undefined,
  { row, panel, isLost }: SelectedRow,
): OutlineRow | undefined {
  const changedRow = changed === undefined ? undefined : outline.find(({ id }) => id === changed);
  if (changedRow && changedRow.id !== row) return changedRow;
  const current = outline.find(({ id }) => id === row);
  if (!current) return firstRow(outline);
  const isElsewhere = panel.file !== current.file || !isSamePath(panel.start, current.path);
  const isInside = !isSamePath(panel.path, current.path);
  return isElsewhere || (isLost && isInside) ? current : undefined;
}

function isSamePath(one: DataPath, other: DataPath): boolean {
  return one.length === other.length && beginsWith(one, other);
}

/** Whether a path leads to a value, or into it. */
export function beginsWith(path: DataPath, start: DataPath): boolean {
  return start.every((key, depth) => path[depth] === key);
}
