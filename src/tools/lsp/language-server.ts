import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  TextDocuments,
  type ClientCapabilities,
  type Connection,
  type ServerCapabilities,
  TextDocumentSyncKind,
  type InitializeParams,
} from 'vscode-languageserver/node';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Roots } from '../../site-build/roots.ts';
import { diagnosticsSender } from './diagnostics.ts';
import { EditorContent } from './live-content.ts';
import { schemaKind, placesIn, fileOfUri } from './path-mapping.ts';
import { answerRequests } from './requests.ts';
import { SchemaHelp } from './schema-help.ts';
import { TOKENS } from './unsaved.ts';
import { watchFiles } from './watch-files.ts';
import { ACTION_KINDS } from './answers/code-actions.ts';

/**
 * Serves an editor by the Language Server Protocol 3.17: diagnostics while typing, completion, help,
 * navigation, renames and fixes.
 * @param connection connection to the editor, not listening yet
 */
export function startLanguageServer(connection: Connection, roots: Roots): void {
  let currentRoots = roots;
  const places = placesIn(() => currentRoots);
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
    currentRoots = editorRoots(params, roots);
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

/**
 * The folders as the editor names them. If one was opened through a symbolic link, the editor uses that path
 * for its files, and this process their real path.
 */
function editorRoots(
  { workspaceFolders, rootUri }: Pick<InitializeParams, 'workspaceFolders' | 'rootUri'>,
  roots: Roots,
): Roots {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]);
  const openFolders = uris.flatMap((uri) => fileOfUri(uri) ?? []);
  const toEditorPath = (root: string): string => {
    const place = realPlace(root);
    for (const folder of openFolders) {
      const pathInFolder = path.relative(realPlace(folder), place);
      if (!pathInFolder.startsWith('..') && !path.isAbsolute(pathInFolder))
        return path.join(folder, pathInFolder);
    }
    return root;
  };
  return { engine: toEditorPath(roots.engine), site: toEditorPath(roots.site) };
}

/**
 * The real path of a folder. An editor may open a folder that does not exist yet: then its path is used
 * unchanged.
 */
function realPlace(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
