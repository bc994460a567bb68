import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawings, type CorpusPage } from './corpus-page.ts';
import { corpusPages, startPage } from './corpus-pages.ts';
import { extensionCorpus, type CorpusFile, type ExtensionCorpus } from './extension-corpus.ts';

export interface CorpusOptions {
  /** The number of pages; for an extension's corpus, of its items. */
  pages: number;
  /** The same seed makes the same corpus, byte for byte. */
  seed: number;
  /** The extension whose pages are used, in place of plain ones. */
  of?: string | undefined;
}

/** The site with the theme and mark of the corpus. */
const themeSite = 'tests/sites/bakery/pages-config';

/**
 * Writes a whole site of a given size into a folder, for measuring with `--site`.
 * @param engine the engine's root
 * @param folder for the site; existing files are overwritten
 * @returns the paths of page files relative to the folder, the home page first
 */
export async function writeCorpus(
  engine: string,
  folder: string,
  { pages, seed, of }: CorpusOptions,
): Promise<string[]> {
  const content = path.join(folder, 'pages-config');
  const extension = of === undefined ? undefined : await extensionCorpus(of, pages, seed);
  await writeFrame(path.join(engine, themeSite), content, extension);
  const createdFolders = new Set<string>();
  const written: string[] = [];
  for (const file of extension ? corpusFiles(extension) : plainFiles(pages, seed)) {
    const target = path.join(content, file.path);
    const parent = path.dirname(target);
    if (!createdFolders.has(parent)) await mkdir(parent, { recursive: true });
    createdFolders.add(parent);
    await writeFile(target, Buffer.isBuffer(file.content) ? file.content : toJson(file.content));
    if (file.path.endsWith('.json')) written.push(`pages-config/${file.path}`);
  }
  return written;
}

function* plainFiles(pages: number, seed: number): Iterable<CorpusFile> {
  for (const page of corpusPages(pages, seed)) yield toCorpusFile(page);
}

/** A home page with links, and the extension's files. */
function* corpusFiles({ links, files }: ExtensionCorpus): Iterable<CorpusFile> {
  yield toCorpusFile(startPage(links));
  yield* files;
}

function toCorpusFile({ route, ...content }: CorpusPage): CorpusFile {
  return { path: `${route === '/' ? 'index' : route.slice(1)}.json`, content };
}

function toJson(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Everything except pages: shared data, theme, mark and drawings. */
async function writeFrame(
  from: string,
  content: string,
  extension: ExtensionCorpus | undefined,
): Promise<void> {
  const { theme, logo } = JSON.parse(await readFile(path.join(from, '_site.json'), 'utf8')) as {
    theme: unknown;
    logo: { src: string };
  };
  const mark = path.join('_media', logo.src);
  for (const part of ['_theme', mark])
    await cp(path.join(from, part), path.join(content, part), { recursive: true });
  // An extension's pages have no drawings.
  for (const [index, name] of extension ? [] : drawings.entries()) {
    const file = path.join(content, '_media', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, drawing(index));
  }
  const site = { ...siteData(theme, logo, extension?.links[0]), ...extension?.site };
  await writeFile(path.join(content, '_site.json'), toJson(site));
  const lost = {
    title: 'Nothing is at this address',
    description:
      'There is no page at this address; all areas of the corpus can be found from the first page.',
    sections: [
      { type: 'page-head', title: 'Nothing is here', intro: 'All areas are listed on the first page.' },
    ],
  };
  await writeFile(path.join(content, '_not-found.json'), toJson(lost));
}

function siteData(theme: unknown, logo: unknown, first = { label: 'First area', to: '/area-1' }): object {
  return {
    name: 'Corpus',
    tagline: 'Pages made by a program',
    description:
      'A site of pages that a program has made from a seed, to measure what work on many pages costs.',
    url: 'https://corpus.example',
    language: 'en-GB',
    timeZone: 'Europe/Berlin',
    logo,
    theme,
    header: { actions: [{ ...first, variant: 'primary' }] },
    navigation: [{ label: 'All areas', to: '/' }, first],
    footer: [{ title: 'Find your way', links: [{ label: 'All areas', to: '/' }] }],
    copyright: '© 2026 Corpus',
  };
}

/** A drawing of 40 shapes and 3 kB, a typical size. */
function drawing(turn: number): string {
  const bars = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [8 + (index % 10) * 23, 16 + Math.floor(index / 10) * 40];
    const height = 6 + ((index * (7 + turn)) % 22);
    return `<rect x="${x}" y="${y}" width="12" height="${height}" fill="var(--${index % 3 ? 'line' : 'accent'})"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180">${bars.join('')}</svg>\n`;
}
