import { readFile } from 'node:fs/promises';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { readGalleryAddress } from '../../core/gallery/gallery-entry.ts';
import { normalRoute } from '../../core/page/page-address.ts';
import type { ImportModule } from '../import-module.ts';
import type { Roots } from '../roots.ts';
import { fileType } from '../vite/file-type.ts';
import { exampleDocument } from './example-document.ts';
import { htmlAnswer, type GalleryAnswer } from './gallery-answer.ts';
import { galleryData } from './gallery-data.ts';
import { galleryDocument } from './gallery-document.ts';
import { loadGallery, type Gallery } from './load-gallery.ts';

/**
 * Serves the gallery in development: /_sections lists every section type and template, /_sections/hero shows one of
 * them, and /_sections/hero/1 is an example of its schema alone, drawn here and hydrated in the browser.
 * @param importIn how templates are loaded: what was edited is loaded anew
 */
export function galleryPlugin(roots: Roots, importIn: (server: ViteDevServer) => ImportModule): Plugin {
  return {
    name: 'gallery',
    configureServer(server) {
      // Read when it is first asked for, and anew after a change of content, schemas or templates.
      let gallery: Promise<Gallery> | undefined;
      const current = () => (gallery ??= loadGallery(roots, importIn(server)));
      server.watcher.on('all', (_event, file) => {
        if (/\/(pages-config|schemas|messages|templates)\//.test(file)) gallery = undefined;
      });
      tellOfGallery(server);
      server.middlewares.use(answerGallery(server, roots, current));
    },
  };
}

function answerGallery(
  server: ViteDevServer,
  roots: Roots,
  current: () => Promise<Gallery>,
): Connect.NextHandleFunction {
  const answer = async (url: URL): Promise<GalleryAnswer | undefined> => {
    const pathname = normalRoute(decodeURIComponent(url.pathname));
    if (pathname === '/_sections') return htmlAnswer(await galleryDocument(server, 'gallery.html', pathname));
    if (pathname.startsWith(DATA)) return galleryData(pathname.slice(DATA.length), roots, await current());
    const asked = readGalleryAddress(pathname);
    if (asked?.number !== undefined) return exampleDocument(server, await current(), asked, url);
    if (asked) return htmlAnswer(await galleryDocument(server, 'gallery.html', pathname));
    if (!/^\/(media|downloads)\//.test(pathname)) return undefined;
    const output = (await current()).output(pathname);
    if (!output) return undefined;
    const body = 'bytes' in output ? output.bytes : await readFile(output.file);
    return { status: 200, type: fileType(pathname), body };
  };
  return (request, response, next) => {
    answer(new URL(request.url ?? '/', 'http://localhost')).then((given) => {
      if (!given) return next();
      response.statusCode = given.status;
      response.setHeader('Content-Type', given.type);
      response.end(given.body);
    }, next);
  };
}

const DATA = '/_dev/gallery/';

function tellOfGallery(server: ViteDevServer): void {
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    for (const address of server.resolvedUrls?.local ?? [])
      server.config.logger.info(`  ➜  Sections: ${address}_sections`);
  };
}
