import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  TextDocuments,
  type ClientCapabilities,
  type Connection,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import type { Roots } from '../../site-build/roots.ts';
import { diagnosticsSender } from './diagnostics.ts';
import { EditorContent } from './live-content.ts';
import { schemaKind, placesIn } from './path-mapping.ts';
import { answerRequests } from './requests.ts';
import { SchemaHelp } from './schema-help.ts';
import { editorRoots } from './editor-roots.ts';
import { TOKENS } from './unsaved.ts';
import { watchFiles } from './watch-files.ts';
import { ACTION_KINDS } from './answers/code-actions.ts';

/**
 * Serves an editor by the Language Server Protocol 3.17: diagnostics while typing, completion, help,
 * navigation, renames and fixes.
 * @param connection connection to the editor, not listening yet
 */
export function startLanguageServer(connection: Connection, roots: Roots): void {
  let seen = roots;
  const places = placesIn(() => seen);
  const documents = new TextDocuments(TextDocument);
  const help = new SchemaHelp(roots);
  const live = new EditorContent(roots, diagnosticsSender(connection, places), (error) =>
    connection.console.error(
      `The content can’t be read: ${error instanceof Error ? error.message : String(error)}`,
    ),
  );
  let client: ClientCapabilities = {};
  connection.onInitialize((params) => {
    client = params.capabilities;
    seen = editorRoots(params, roots);
    return { capabilities: CAPABILITIES, serverInfo: { name: 'site' } };
  });
  connection.onInitialized(async () => {
    void live.latest().catch(() => undefined);
    await watchFiles(connection, client, roots, (schemas) => {
      if (schemas) help.invalidate();
      live.reload(schemas);
    });
  });
  documents.onDidChangeContent(({ document }) => {
    const file = places.toFile(document.uri);
    if (file !== undefined && (schemaKind(file) || file === TOKENS)) live.write(file, document.getText());
  });
  documents.onDidClose(({ document }) => {
    const file = places.toFile(document.uri);
    if (file !== undefined) live.close(file);
  });
  documents.onDidSave(() => live.reload());
  answerRequests({ connection, documents, live, help, places, roots, client: () => client });
  documents.listen(connection);
  connection.listen();
}

/** The capabilities of the server. */
const CAPABILITIES: ServerCapabilities = {
  positionEncoding: 'utf-16',
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  completionProvider: { triggerCharacters: ['"', ':', '/', '#'] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: ACTION_KINDS },
  documentSymbolProvider: true,
  colorProvider: true,
  documentFormattingProvider: true,
  // For renames in the editor's file list.
  workspace: {
    fileOperations: {
      willRename: {
        filters: [{ scheme: 'file', pattern: { glob: '**/pages-config/**/*', matches: 'file' } }],
      },
    },
  },
};
