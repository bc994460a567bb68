import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** One file of a typeface as its package brings it, and what is left of it on this site. */
export interface Typeface {
  family: 'Newsreader' | 'Libre Franklin';
  style: 'normal' | 'italic';
  /** The file's name up to the part that says which characters it holds, and after it. */
  file: (subset: Subset) => string;
  /** Axes that are cut down: a number pins one. */
  axes: Record<string, number | { min: number; max: number }>;
  weights: string;
  /** Fetched before anything asks for it. */
  preload: boolean;
}

export type Subset = 'latin' | 'latin-ext';

// Newsreader's optical size is fixed at 44, as the look has it.
const newsreader = { opsz: 44, wght: { min: 400, max: 600 } };

export const typefaces: Typeface[] = [
  {
    family: 'Newsreader',
    style: 'normal',
    file: (subset) => `@fontsource-variable/newsreader/files/newsreader-${subset}-standard-normal.woff2`,
    axes: newsreader,
    weights: '400 600',
    preload: true,
  },
  {
    family: 'Newsreader',
    style: 'italic',
    file: (subset) => `@fontsource-variable/newsreader/files/newsreader-${subset}-standard-italic.woff2`,
    axes: newsreader,
    weights: '400 600',
    preload: false,
  },
  {
    family: 'Libre Franklin',
    style: 'normal',
    file: (subset) => `@fontsource-variable/libre-franklin/files/libre-franklin-${subset}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    preload: true,
  },
];

export async function readTypeface(face: Typeface, subset: Subset): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(face.file(subset))));
}
