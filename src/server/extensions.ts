import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findCode } from '../site-build/code/code-places.ts';
import { importOnce } from '../site-build/code/import-module.ts';

/** The export of src/<name>/server-extension.ts: routes and hooks for a site that uses the extension. */
export interface ServerExtension {
  plugin: FastifyPluginAsync<ServerExtensionOptions>;
}

/** The options with which the server registers the plugin of an extension. */
export interface ServerExtensionOptions {
  /** The built site; the build's data for the server are in .server/<name>.json below it. */
  folder: string;
  /** The folder of the server's data; undefined: the extension can't store anything. */
  dataDir: string | undefined;
  /** The site's public address, if set. */
  publicUrl: string | undefined;
}

/**
 * Registers the extensions for which the build has written data; others are not loaded.
 * @param siteFolder the folder of the site, whose project may have extensions
 */
export async function registerExtensions(
  app: FastifyInstance,
  siteFolder: string,
  options: ServerExtensionOptions,
): Promise<void> {
  const engine = path.resolve(import.meta.dirname, '../..');
  for (const { root, path: file } of findCode({ engine, site: siteFolder }, 'src/*/server-extension.ts')) {
    const name = path.posix.basename(path.posix.dirname(file));
    if (!existsSync(path.join(options.folder, '.server', `${name}.json`))) continue;
    const { plugin } = (await importOnce(path.join(root, file))) as ServerExtension;
    await app.register(plugin, options);
  }
}
