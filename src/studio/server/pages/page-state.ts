import type { JsonObject } from 'pagewright/content';
import { readJson } from 'pagewright/json';
import type { Diagnostic } from 'pagewright/rule';
import type { PageState, PlacedDiagnostic } from '../../protocol.ts';
import type { CurrentContent } from '../content.ts';
import type { Documents } from '../documents/documents.ts';
import type { OpenDocument } from '../documents/open-document.ts';
import { countDiagnostics, outlineRows } from './outline.ts';
import { isSettingsFile, pageForSettings } from './settings-page.ts';
import { settingsRows } from './settings-outline.ts';
import { readPageSource, type PageSource } from './page-source.ts';

/** An open page: its data, and its documents. */
export interface OpenPage {
  file: string;
  /** The page in the canvas; for a file of settings, a page that uses it. */
  page: PageSource;
  /** The data of a file of settings; empty if the file is not a JSON object. */
  settings?: JsonObject;
  /** The page's own document first, then those of its shared sections. */
  documents: [own: OpenDocument, ...shared: OpenDocument[]];
}

/**
 * Opens a page and its shared sections.
 * @param before the page before a change
 */
export async function readOpenPage(
  file: string,
  now: CurrentContent,
  documents: Documents,
  before: PageSource | undefined,
): Promise<OpenPage | { refused: string }> {
  const own = await documents.open(file);
  if ('refused' in own) return own;
  if (isSettingsFile(file)) {
    const settingsPage = readJson(pageForSettings(file, now.project, now.set));
    const page = readPageSource(settingsPage, now.shared, before);
    const { data } = own.source;
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
    return { file, page, settings: isObject ? (data as JsonObject) : {}, documents: [own] };
  }
  const page = readPageSource(own.source, now.shared, before);
  const allDocuments: OpenPage['documents'] = [own];
  for (const name of page.source.uses ?? []) {
    const shared = await documents.open(`pages-config/_shared/${name}.json`);
    if (!('refused' in shared)) allDocuments.push(shared);
  }
  return { file, page, documents: allDocuments };
}

/**
 * The state of an open page.
 * @param isChecked whether the diagnostics belong to the current texts
 */
export function pageState(
  { file, page, settings, documents }: OpenPage,
  { set, getPlaced }: CurrentContent,
  version: number,
  isChecked: boolean,
  countPages: (shared: string) => number,
): PageState {
  const placed = documents.flatMap(getPlaced);
  const conflicting = documents.find(({ conflict }) => conflict);
  const [own] = documents;
  const isPage = page.kind === 'page' && settings === undefined;
  const title = settings ? (settings['title'] ?? settings['name']) : page.data['title'];
  const rows = settings ? settingsRows(file, settings, set) : outlineRows(page, set, countPages);
  return {
    file,
    route: page.route,
    title: page.kind === 'page' && typeof title === 'string' ? title : file,
    isDraft: isPage && page.data['draft'] === true,
    version,
    outline: countDiagnostics(rows, placed),
    diagnostics: placed.toSorted(bySeverity),
    isChecked,
    canUndo: documents.some(({ history }) => history.done.length > 0),
    canRedo: documents.some(({ history }) => history.undone.length > 0),
    unsaved: documents.filter(({ isUnsaved }) => isUnsaved).map(({ file }) => file),
    ...(conflicting?.conflict && { conflict: { ...conflicting.conflict, file: conflicting.file } }),
    ...(isBroken(own.text, page, settings) && { brokenText: own.text }),
  };
}

/** Whether a file is not a JSON object, so that it has no form. */
function isBroken(text: string, { written }: PageSource, settings: JsonObject | undefined): boolean {
  if (settings === undefined) return written === undefined;
  return Object.keys(settings).length === 0 && text.trim() !== '{}';
}

/**
 * The document whose step must be undone or redone next: the one with the latest step of the page's files, or with
 * the earliest undone step.
 */
export function documentToStep(
  documents: readonly OpenDocument[],
  direction: 'undo' | 'redo',
): OpenDocument | undefined {
  const last = ({ history }: OpenDocument) =>
    (direction === 'undo' ? history.done : history.undone).at(-1)?.sequence;
  const candidates = documents.filter((document) => last(document) !== undefined);
  const sorted = candidates.toSorted((one, other) => last(one)! - last(other)!);
  return direction === 'undo' ? sorted.at(-1) : sorted[0];
}

/**
 * The errors that prevent saving documents: their own, and new ones in other files. Other unsaved files do not
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

/** The identity of an error, independent of its line. */
export function errorKey({ file, code, message }: Diagnostic): string {
  return `${file} ${code} ${message}`;
}

function bySeverity(one: PlacedDiagnostic, other: PlacedDiagnostic): number {
  return Number(one.severity === 'warning') - Number(other.severity === 'warning') || one.line - other.line;
}
