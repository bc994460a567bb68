import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { corpusPages, drawings, type CorpusPage } from './corpus-pages.ts';

export interface CorpusOptions {
  /** How many pages it has in all. */
  pages: number;
  /** The same seed makes the same corpus, byte for byte. */
  seed: number;
}

/** The site whose theme and mark the corpus wears. */
const dressedAs = 'tests/sites/bakery/pages-config';

/**
 * Writes a whole site of so many pages into a folder, to be measured with `--site`.
 * @param engine the engine's root
 * @param folder where the site goes; a site that is there is written over, file by file
 * @returns the paths of the pages' files from the folder, the home page's first
 */
export async function writeCorpus(
  engine: string,
  folder: string,
  { pages, seed }: CorpusOptions,
): Promise<string[]> {
  const content = path.join(folder, 'pages-config');
  await writeFrame(path.join(engine, dressedAs), content);
  const made = new Set<string>();
  const files: string[] = [];
  for (const page of corpusPages(pages, seed)) {
    const file = fileOf(page.route);
    const target = path.join(folder, file);
    const parent = path.dirname(target);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    await writeFile(target, textOf(page));
    files.push(file);
  }
  return files;
}

/** The path of a page's file from the folder of the site. */
function fileOf(route: string): string {
  return `pages-config${route === '/' ? '/index' : route}.json`;
}

/** What stands in a page's file. */
function textOf({ title, description, sections }: CorpusPage): string {
  return `${JSON.stringify({ title, description, sections }, null, 2)}\n`;
}

/** Everything but the pages: what all pages share, the theme, the mark and the drawings. */
async function writeFrame(from: string, content: string): Promise<void> {
  const { theme, logo } = JSON.parse(await readFile(path.join(from, '_site.json'), 'utf8')) as {
    theme: unknown;
    logo: { src: string };
  };
  const mark = path.join('_media', logo.src);
  for (const part of ['_theme', mark])
    await cp(path.join(from, part), path.join(content, part), { recursive: true });
  for (const [index, name] of drawings.entries()) {
    const file = path.join(content, '_media', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, drawing(index));
  }
  await writeFile(path.join(content, '_site.json'), `${JSON.stringify(siteData(theme, logo), null, 2)}\n`);
  const lost = {
    title: 'Nothing is at this address',
    description:
      'There is no page at this address; all areas of the corpus can be found from the first page.',
    sections: [
      { type: 'page-head', title: 'Nothing is here', intro: 'All areas are listed on the first page.' },
    ],
  };
  await writeFile(path.join(content, '_not-found.json'), `${JSON.stringify(lost, null, 2)}\n`);
}

function siteData(theme: unknown, logo: unknown): object {
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
    header: { actions: [{ label: 'First area', to: '/area-1', variant: 'primary' }] },
    navigation: [
      { label: 'All areas', to: '/' },
      { label: 'First area', to: '/area-1' },
    ],
    footer: [{ title: 'Find your way', links: [{ label: 'All areas', to: '/' }] }],
    copyright: '© 2026 Corpus',
  };
}

/** A drawing of 40 shapes: 3 kB, as such drawings are. */
function drawing(turn: number): string {
  const bars = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [8 + (index % 10) * 23, 16 + Math.floor(index / 10) * 40];
    const height = 6 + ((index * (7 + turn)) % 22);
    return `<rect x="${x}" y="${y}" width="12" height="${height}" fill="var(--${index % 3 ? 'line' : 'accent'})"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180">${bars.join('')}</svg>\n`;
}
