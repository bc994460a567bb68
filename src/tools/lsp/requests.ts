import type { TextDocument } from 'vscode-languageserver-textdocument';
import {
  MessageType,
  ResponseError,
  ShowMessageNotification,
  type ClientCapabilities,
  type Connection,
  type TextDocuments,
} from 'vscode-languageserver/node';
import type { Roots } from '../../site-build/roots.ts';
import { MAX_DEPTH, findTooDeepBracket } from '../../core/json/json-structure.ts';
import { codeActions } from './answers/code-actions.ts';
import { complete } from './completion/complete.ts';
import type { EditedDocument } from './completion/names-at.ts';
import { findDefinitions } from './answers/definition.ts';
import { format } from './answers/format.ts';
import { hover } from './answers/hover.ts';
import type { EditorContent, LiveState } from './live-content.ts';
import { nameAt, type NameAt } from './name-at.ts';
import { schemaKind, type PathMapping } from './path-mapping.ts';
import { findUseLocations } from './answers/references.ts';
import { followRename, requestFailed, rename, renameable } from './answers/rename.ts';
import type { SchemaHelp } from './schema-help.ts';
import { sectionSymbols } from './answers/symbols.ts';
import { coloursIn, completeToken, hoverToken, writtenColour } from './answers/tokens.ts';
import { TOKENS } from './unsaved.ts';
import { toSupportedEdit } from './workspace-edit.ts';

/** The sources of responses. */
interface RequestSources {
  connection: Connection;
  documents: TextDocuments<TextDocument>;
  live: EditorContent;
  help: SchemaHelp;
  places: PathMapping;
  roots: Roots;
  /** The capabilities of the editor. */
  client: () => ClientCapabilities;
}

interface DocumentParams {
  textDocument: { uri: string };
}

/** Answers the requests of an editor; the answer is null for documents that are not content. */
export function answerRequests(sources: RequestSources): void {
  const { connection, documents, live, help, places, roots, client } = sources;
  /** The current version of a JSON document of the content. */
  const documentIn = ({
    textDocument: { uri },
  }: DocumentParams): { document: TextDocument; editedDocument: EditedDocument } | undefined => {
    const [document, file] = [documents.get(uri), places.toFile(uri)];
    const kind = file === undefined ? undefined : schemaKind(file);
    if (!document || file === undefined || kind === undefined) return undefined;
    return { document, editedDocument: { file, kind, text: document.getText() } };
  };
  /** The same, but undefined for documents that are nested too deeply; validation reports those. */
  const readableDocumentIn = (params: DocumentParams) => {
    const target = documentIn(params);
    return target && findTooDeepBracket(target.editedDocument.text, MAX_DEPTH) < 0 ? target : undefined;
  };
  const tokensIn = ({ textDocument: { uri } }: DocumentParams): TextDocument | undefined =>
    places.toFile(uri) === TOKENS ? documents.get(uri) : undefined;
  const getVersion = (uri: string) => documents.get(uri)?.version ?? null;
  /** The name at the cursor, and the state of the content including unsaved text. */
  const nameAtCursor = async (
    params: DocumentParams & { position: { line: number; character: number } },
  ): Promise<{ state: LiveState; name: NameAt } | undefined> => {
    const target = documentIn(params);
    if (!target) return undefined;
    const state = await live.current();
    const { file } = target.editedDocument;
    const name = nameAt(state, file, params.position);
    return name && { state, name };
  };

  connection.onCompletion(async (params) => {
    const tokens = tokensIn(params);
    const state = await live.latest();
    if (tokens)
      return state.project.theme ? completeToken(state.project.theme, tokens, params.position) : null;
    const target = readableDocumentIn(params);
    if (!target) return null;
    return complete(state, help, places, target.document, target.editedDocument, params.position);
  });
  connection.onHover(async (params) => {
    const tokens = tokensIn(params);
    const target = readableDocumentIn(params);
    if (!tokens && !target) return null;
    const state = await live.current();
    if (target) return hover(state, help, places, target.editedDocument, params.position);
    return tokens && state.project.theme ? hoverToken(state.project.theme, tokens, params.position) : null;
  });
  connection.onDefinition(async (params) => {
    const target = await nameAtCursor(params);
    return target ? findDefinitions(roots, target.state, places, target.name) : null;
  });
  connection.onReferences(async (params) => {
    const target = await nameAtCursor(params);
    if (!target) return null;
    const uses = findUseLocations(target.state, places, target.name);
    if (!params.context.includeDeclaration) return uses;
    return [...findDefinitions(roots, target.state, places, target.name), ...uses];
  });
  connection.onPrepareRename(async (params) => {
    const target = documentIn(params);
    return target ? renameable(await live.current(), target.editedDocument.file, params.position) : null;
  });
  connection.onRenameRequest(async (params) => {
    const target = documentIn(params);
    if (!target) return null;
    const state = await live.current();
    const { file } = target.editedDocument;
    const edit = await rename(roots, state, places, getVersion, file, params.position, params.newName);
    const supportedEdit = toSupportedEdit(client(), edit);
    if (!supportedEdit) throw requestFailed('This editor can’t rename files: use npm run content -- mv.');
    return supportedEdit;
  });
  connection.workspace.onWillRenameFiles(async ({ files }) => {
    const [renamedFile, ...more] = files;
    const [from, to] = [places.toFile(renamedFile?.oldUri ?? ''), places.toFile(renamedFile?.newUri ?? '')];
    if (from === undefined || to === undefined || more.length > 0) return null;
    try {
      const edit = await followRename(roots, await live.current(), places, getVersion, from, to);
      return (edit && toSupportedEdit(client(), edit)) ?? null;
    } catch (error) {
      if (!(error instanceof ResponseError)) throw error;
      // The editor renames the file in any case, so the user must know what remains to be done.
      await connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Warning,
        message: error.message,
      });
      return null;
    }
  });
  connection.onCodeAction(async (params) => {
    const target = documentIn(params);
    if (!target) return null;
    const { uri } = params.textDocument;
    return codeActions(await live.current(), uri, target.editedDocument, params.range, params.context.only);
  });
  connection.onDocumentSymbol(async (params) => {
    const target = readableDocumentIn(params);
    if (!target) return null;
    const { editedDocument } = target;
    if (editedDocument.kind !== 'page' && editedDocument.kind !== 'section')
      return help.symbols(editedDocument);
    return sectionSymbols((await live.current()).getContentFor(editedDocument.file), editedDocument.file);
  });
  connection.onDocumentFormatting(async (params) => {
    const target = documentIn(params);
    return target ? format(roots, await live.latest(), target.editedDocument) : null;
  });
  connection.onDocumentColor((params) => {
    const tokens = tokensIn(params);
    return tokens ? coloursIn(tokens) : [];
  });
  connection.onColorPresentation((params) => (tokensIn(params) ? writtenColour(params.color) : []));
}
