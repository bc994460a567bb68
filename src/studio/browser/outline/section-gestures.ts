import type { ListedPage, OutlineRow } from '../../protocol.ts';
import type { PageSession } from '../session/page-session.ts';

/** The list of a page's sections. */
const SECTIONS = ['sections'];

/** Adds a section at a place, and selects it. */
export function insertSection(session: PageSession, index: number, section: unknown, title: string): void {
  session.edit({
    file: session.file,
    edit: { kind: 'insert', path: SECTIONS, index, value: section },
    words: `Inserted ${title} at place ${index + 1}.`,
    row: `section-${index}`,
  });
}

/** Moves a section to another place; it stays selected. */
export function moveSection(session: PageSession, row: OutlineRow, to: number): void {
  if (row.index === undefined) return;
  session.edit({
    file: session.file,
    edit: { kind: 'move', path: SECTIONS, from: row.index, to },
    words: `Moved ${nameRow(row)} to place ${to + 1}.`,
    row: `section-${to}`,
  });
}

/** Repeats a section below itself, and selects the copy. */
export function duplicateSection(session: PageSession, row: OutlineRow): void {
  if (row.index === undefined) return;
  session.edit({
    file: session.file,
    edit: { kind: 'duplicate', path: SECTIONS, index: row.index },
    words: `Duplicated ${nameRow(row)}.`,
    row: `section-${row.index + 1}`,
  });
}

/** Removes a section, and selects the next one. @param count of sections before */
export function deleteSection(session: PageSession, row: OutlineRow, count: number): void {
  if (row.index === undefined) return;
  const next = Math.min(row.index, count - 2);
  session.edit({
    file: session.file,
    edit: { kind: 'remove', path: [...SECTIONS, row.index] },
    words: `Deleted ${nameRow(row)}.`,
    row: next < 0 ? 'page' : `section-${next}`,
  });
}

/** Adds a copy of a section to another page, which is not saved by that. */
export function copySection(session: PageSession, row: OutlineRow, page: ListedPage): void {
  if (row.index === undefined) return;
  session.edit({
    file: page.file,
    edit: { kind: 'copy', from: session.file, path: [...SECTIONS, row.index] },
    words: `Copied ${nameRow(row)} to the end of ${page.title}; it is not saved there yet.`,
    row: row.id,
  });
}

/** Replaces a shared section by a copy for this page alone. */
export function detachSection(session: PageSession, row: OutlineRow): void {
  if (row.index === undefined) return;
  session.edit({
    file: session.file,
    edit: { kind: 'detach', path: [...SECTIONS, row.index] },
    words: `${nameRow(row)} belongs to this page alone now.`,
    row: row.id,
  });
}

function nameRow({ type, heading }: OutlineRow): string {
  return heading === '' ? type : `${type} “${heading}”`;
}
