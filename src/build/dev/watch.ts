import path from 'node:path';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { contentEvent } from '../../core/page/preview.ts';
import { writeEditorSchemas } from '../generate/write-editor-schemas.ts';
import type { Roots } from '../roots.ts';
import type { EngineChange, LiveSite } from './live-site.ts';

/**
 * Looks for what has changed in the content when anything changes that it follows from, and tells open pages: files of the content,
 * schemas, messages, and the code of templates and extensions, which runs in an environment of its own. The editor is told
 * of files that come and go, so that it offers what is there.
 */
export function watchContent(
  server: ViteDevServer,
  templates: RunnableDevEnvironment,
  live: LiveSite,
  roots: Roots,
): void {
  const content = path.join(roots.site, 'pages-config') + path.sep;
  const schemas = path.join(roots.engine, 'schemas') + path.sep;
  const editor = path.join(schemas, 'editor') + path.sep;
  const source = path.join(roots.engine, 'src') + path.sep;
  server.watcher.add([content, schemas, source]);
  let waiting: (EngineChange & { forms: boolean; names: boolean }) | undefined;

  const follows = (file: string) =>
    file.startsWith(content) ||
    (file.startsWith(schemas) && !file.startsWith(editor)) ||
    (file.startsWith(source) &&
      /[/\\](messages[/\\][^/\\]+\.json|templates[/\\][^/\\]+\.ts|extension\.ts)$/.test(file)) ||
    (templates.moduleGraph.getModulesByFile(file.replaceAll(path.sep, '/'))?.size ?? 0) > 0;

  const tell = async () => {
    const changed = waiting ?? { schemas: false, code: false, forms: false, names: false };
    waiting = undefined;
    await live.reload(changed).catch((error: Error) => server.config.logger.error(error.message, { error }));
    const { hot } = server.environments.client;
    // The code of a form is made of its file, and what was typed lies in a draft.
    if (changed.forms) hot.send({ type: 'full-reload' });
    else hot.send({ type: 'custom', event: contentEvent });
    if (changed.names || changed.schemas) await tellEditor();
  };

  const tellEditor = () =>
    writeEditorSchemas(roots).catch((error: Error) => server.config.logger.error(error.message, { error }));
  // Nobody waits for it at the start.
  setTimeout(() => void tellEditor(), 1000).unref();

  server.watcher.on('all', (event, file) => {
    if (event === 'addDir' || !follows(file)) return;
    // Vite forgets the old code too, but only when its plugins have been told: on a busy machine, after it was read again.
    templates.moduleGraph.onFileChange(file.replaceAll(path.sep, '/'));
    if (!waiting) setTimeout(() => void tell(), pause);
    waiting = {
      schemas: (waiting?.schemas ?? false) || file.startsWith(schemas),
      code: (waiting?.code ?? false) || file.startsWith(source),
      forms: (waiting?.forms ?? false) || file.startsWith(path.join(content, '_forms')),
      names: (waiting?.names ?? false) || event === 'add' || event === 'unlink',
    };
  });
}

/** An editor writes a file in several steps, and a switch of branches many files: in milliseconds. */
const pause = 15;
