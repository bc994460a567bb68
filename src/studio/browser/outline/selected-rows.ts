import type { OutlineRow } from '../../protocol.ts';
import type { SectionRow } from './edit-sections.ts';

/**
 * The effect of a click on the selection: only this row, all rows from the first one to it, or this row added or
 * removed.
 */
export type SelectionMode = 'only' | 'range' | 'toggle';

/**
 * The ids of the selected rows after a click or a key. Only sections can be selected together.
 * @param current the id of the row at which the selection began
 */
export function extendSelection(
  rows: readonly OutlineRow[],
  selectedIds: readonly string[],
  current: string,
  target: OutlineRow,
  mode: SelectionMode,
): string[] {
  const isSection = ({ index }: OutlineRow) => index !== undefined;
  if (mode === 'only' || !isSection(target)) return [target.id];
  if (mode === 'range') {
    const ends = [current, target.id].map((id) => rows.findIndex((row) => row.id === id));
    const [from, to] = [Math.max(0, Math.min(...ends)), Math.max(...ends)];
    return rows
      .slice(from, to + 1)
      .filter(isSection)
      .map(({ id }) => id);
  }
  const selectedSectionIds = selectedIds.filter((id) => rows.some((row) => row.id === id && isSection(row)));
  if (!selectedSectionIds.includes(target.id)) return [...selectedSectionIds, target.id];
  // One row stays selected.
  return selectedSectionIds.length === 1
    ? selectedSectionIds
    : selectedSectionIds.filter((id) => id !== target.id);
}

/** The selected sections, in the order of the page. */
export function selectedSections(rows: readonly OutlineRow[], selectedIds: readonly string[]): SectionRow[] {
  return rows.filter((row): row is SectionRow => row.index !== undefined && selectedIds.includes(row.id));
}
