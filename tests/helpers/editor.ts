import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type Diagnostic,
  type InitializeResult,
  type Position,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { root } from './project.ts';

/** An editor that talks to the language server by standard streams, in a separate process. */
export interface Editor {
  /** The capabilities of the server. */
  initialized: InitializeResult;
  toUri(file: string): string;
  /** Opens a file of the site: as on disk, or with an unsaved text. */
  open(file: string, text?: string): Promise<void>;
  /** Replaces the text of an open document. */
  type(file: string, text: string): Promise<void>;
  close(file: string): Promise<void>;
  /** Sends a request about a document. */
  ask<Result>(method: string, file: string, params?: object): Promise<Result>;
  /**
   * A request about the position of the mark ‸ in a text, which replaces the document's text without the
   * mark.
   */
  askAt<Result>(method: string, file: string, marked: string, params?: object): Promise<Result>;
  /** The editor's request before a file is renamed in its file list. */
  willRename(from: string, to: string): Promise<WorkspaceEdit | null>;
  /** The messages that the server has shown to the user. */
  shown: string[];
  /** The diagnostics of a file, after the server has processed all edits. */
  diagnostics(file: string): Promise<Diagnostic[]>;
  /** The diagnostics of all files, by their addresses. */
  allDiagnostics(): Promise<Map<string, Diagnostic[]>>;
  /** Notifies the server that files have changed on disk, as an editor with a file watcher does. */
  changedOnDisk(...files: string[]): Promise<void>;
  /** Ends the server as editors do. @returns its exit code */
  quit(): Promise<number | null>;
}

/** The capabilities of an editor that supports all of the server's features. */
const CAPABLE: ClientCapabilities = {
  workspace: {
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'] },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
  },
};

/**
 * Starts a server.
 * @param site the folder of the site
 * @param command that starts it. Default: as `npm run lsp` does
 */
export async function startEditor(
  site: string,
  {
    command = process.execPath,
    args = ['scripts/pagewright.mjs', 'lsp', '--site', site],
    capabilities = CAPABLE,
  } = {},
): Promise<Editor> {
  const child = spawn(command, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const reported = new Map<string, Diagnostic[]>();
  connection.onNotification(
    'textDocument/publishDiagnostics',
    (params: { uri: string; diagnostics: Diagnostic[] }) => {
      if (params.diagnostics.length === 0) reported.delete(params.uri);
      else reported.set(params.uri, params.diagnostics);
    },
  );
  const shown: string[] = [];
  connection.onNotification(
    'window/showMessage',
    ({ message }: { message: string }) => void shown.push(message),
  );
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();
  const initialized = await connection.sendRequest<InitializeResult>('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(site).href,
    capabilities,
  });
  await connection.sendNotification('initialized', {});

  const toUri = (file: string) => pathToFileURL(path.join(site, file)).href;
  const versions = new Map<string, number>();
  const editor: Editor = {
    initialized,
    toUri,
    open: async (file, text = readFileSync(path.join(site, file), 'utf8')) => {
      versions.set(file, 1);
      const languageId = path.extname(file).slice(1);
      const textDocument = { uri: toUri(file), languageId, version: 1, text };
      await connection.sendNotification('textDocument/didOpen', { textDocument });
    },
    type: async (file, text) => {
      if (!versions.has(file)) return editor.open(file, text);
      const version = versions.get(file)! + 1;
      versions.set(file, version);
      const textDocument = { uri: toUri(file), version };
      await connection.sendNotification('textDocument/didChange', {
        textDocument,
        contentChanges: [{ text }],
      });
    },
    close: async (file) => {
      versions.delete(file);
      await connection.sendNotification('textDocument/didClose', { textDocument: { uri: toUri(file) } });
    },
    ask: (method, file, params = {}) =>
      connection.sendRequest(`textDocument/${method}`, { textDocument: { uri: toUri(file) }, ...params }),
    askAt: async (method, file, marked, params = {}) => {
      await editor.type(file, marked.replace('‸', ''));
      return editor.ask(method, file, { position: markedPosition(marked), ...params });
    },
    shown,
    willRename: (from, to) =>
      connection.sendRequest('workspace/willRenameFiles', {
        files: [{ oldUri: toUri(from), newUri: toUri(to) }],
      }),
    diagnostics: async (file) => (await editor.allDiagnostics()).get(toUri(file)) ?? [],
    allDiagnostics: async () => {
      // The server answers this request after it has processed all edits and sent their diagnostics.
      const nowhere = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
      const content = [...versions.keys()].find((file) => /^pages-config\/.*\.json$/.test(file));
      if (content === undefined) throw new Error('No document of the content is open.');
      await editor.ask('codeAction', content, { range: nowhere, context: { diagnostics: [] } });
      return reported;
    },
    changedOnDisk: (...files) => {
      const changes = files.map((file) => ({ uri: pathToFileURL(path.resolve(site, file)).href, type: 2 }));
      return connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
    },
    quit: async () => {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      const code = await ended;
      connection.dispose();
      return code;
    },
  };
  return editor;
}

/** The position of the mark ‸: lines from zero, and UTF-16 units from zero. */
function markedPosition(marked: string): Position {
  const before = marked.slice(0, marked.indexOf('‸')).split('\n');
  return { line: before.length - 1, character: before.at(-1)!.length };
}
