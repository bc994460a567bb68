import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The addresses of all pages of a built site.
 * @param folder the built site
 */
export async function builtRoutes(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const routes: string[] = [];
  for (const file of files.filter((name) => path.basename(name) === 'index.html').sort()) {
    // A file for machines, such as a manifest for archives, is no page.
    const html = await readFile(path.join(folder, file), 'utf8');
    if (!html.includes('data-page="')) continue;
    const parent = path.dirname(file).replaceAll(path.sep, '/');
    routes.push(parent === '.' ? '/' : `/${parent}`);
  }
  return routes;
}
