import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync } from 'node:zlib';
import type { PageData, ResolvedPage, ResolvedSite } from '../../core/content/resolved-page.ts';
import { applicationFiles, scriptsFor } from '../bundle/bundle-files.ts';
import { joinSheets, stylesFor } from '../bundle/styles-for.ts';
import { bundle, type Bundle } from '../bundle/bundle.ts';
import type { Roots } from '../roots.ts';
import { loadGallery, type Gallery } from './load-gallery.ts';
import type { SectionWeights } from './weigh-sections.ts';

/* The thread that measures how many bytes each section type adds to a page, for the gallery. */

/** The exports of src/entries/prerender.tsx, bundled. */
interface Prerender {
  prepare(types: readonly string[]): Promise<void>;
  renderPage(site: ResolvedSite, data: PageData): string;
}

parentPort?.postMessage(await weighAll(workerData as Roots));

async function weighAll(roots: Roots): Promise<SectionWeights> {
  const gallery = await loadGallery(roots);
  // One file per type, even if the site itself is small enough for a single file.
  const code = await bundle(roots, {});
  const prerender = (await import(pathToFileURL(code.prerenderFile).href)) as Prerender;
  const types = gallery.entries.flatMap(({ kind, name }) => (kind === 'sections' ? [name] : []));
  await prerender.prepare(types);
  const site = await gallery.site();
  const html = (page: ResolvedPage) => prerender.renderPage(site, { page, build: '', version: '' });
  const weights: SectionWeights = {};
  for (const type of types) {
    const page = await firstExample(gallery, type);
    weights[type] = page && {
      html: compressedSize(html(page)) - compressedSize(html({ ...page, sections: [] })),
      css: compressedSize(joinSheets(code.styles, stylesFor(code.styles, [type], false, []).own)),
      script: await totalSize(code, ownScripts(code, type)),
    };
  }
  return weights;
}

async function firstExample(gallery: Gallery, type: string): Promise<ResolvedPage | null> {
  const example = gallery.detail('sections', type)?.examples[0];
  return example && !example.problem ? gallery.page('sections', type, 1) : null;
}

/** The scripts that only pages with the section load. */
function ownScripts({ manifest }: Bundle, type: string): string[] {
  const application = new Set([...applicationFiles(manifest), ...scriptsFor(manifest, [])]);
  return scriptsFor(manifest, [type]).filter((file) => !application.has(file));
}

async function totalSize({ clientDir }: Bundle, files: readonly string[]): Promise<number> {
  const texts = await Promise.all(files.map((file) => readFile(path.join(clientDir, file), 'utf8')));
  return texts.reduce((sum, text) => sum + compressedSize(text), 0);
}

function compressedSize(text: string): number {
  return text === '' ? 0 : brotliCompressSync(text).length;
}
