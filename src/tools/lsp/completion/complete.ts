import type { TextDocument } from 'vscode-languageserver-textdocument';
import {
  CompletionItemKind,
  MarkupKind,
  type CompletionItem,
  type CompletionList,
  type Position,
} from 'vscode-languageserver/node';
import { refusedKeys, schemaAt } from '../../../core/schema/schema-lookup.ts';
import type { LiveState } from '../live-content.ts';
import { mediaPreview } from '../media-preview.ts';
import type { PathMapping } from '../path-mapping.ts';
import type { SchemaHelp } from '../schema-help.ts';
import { namesAt, type Name, type NamesAt, type EditedDocument } from './names-at.ts';
import { withOtherNames } from './with-other-names.ts';
import { placeAt, type CursorPlace } from './place-at.ts';

/**
 * Completion at the cursor: names of the project where one is expected; otherwise proposals from the schema,
 * with examples to insert.
 */
export async function complete(
  state: LiveState,
  help: SchemaHelp,
  places: PathMapping,
  document: TextDocument,
  editedDocument: EditedDocument,
  position: Position,
): Promise<CompletionList> {
  const place = placeAt(editedDocument.text, document.offsetAt(position));
  const matches = namesAt(state, editedDocument, place);
  if (!matches) {
    const proposals = (await help.complete(editedDocument, position)) ?? { isIncomplete: false, items: [] };
    return place.isKey
      ? withoutRefused(state, editedDocument, place, proposals)
      : withOtherNames(state, place, proposals);
  }
  const items = matches.names.map((name, index) => createItem(name, index, matches, places, document));
  // After a #, anchors are completed: the editor must request them again.
  return { isIncomplete: true, items };
}

/**
 * Removes keys from the proposals: the schema proposes every key of a section, and its variant may refuse
 * some.
 */
function withoutRefused(
  { validation: { set } }: LiveState,
  { kind }: EditedDocument,
  { path, data }: CursorPlace,
  proposals: CompletionList,
): CompletionList {
  const refusedNames = refusedKeys(schemaAt(set, kind, data, path.slice(0, -1)));
  return { ...proposals, items: proposals.items.filter(({ label }) => !refusedNames.has(label)) };
}

function createItem(
  { name, kind, detail, media }: Name,
  index: number,
  { isInText, start, end }: NamesAt,
  places: PathMapping,
  document: TextDocument,
): CompletionItem {
  const quotedName = JSON.stringify(name);
  const newText = isInText ? quotedName.slice(1, -1) : quotedName;
  const range = { start: document.positionAt(start), end: document.positionAt(end) };
  const preview = media && mediaPreview(media, places);
  const detailText = detail ?? preview?.facts;
  return {
    label: name,
    kind: KINDS[kind],
    filterText: newText,
    // Keeps the order of the list: otherwise editors sort alphabetically.
    sortText: String(index).padStart(6, '0'),
    textEdit: { range, newText },
    ...(detailText !== undefined && { detail: detailText }),
    ...(preview && { documentation: { kind: MarkupKind.Markdown, value: preview.markdown } }),
  };
}

const KINDS: Record<Name['kind'], CompletionItemKind> = {
  page: CompletionItemKind.File,
  anchor: CompletionItemKind.Reference,
  media: CompletionItemKind.File,
  form: CompletionItemKind.Interface,
  shared: CompletionItemKind.Module,
  delivery: CompletionItemKind.EnumMember,
  schema: CompletionItemKind.Reference,
};
