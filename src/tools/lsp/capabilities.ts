import { TextDocumentSyncKind, type ServerCapabilities } from 'vscode-languageserver/node';
import { ACTION_KINDS } from './answers/code-actions.ts';

/** The capabilities of the server. */
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
  // For renames in the editor's file list.
  workspace: {
    fileOperations: {
      willRename: {
        filters: [{ scheme: 'file', pattern: { glob: '**/pages-config/**/*', matches: 'file' } }],
      },
    },
  },
};
