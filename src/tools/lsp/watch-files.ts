import { watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  DidChangeWatchedFilesNotification,
  type ClientCapabilities,
  type Connection,
} from 'vscode-languageserver/node';
import { findCode } from '../../site-build/code/code-places.ts';
import type { Roots } from '../../site-build/roots.ts';

/**
 * Watches content files, schemas and interface messages on disk. The editor watches them if it can; otherwise
 * the server does.
 * @param report called after a change; its argument is true if a schema has changed
 */
export async function watchFiles(
  connection: Connection,
  { workspace }: ClientCapabilities,
  roots: Roots,
  report: (isSchema: boolean) => void,
): Promise<void> {
  const folders = watchedFolders(roots);
  const reportChange = (file: string) => {
    // Skipped: these schemas are generated for editors from the others.
    if (!/[/\\]schemas[/\\]editor[/\\]/.test(file)) report(file.endsWith('.schema.json'));
  };
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) reportChange(fileURLToPath(uri));
  });
  const client = workspace?.didChangeWatchedFiles;
  const canEditorWatch = client?.dynamicRegistration && client.relativePatternSupport;
  if (canEditorWatch && (await askEditorToWatch(connection, folders))) return;
  for (const folder of folders)
    watch(folder, { recursive: true }, (_event, name) => reportChange(path.join(folder, name ?? '')))
      // If a folder is removed, the other folders are still watched.
      .on('error', (error) => connection.console.warn(`${folder}: ${error.message}`));
}

/**
 * Asks the editor to watch folders.
 * @returns whether it does
 */
async function askEditorToWatch(connection: Connection, folders: readonly string[]): Promise<boolean> {
  const watchers = folders.map((folder) => ({
    globPattern: { baseUri: pathToFileURL(folder).href, pattern: '**/*' },
  }));
  try {
    await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
    return true;
  } catch (error) {
    connection.console.warn(`The editor watches no files: ${(error as Error).message}`);
    return false;
  }
}

function watchedFolders(roots: Roots): string[] {
  const codeFolders = findCode(roots, 'schemas', 'src/*/schemas', 'src/messages', 'src/*/messages');
  return [
    path.join(roots.site, 'pages-config'),
    ...codeFolders.map(({ root, path: folder }) => path.join(root, folder)),
  ];
}
