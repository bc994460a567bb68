import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { PageState, PlacedDiagnostic } from '../../protocol.ts';
import type { ContentNow } from '../content.ts';
import type { Documents } from '../documents/documents.ts';
import type { OpenDocument } from '../documents/open-document.ts';
import { outlineRows } from './outline.ts';
import { readPageSource, type PageSource } from './page-source.ts';
import { placeDiagnostics } from './placed-diagnostics.ts';

/** An open page: its data, and the documents that it is written in. */
export interface OpenPage {
  page: PageSource;
  /** The page's own document first, then those of its shared sections. */
  documents: [own: OpenDocument, ...shared: OpenDocument[]];
}

/** Opens a page and its shared sections. @returns undefined if there is no such page */
export async function readOpenPage(
  file: string,
  { shared }: ContentNow,
  documents: Documents,
): Promise<OpenPage | { refused: string }> {
  const own = await documents.open(file);
  if ('refused' in own) return own;
  const page = readPageSource({ path: file, text: own.text }, shared);
  const all: OpenPage['documents'] = [own];
  for (const name of page.source.uses ?? []) {
    const used = await documents.open(`pages-config/_shared/${name}.json`);
    if (!('refused' in used)) all.push(used);
  }
  return { page, documents: all };
}

/**
 * The state of an open page.
 * @param isChecked whether the diagnostics are those of the present texts
 */
export function pageState(
  { page, documents }: OpenPage,
  { set, diagnostics }: ContentNow,
  version: number,
  isChecked: boolean,
  countPages: (shared: string) => number,
): PageState {
  const placed = documents.flatMap(({ file, text }) =>
    placeDiagnostics(
      text,
      diagnostics.filter((each) => each.file === file),
    ),
  );
  const conflicting = documents.find(({ conflict }) => conflict);
  const [own] = documents;
  const title = page.data['title'];
  return {
    file: page.file,
    route: page.route,
    title: page.kind === 'page' && typeof title === 'string' ? title : page.file,
    isDraft: page.data['draft'] === true,
    version,
    outline: outlineRows(page, set, placed, countPages),
    diagnostics: placed.toSorted(byWeight),
    isChecked,
    canUndo: documents.some(({ history }) => history.done.length > 0),
    canRedo: documents.some(({ history }) => history.undone.length > 0),
    unsaved: documents.filter(({ isUnsaved }) => isUnsaved).map(({ file }) => file),
    ...(conflicting?.conflict && { conflict: { ...conflicting.conflict, file: conflicting.file } }),
    ...(page.written === undefined && own && { brokenText: own.text }),
  };
}

/** The document whose last step must be undone or redone: the newest of the page's files, or the oldest undone. */
export function documentToStep(
  documents: readonly OpenDocument[],
  direction: 'undo' | 'redo',
): OpenDocument | undefined {
  const last = ({ history }: OpenDocument) =>
    (direction === 'undo' ? history.done : history.undone).at(-1)?.sequence;
  const found = documents.filter((document) => last(document) !== undefined);
  const sorted = found.toSorted((one, other) => last(one)! - last(other)!);
  return direction === 'undo' ? sorted.at(-1) : sorted[0];
}

/**
 * The errors that keep documents from being saved: their own, and new ones in other files. Other unsaved files do not
 * count, because they are not written.
 */
export function blockingErrors(
  documents: readonly OpenDocument[],
  diagnostics: readonly Diagnostic[],
  known: ReadonlySet<string>,
  unsaved: readonly OpenDocument[],
): Diagnostic[] {
  const files = new Set(documents.map(({ file }) => file));
  const others = new Set(unsaved.map(({ file }) => file));
  return diagnostics.filter(
    (each) =>
      each.severity === 'error' &&
      (files.has(each.file) || (!others.has(each.file) && !known.has(errorKey(each)))),
  );
}

/** The identity of an error, whatever line it is on. */
export function errorKey({ file, code, message }: Diagnostic): string {
  return `${file} ${code} ${message}`;
}

function byWeight(one: PlacedDiagnostic, other: PlacedDiagnostic): number {
  return Number(one.severity === 'warning') - Number(other.severity === 'warning') || one.line - other.line;
}
