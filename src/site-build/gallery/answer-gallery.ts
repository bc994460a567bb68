import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, RunnableDevEnvironment } from 'vite';
import { readGalleryAddress } from '../../core/gallery/gallery-entry.ts';
import { normalRoute } from '../../core/page/page-address.ts';
import { fileType } from '../dev/file-type.ts';
import { handler, json } from '../dev/handler.ts';
import type { LiveSite } from '../dev/live-site.ts';
import type { Preview } from '../dev/preview/preview.ts';
import type { ImportModule } from '../code/import-module.ts';
import type { Roots } from '../roots.ts';
import { exampleDocument } from './example-document.ts';
import { loadGallery, type Gallery } from './load-gallery.ts';
import type { DevAnswer } from '../dev/handler.ts';
import { weighSections } from './weigh-sections.ts';

/**
 * Serves the gallery in development: /_sections lists every section type and template, /_sections/hero shows
 * one of them, /_sections/hero/plain one example of it, and /_sections/hero/1 only that example, rendered
 * here and hydrated in the browser.
 * @param environment the environment that renders examples
 * @param importModule loads templates
 */
export function answerGallery(
  environment: RunnableDevEnvironment,
  live: LiveSite,
  roots: Roots,
  importModule: ImportModule,
): Connect.NextHandleFunction {
  let loaded: { preview: Preview; gallery: Promise<Gallery> } | undefined;
  /** Loaded on first use, and again after every change of the content. */
  const current = async () => {
    const preview = await live.current();
    const { project, validation } = preview.content;
    if (loaded?.preview !== preview)
      loaded = { preview, gallery: loadGallery(roots, { project, set: validation.set, importModule }) };
    return loaded.gallery;
  };
  return handler(async (url) => {
    const pathname = normalRoute(decodeURIComponent(url.pathname));
    if (pathname.startsWith(DATA)) return galleryData(pathname.slice(DATA.length), roots, await current());
    const address = readGalleryAddress(pathname);
    if (address?.number !== undefined)
      return exampleDocument(environment, roots, await current(), address, url);
    if (address ?? pathname === '/_sections') {
      const file = path.join(roots.engine, 'src/entries/dev/gallery/gallery.html');
      return { type: fileType(file), body: await readFile(file) };
    }
    const output = loaded && (await loaded.gallery).output(pathname);
    if (!output) return undefined;
    return { type: fileType(pathname), body: 'bytes' in output ? output.bytes : await readFile(output.file) };
  });
}

const DATA = '/_dev/gallery/';

/**
 * The data of the gallery's pages, as JSON.
 * @param name entries.json, shared.json, site.json, weights.json, sections/hero.json, sections/hero/1.json
 */
async function galleryData(name: string, roots: Roots, gallery: Gallery): Promise<DevAnswer | undefined> {
  if (name === 'entries.json') return json(gallery.entries);
  if (name === 'shared.json') return json(gallery.shared());
  if (name === 'site.json') return json(await gallery.site());
  if (name === 'weights.json') return json(await weighSections(roots));
  const address = readGalleryAddress(`/_${name.replace(/\.json$/, '')}`);
  if (!address) return undefined;
  const { kind, name: type, number } = address;
  if (number !== undefined) return json(await gallery.page(kind, type, number));
  const detail = gallery.detail(kind, type);
  return { ...json(detail ?? null), status: detail ? 200 : 404 };
}
