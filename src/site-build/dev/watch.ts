import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { contentEvent } from '../../core/page/preview.ts';
import { writeEditorSchemas } from '../generate/write-editor-schemas.ts';
import { codeRoots } from '../code/code-places.ts';
import type { Roots } from '../roots.ts';
import type { ContentChange } from './live-content.ts';
import type { LiveSite } from './live-site.ts';
import { watchFolders } from './watch-folders.ts';

/**
 * Watches everything that the content depends on, and notifies open pages: content files, schemas, messages,
 * and the code of templates and extensions, which runs in a separate environment. When files appear or
 * disappear, the editor schemas are updated, so that editors offer current names.
 */
export function watchContent(
  server: ViteDevServer,
  templates: RunnableDevEnvironment,
  live: LiveSite,
  roots: Roots,
): void {
  const content = path.join(roots.site, 'pages-config') + path.sep;
  const codeFolders = codeRoots(roots);
  server.watcher.add(codeFolders.flatMap((root) => [path.join(root, 'schemas'), path.join(root, 'src')]));
  const isIn = (folder: string, file: string) =>
    codeFolders.some((root) => file.startsWith(path.join(root, folder) + path.sep));
  const isSchema = (file: string) =>
    file.endsWith('.schema.json') && (isIn('schemas', file) || isIn('src', file));
  let pendingChange: { schemas: boolean; code: boolean; files: Set<string> } | undefined;
  let isClosed = false;

  const isWatched = (file: string) =>
    file.startsWith(content) ||
    isSchema(file) ||
    (isIn('src', file) &&
      /[/\\](messages[/\\][^/\\]+\.json|templates[/\\][^/\\]+\.ts|extension\.ts)$/.test(file)) ||
    (templates.moduleGraph.getModulesByFile(file.replaceAll(path.sep, '/'))?.size ?? 0) > 0;

  const logError = (error: unknown) => {
    // The site may have been closed meanwhile.
    if (isClosed) return;
    const loggedError = error instanceof Error ? error : new Error(String(error));
    server.config.logger.error(loggedError.message, { error: loggedError });
  };

  const listFileNames = () =>
    live.current().then(
      ({ content }) => content.project.files ?? [],
      () => [],
    );

  const reloadContent = async () => {
    const change: ContentChange = pendingChange!;
    pendingChange = undefined;
    const before = await listFileNames();
    await live.reload(change).catch(logError);
    notifyPages(server, change);
    const names = await listFileNames();
    const haveNamesChanged = names !== before && names.join() !== before.join();
    if (haveNamesChanged || change.schemas) await notifyEditor();
  };

  const notifyEditor = async () => {
    if (!isClosed) await writeEditorSchemas(roots).catch(logError);
  };
  // Not urgent at the start.
  void listFileNames().then(() => setTimeout(() => void notifyEditor(), 3000).unref());

  server.watcher.on('all', (event, file) => {
    if (event === 'addDir' || !isWatched(file)) return;
    // Vite also invalidates the old code, but only after it has notified its plugins: on a busy machine, the
    // code would already have been read again.
    templates.moduleGraph.onFileChange(file.replaceAll(path.sep, '/'));
    if (!pendingChange) setTimeout(() => void reloadContent(), pause);
    pendingChange ??= { schemas: false, code: false, files: new Set() };
    pendingChange.schemas ||= isSchema(file);
    pendingChange.code ||= isIn('src', file);
    if (file.startsWith(content))
      pendingChange.files.add(path.relative(roots.site, file).replaceAll(path.sep, '/'));
  });
  // Vite's own watcher would watch each file: for thousands of files that takes half a second. So its
  // listeners are notified here.
  const stopWatching = watchFolders(content, (file) => {
    const event = existsSync(file) ? 'change' : 'unlink';
    server.watcher.emit(event, file);
    server.watcher.emit('all', event, file);
  });
  server.httpServer?.once('close', () => {
    isClosed = true;
    stopWatching();
  });
}

/** Notifies open pages of changed content. */
export function notifyPages(server: ViteDevServer, { files }: Pick<ContentChange, 'files'> = {}): void {
  const { hot } = server.environments.client;
  // A changed form reloads the page: its code is generated from its file, and a draft stores the typed
  // answers.
  const isForm = [...(files ?? [])].some((file) => file.startsWith('pages-config/_forms/'));
  if (isForm) hot.send({ type: 'full-reload' });
  else hot.send({ type: 'custom', event: contentEvent });
}

/**
 * The time for which changes are collected, in milliseconds: an editor writes a file in several steps, and a switch
 * of branches writes many files.
 */
const pause = 15;
