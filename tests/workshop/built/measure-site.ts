import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PageData } from '../../../src/core/content/resolved-page.ts';
import { builtSiteFile, type BuiltSiteData } from '../../../src/core/page/built-site.ts';
import { sectionEntry } from '../../../src/site-build/bundle/bundle-files.ts';
import { firstScreen } from '../../../src/site-build/bundle/critical-css/first-screen.ts';
import { hashSource } from '../../../src/site-build/bundle/inline-script.ts';
import type { Bundle } from '../../../src/site-build/bundle/bundle.ts';

type Manifest = Bundle['manifest'];

const brotli = promisify(brotliCompress);

export interface PageMeasure {
  /** Path of the HTML below the folder of the site. */
  file: string;
  /** Its HTML, without the scripts that the content policy allows. */
  html: string;
  /** The size of the whole document, with its critical rules. All sizes are in compressed bytes (brotli). */
  htmlBytes: number;
  /** The size of the document up to the end of its first screen: the first paint needs nothing else. */
  firstBytes: number;
  /** The size of the complete style sheets, which load after the first paint. */
  styleBytes: number;
  /** The size of the page's own script with its static imports. */
  loaderBytes: number;
  /** The size of all files until the page is hydrated. */
  hydratedBytes: number;
  /** The size of the files for its forms, which load when a form comes near the viewport. */
  formBytes: number;
  /** The size of the files that a hydrated page loads when idle. */
  laterBytes: number;
}

export interface SiteMeasure {
  pages: PageMeasure[];
  /** Pictures, films and downloads, uncompressed. */
  media: { file: string; bytes: number }[];
}

/**
 * Measures a built site as a browser would load it.
 * @param folder the built site
 * @param manifest the imports of chunks, from the bundle of the site
 */
export async function measureSite(folder: string, manifest: Manifest): Promise<SiteMeasure> {
  const names = await listFilesIn(folder);
  const { inlineScripts } = JSON.parse(
    await readFile(path.join(folder, builtSiteFile), 'utf8'),
  ) as BuiltSiteData;
  const weights = new Map<string, Promise<number>>();
  const weigh = (name: string) => {
    const known = weights.get(name) ?? compressedBytes(path.join(folder, name));
    weights.set(name, known);
    return known;
  };
  const pages: PageMeasure[] = [];
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const page = await measurePage(folder, name, manifest, inlineScripts, weigh);
    if (page) pages.push(page);
  }
  const media = names.filter((name) =>
    /\.(svg|png|jpe?g|webp|avif|mp4|webm|pdf|zip|docx|xlsx|csv)$/.test(name),
  );
  const bytes = await Promise.all(media.map(async (name) => (await stat(path.join(folder, name))).size));
  return { pages, media: media.map((file, index) => ({ file, bytes: bytes[index] ?? 0 })) };
}

type Weigh = (name: string) => Promise<number>;

async function measurePage(
  folder: string,
  file: string,
  manifest: Manifest,
  inlineScripts: string,
  weigh: Weigh,
): Promise<PageMeasure | undefined> {
  const html = await readFile(path.join(folder, file), 'utf8');
  // A file for machines, such as a manifest for archives, is no page of the application.
  if (!html.includes('data-page="')) return undefined;
  const { page } = JSON.parse(
    await readFile(path.join(folder, file.replace(/html$/, 'json')), 'utf8'),
  ) as PageData;
  // Each file counts once. Links without a condition are for browsers without scripts.
  const styles = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)">/g)].map(([, name = '']) => name);
  const sections = page.types.map((type) => sectionEntry(manifest, type));
  const hydrated = importedScripts(manifest, ['loader.ts', 'hydrate.tsx', ...sections]);
  const forms = page.forms.length > 0 ? Object.keys(manifest).filter((key) => isForm(key, page.forms)) : [];
  const besides = (entries: string[]) =>
    [...importedScripts(manifest, entries)].filter((file) => !hydrated.has(file));
  return {
    file,
    html: html.replace(/<script>(.*?)<\/script>/gs, (all, text: string) =>
      inlineScripts.includes(hashSource(text)) ? '' : all,
    ),
    htmlBytes: await weigh(file),
    firstBytes: (await brotli(html.slice(0, endOfFirstScreen(html)))).length,
    styleBytes: await sum(styles, weigh),
    loaderBytes: await sum(importedScripts(manifest, ['loader.ts']), weigh),
    hydratedBytes: await sum(hydrated, weigh),
    formBytes: await sum(besides(forms), weigh),
    laterBytes: await sum(besides(['../app/start-background-tasks.ts']), weigh),
  };
}

function endOfFirstScreen(html: string): number {
  const start = '<div id="root">';
  const body = html.indexOf(start) + start.length;
  return body + firstScreen(html.slice(body)).end;
}

/** The code of all forms and of dialogs, and the definitions of those on the page. */
function isForm(key: string, ids: readonly string[]): boolean {
  return key.startsWith('../forms/') || ids.some((id) => key.endsWith(`virtual:form/${id}`));
}

/** The scripts of the given entries with their static imports. */
function importedScripts(manifest: Manifest, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return found;
}

async function sum(names: Iterable<string>, weigh: Weigh): Promise<number> {
  let total = 0;
  for (const name of names) total += await weigh(name);
  return total;
}

/**
 * Compressed here, because the existing compressed files may be the fast ones of a server that has just
 * started.
 */
async function compressedBytes(file: string): Promise<number> {
  return (await brotli(await readFile(file).catch(() => notBuilt(file)))).length;
}

function notBuilt(file: string): never {
  throw new Error(
    `${file} is not there: the code has changed since the site was built. Run \`npm run build\`.`,
  );
}

async function listFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'))
    .sort();
}
