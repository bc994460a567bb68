import { TextDocumentSyncKind, type ServerCapabilities } from 'vscode-languageserver/node';
import { ACTION_KINDS } from './answers/code-actions.ts';

/** What the server can do. */
export const CAPABILITIES: ServerCapabilities = {
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
  // Of a file that is renamed in the list of files.
  workspace: {
    fileOperations: {
      willRename: {
        filters: [{ scheme: 'file', pattern: { glob: '**/pages-config/**/*', matches: 'file' } }],
      },
    },
  },
};
