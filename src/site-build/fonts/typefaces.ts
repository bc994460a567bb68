import { readFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageFile, weightRange } from '../../core/theme/typeface.ts';
import type { FontScript, FontSubset, WrittenTypeface } from '../../core/theme/typeface.ts';

/** A typeface of the site, with its files. */
export interface Typeface extends WrittenTypeface {
  /** The lightest and the heaviest weight. */
  range: [from: number, to: number];
  /** The path of the file for a subset; undefined if there is none. */
  path(subset: FontSubset): string | undefined;
}

/**
 * Basic letters, for every page; letters with accents and the like; scripts in separate files of a package.
 */
export type Subset = 'latin' | 'accents' | 'latin-ext' | FontScript;

/**
 * Finds the files of the site's typefaces: in installed packages, or in the site's _theme folder.
 * @param contentFolder the folder of the site's content
 * @returns the typefaces that have a file; validation reports the others
 */
export function locateTypefaces(written: readonly WrittenTypeface[], contentFolder: string): Typeface[] {
  return written
    .map((face): Typeface => {
      const siteFile = face.file && path.join(contentFolder, '_theme', face.file);
      const folder = face.package && packageFolder(face.package, contentFolder);
      const files = folder ? readdirSync(folder) : [];
      const find = (subset: FontSubset) => {
        const name = packageFile(face, subset, files);
        return folder && name && path.join(folder, name);
      };
      return { ...face, range: weightRange(face), path: siteFile ? () => siteFile : find };
    })
    .filter((face) => existsSync(face.path(face.script ?? 'latin') ?? ''));
}

/** The typeface for pictures of a site that names none. */
export const pictureTypeface: WrittenTypeface = {
  family: 'Libre Franklin',
  role: 'heading',
  package: '@fontsource-variable/libre-franklin',
  weights: [400, 700],
  fallback: 'sans-serif',
};

/**
 * The content of the file for a subset.
 * @throws Error if the package has no file for this typeface
 */
export async function readTypeface(face: Typeface, subset: Subset): Promise<Buffer> {
  const file = face.path(subset === 'accents' ? 'latin' : subset);
  if (!file) throw new Error(`${face.package} has no file for the ${face.style ?? 'normal'} ${face.family}.`);
  return readFile(file);
}

/** The axes of a subset typeface: weights limited to their range, others to one value. */
export function limitAxes({
  axes,
  range: [min, max],
}: Typeface): Record<string, number | { min: number; max: number }> {
  return { ...axes, ...(max > min && axes?.['wght'] === undefined && { wght: { min, max } }) };
}

/** A range of weights as in `font-weight` of `@font-face`. */
export function weightsCss([from, to]: [from: number, to: number]): string {
  return from === to ? String(from) : `${from} ${to}`;
}

/**
 * The folder of a typeface's package: among the packages of the content's project, or among the engine's; undefined
 * if it is not installed.
 */
function packageFolder(name: string, contentFolder: string): string | undefined {
  try {
    const manifest = require.resolve(`${name}/package.json`, { paths: [contentFolder, import.meta.dirname] });
    return path.join(path.dirname(manifest), 'files');
  } catch {
    return undefined;
  }
}

const require = createRequire(import.meta.url);
