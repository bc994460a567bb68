import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What src/<name>/server-extension.ts exports: routes and hooks for a site that uses the extension. */
export interface ServerExtension {
  plugin: FastifyPluginAsync<ServerExtensionOptions>;
}

export interface ServerExtensionOptions {
  /** The built site; what the build has left for the server is in .server/<name>.json below it. */
  folder: string;
  /** Where the server keeps what is its own; without it, it keeps nothing. */
  dataDir: string | undefined;
  /** The site's address as visitors know it, where the settings name one. */
  publicUrl: string | undefined;
}

/** Registers the extensions for which the build has left something; nothing of the others is loaded. */
export async function registerExtensions(
  app: FastifyInstance,
  options: ServerExtensionOptions,
): Promise<void> {
  const source = path.resolve(import.meta.dirname, '..');
  for (const file of globSync('*/server-extension.ts', { cwd: source }).sort()) {
    if (!existsSync(path.join(options.folder, '.server', `${path.dirname(file)}.json`))) continue;
    const { plugin } = (await import(pathToFileURL(path.join(source, file)).href)) as ServerExtension;
    await app.register(plugin, options);
  }
}
