import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type {
  ClientCapabilities,
  CreateFile,
  DeleteFile,
  RenameFile,
  TextDocumentEdit,
  TextEdit as LspEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import type { Roots } from '../../site-build/roots.ts';
import { differenceEdits } from '../../authoring/edits/difference-edits.ts';
import type { TextEdit } from '../../authoring/edits/text-edit.ts';
import type { Plan } from '../../authoring/moves/plan.ts';
import { asFormatted } from '../content/as-formatted.ts';
import type { Unsaved } from './unsaved.ts';
import type { PathMapping } from './path-mapping.ts';

/** Returns the version of an open document, which edits must name. */
export type GetVersion = (uri: string) => number | null;

/** Edits of a text in the protocol's form. */
export function toLspEdits(text: string, edits: readonly TextEdit[]): LspEdit[] {
  const document = TextDocument.create('text:', 'json', 1, text);
  return edits.map(({ offset, length, text: newText }) => {
    const range = { start: document.positionAt(offset), end: document.positionAt(offset + length) };
    return { range, newText };
  });
}

/**
 * A plan as edits for an editor: it first changes texts under their old names, then renames files. The texts
 * are formatted like those of the command line.
 * @param renamedLater a file that the editor itself renames after the edits
 */
export async function workspaceEdit(
  { engine, site }: Roots,
  plan: Plan,
  unsaved: Unsaved,
  places: PathMapping,
  getVersion: GetVersion,
  renamedLater?: { from: string; to: string },
): Promise<WorkspaceEdit> {
  const changes: (TextDocumentEdit | CreateFile | RenameFile | DeleteFile)[] = [];
  const renames = [...plan.renames, ...(renamedLater ? [renamedLater] : [])];
  const textNow = (file: string) => unsaved.get(file) ?? readIfThere(path.join(site, file));
  for (const [file, text] of plan.texts) {
    const from = renames.find(({ to }) => to === file)?.from ?? file;
    const before = textNow(from);
    const uri = places.toUri(from);
    if (before === undefined) changes.push({ kind: 'create', uri });
    const after = await asFormatted(engine, path.join(site, file), before, text);
    const edits = toLspEdits(before ?? '', differenceEdits(before ?? '', after));
    if (edits.length > 0) changes.push({ textDocument: { uri, version: getVersion(uri) }, edits });
  }
  for (const { from, to } of plan.renames)
    changes.push({ kind: 'rename', oldUri: places.toUri(from), newUri: places.toUri(to) });
  for (const file of plan.removes) changes.push({ kind: 'delete', uri: places.toUri(file) });
  return { documentChanges: changes };
}

/** The edits in a form that the editor supports; undefined if it does not support the file operations. */
export function toSupportedEdit(
  { workspace }: ClientCapabilities,
  { documentChanges: changes = [] }: WorkspaceEdit,
): WorkspaceEdit | undefined {
  const { documentChanges, resourceOperations = [] } = workspace?.workspaceEdit ?? {};
  const operations = changes.flatMap((change) => ('kind' in change ? [change.kind] : []));
  if (documentChanges && operations.every((kind) => resourceOperations.includes(kind)))
    return { documentChanges: changes };
  if (operations.length > 0) return undefined;
  const edits = changes.flatMap((change) => ('edits' in change ? [change] : []));
  return {
    changes: Object.fromEntries(edits.map((each) => [each.textDocument.uri, each.edits as LspEdit[]])),
  };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
