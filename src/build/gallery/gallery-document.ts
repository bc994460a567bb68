import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';

/**
 * A document of src/entries/dev/gallery, with what Vite adds to it.
 * @param name gallery.html, which the browser fills, or example.html
 */
export async function galleryDocument(
  server: ViteDevServer,
  name: 'gallery.html' | 'example.html',
  pathname: string,
): Promise<string> {
  const file = path.join(server.config.root, 'dev/gallery', name);
  return server.transformIndexHtml(pathname, await readFile(file, 'utf8'));
}
