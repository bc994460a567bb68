import type { PlainEdit } from 'pagewright/json';
import type { ListedPage, OutlineRow, PageState } from '../../protocol.ts';
import { pluralize } from '../pluralize.ts';
import type { PageSession } from '../session/page-session.ts';
import { placeTogether } from './place-together.ts';

/** The list of a page's sections. */
const SECTIONS = ['sections'];

/** A row of the outline that is a section. */
export type SectionRow = OutlineRow & { index: number };

/** The sections of a page, in their order. */
export function sectionRows({ outline }: Pick<PageState, 'outline'>): SectionRow[] {
  return outline.filter((row): row is SectionRow => row.index !== undefined);
}

/** Whether the sections of a page can be moved: a template fixes them, and a shared section is only one. */
export function hasFreeSections({ outline }: Pick<PageState, 'outline'>): boolean {
  return outline.some(({ id }) => id === 'page') && !outline.some(({ id }) => id === 'template');
}

/** Adds a section at a place, and selects it. */
export function insertSection(session: PageSession, index: number, section: unknown, title: string): void {
  session.edit({
    file: session.file,
    edit: { kind: 'insert', path: SECTIONS, index, value: section },
    description: `Inserted ${title} at place ${index + 1}.`,
    row: sectionId(index),
  });
}

/**
 * Moves sections, which are adjacent afterwards and stay selected.
 * @param to the place of the first one afterwards
 */
export function moveSections(session: PageSession, rows: readonly SectionRow[], to: number): void {
  const { state } = session.view;
  const count = state ? sectionRows(state).length : 0;
  const first = Math.max(0, Math.min(to, count - rows.length));
  const moves = placeTogether(
    rows.map(({ index }) => index),
    first,
  );
  if (moves.length === 0) return;
  const edits = moves.map((move): PlainEdit => ({ kind: 'move', path: SECTIONS, ...move }));
  const current = rows.findIndex(({ id }) => id === session.view.row);
  session.edit({
    file: session.file,
    edit: { kind: 'all', edits },
    description: `Moved ${nameRows(rows)} to place ${first + 1} of ${count}.`,
    row: sectionId(first + Math.max(0, current)),
    selectedIds: rows.map((_, index) => sectionId(first + index)),
  });
}

/** Repeats sections below the last of them, and selects the copies. */
export function duplicateSections(session: PageSession, rows: readonly SectionRow[]): void {
  const last = rows.at(-1);
  if (!last) return;
  const edits = rows.map(({ index }, number): PlainEdit => ({
    kind: 'duplicate',
    path: SECTIONS,
    index,
    to: last.index + 1 + number,
  }));
  session.edit({
    file: session.file,
    edit: { kind: 'all', edits },
    description: `Duplicated ${nameRows(rows)}.`,
    row: sectionId(last.index + 1),
    selectedIds: rows.map((_, number) => sectionId(last.index + 1 + number)),
  });
}

/** Removes sections, and selects the next one. @param count of sections before */
export function deleteSections(session: PageSession, rows: readonly SectionRow[], count: number): void {
  const [first] = rows;
  if (!first) return;
  const edits = rows
    .toReversed()
    .map(({ index }): PlainEdit => ({ kind: 'remove', path: [...SECTIONS, index] }));
  const next = Math.min(first.index, count - rows.length - 1);
  session.edit({
    file: session.file,
    edit: { kind: 'all', edits },
    description: `Deleted ${nameRows(rows)}.`,
    row: next < 0 ? 'page' : sectionId(next),
  });
}

/** Adds copies of sections to another page, without saving it. */
export function copySections(session: PageSession, rows: readonly SectionRow[], page: ListedPage): void {
  session.edit({
    file: page.file,
    edit: { kind: 'copy', from: session.file, paths: rows.map(({ index }) => [...SECTIONS, index]) },
    description: `Copied ${nameRows(rows)} to the end of ${page.title}; it is not saved there yet.`,
    row: session.view.row,
    selectedIds: rows.map(({ id }) => id),
  });
}

/** Replaces a shared section by a copy for only this page. */
export function detachSection(session: PageSession, row: OutlineRow): void {
  if (row.index === undefined) return;
  session.edit({
    file: session.file,
    edit: { kind: 'detach', path: [...SECTIONS, row.index] },
    description: `${nameRow(row)} belongs to this page alone now.`,
    row: row.id,
  });
}

/** A row in words: its type and its heading. */
export function nameRow({ type, heading }: OutlineRow): string {
  return heading === '' ? type : `${type} “${heading}”`;
}

function nameRows(rows: readonly OutlineRow[]): string {
  return rows.length === 1 ? nameRow(rows[0]!) : pluralize(rows.length, 'section');
}

function sectionId(index: number): string {
  return `section-${index}`;
}
