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
interface Sources {
  connection: Connection;
  documents: TextDocuments<TextDocument>;
  live: EditorContent;
  help: SchemaHelp;
  places: PathMapping;
  roots: Roots;
  /** The capabilities of the editor. */
  client: () => ClientCapabilities;
}

interface Asked {
  textDocument: { uri: string };
}

/** Answers the requests of an editor; the answer is null for documents that are not content. */
export function answerRequests(sources: Sources): void {
  const { connection, documents, live, help, places, roots, client } = sources;
  /** The current version of a JSON document of the content. */
  const writingIn = ({
    textDocument: { uri },
  }: Asked): { document: TextDocument; writing: EditedDocument } | undefined => {
    const [document, file] = [documents.get(uri), places.toFile(uri)];
    const kind = file === undefined ? undefined : schemaKind(file);
    if (!document || file === undefined || kind === undefined) return undefined;
    return { document, writing: { file, kind, text: document.getText() } };
  };
  /** The same, but undefined for documents that are nested too deeply; validation reports those. */
  const readableIn = (asked: Asked) => {
    const found = writingIn(asked);
    return found && findTooDeepBracket(found.writing.text, MAX_DEPTH) < 0 ? found : undefined;
  };
  const tokensIn = ({ textDocument: { uri } }: Asked): TextDocument | undefined =>
    places.toFile(uri) === TOKENS ? documents.get(uri) : undefined;
  const getVersion = (uri: string) => documents.get(uri)?.version ?? null;
  /** The name at the cursor, and the state of the content including unsaved text. */
  const named = async (
    asked: Asked & { position: { line: number; character: number } },
  ): Promise<{ state: LiveState; what: NameAt } | undefined> => {
    const found = writingIn(asked);
    if (!found) return undefined;
    const state = await live.current();
    const { file } = found.writing;
    const what = nameAt(state, file, asked.position);
    return what && { state, what };
  };

  connection.onCompletion(async (asked) => {
    const tokens = tokensIn(asked);
    const state = await live.latest();
    if (tokens)
      return state.project.theme ? completeToken(state.project.theme, tokens, asked.position) : null;
    const found = readableIn(asked);
    if (!found) return null;
    return complete(state, help, places, found.document, found.writing, asked.position);
  });
  connection.onHover(async (asked) => {
    const tokens = tokensIn(asked);
    const found = readableIn(asked);
    if (!tokens && !found) return null;
    const state = await live.current();
    if (found) return hover(state, help, places, found.writing, asked.position);
    return tokens && state.project.theme ? hoverToken(state.project.theme, tokens, asked.position) : null;
  });
  connection.onDefinition(async (asked) => {
    const found = await named(asked);
    return found ? findDefinitions(roots, found.state, places, found.what) : null;
  });
  connection.onReferences(async (asked) => {
    const found = await named(asked);
    if (!found) return null;
    const uses = findUseLocations(found.state, places, found.what);
    if (!asked.context.includeDeclaration) return uses;
    return [...findDefinitions(roots, found.state, places, found.what), ...uses];
  });
  connection.onPrepareRename(async (asked) => {
    const found = writingIn(asked);
    return found ? renameable(await live.current(), found.writing.file, asked.position) : null;
  });
  connection.onRenameRequest(async (asked) => {
    const found = writingIn(asked);
    if (!found) return null;
    const state = await live.current();
    const { file } = found.writing;
    const edit = await rename(roots, state, places, getVersion, file, asked.position, asked.newName);
    const possible = toSupportedEdit(client(), edit);
    if (!possible) throw requestFailed('This editor can’t rename files: use npm run content -- mv.');
    return possible;
  });
  connection.workspace.onWillRenameFiles(async ({ files }) => {
    const [moved, ...more] = files;
    const [from, to] = [places.toFile(moved?.oldUri ?? ''), places.toFile(moved?.newUri ?? '')];
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
  connection.onCodeAction(async (asked) => {
    const found = writingIn(asked);
    if (!found) return null;
    const { uri } = asked.textDocument;
    return codeActions(await live.current(), uri, found.writing, asked.range, asked.context.only);
  });
  connection.onDocumentSymbol(async (asked) => {
    const found = readableIn(asked);
    if (!found) return null;
    const { writing } = found;
    if (writing.kind !== 'page' && writing.kind !== 'section') return help.symbols(writing);
    return sectionSymbols((await live.current()).getContentFor(writing.file), writing.file);
  });
  connection.onDocumentFormatting(async (asked) => {
    const found = writingIn(asked);
    return found ? format(roots, await live.latest(), found.writing) : null;
  });
  connection.onDocumentColor((asked) => {
    const tokens = tokensIn(asked);
    return tokens ? coloursIn(tokens) : [];
  });
  connection.onColorPresentation((asked) => (tokensIn(asked) ? writtenColour(asked.color) : []));
}
