import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** One file of a typeface as its package brings it, and what is left of it on this site. */
export interface Typeface {
  family: 'Newsreader' | 'Libre Franklin';
  style: 'normal' | 'italic';
  /** The file of the package that holds a subset's characters. */
  file: (source: 'latin' | 'latin-ext') => string;
  /** Axes that are cut down: a number pins one. */
  axes: Record<string, number | { min: number; max: number }>;
  weights: string;
  /** Fetched before anything asks for it. */
  preload: boolean;
}

/** What every page needs; letters with accents and the like; what the package keeps in a file of its own. */
export type Subset = 'latin' | 'accents' | 'latin-ext';

// Newsreader's optical size is fixed at 44, as the look has it.
const opsz = 44;

export const typefaces: Typeface[] = [
  {
    family: 'Newsreader',
    style: 'normal',
    file: (source) => `@fontsource-variable/newsreader/files/newsreader-${source}-standard-normal.woff2`,
    axes: { opsz, wght: { min: 400, max: 600 } },
    weights: '400 600',
    preload: true,
  },
  {
    family: 'Newsreader',
    style: 'italic',
    file: (source) => `@fontsource-variable/newsreader/files/newsreader-${source}-standard-italic.woff2`,
    // A few words of emphasis are not worth the 12 kB that its other weights take.
    axes: { opsz, wght: 450 },
    weights: '400 600',
    preload: false,
  },
  {
    family: 'Libre Franklin',
    style: 'normal',
    file: (source) => `@fontsource-variable/libre-franklin/files/libre-franklin-${source}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    preload: true,
  },
];

export async function readTypeface(face: Typeface, subset: Subset): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(face.file(subset === 'latin-ext' ? subset : 'latin'))));
}
