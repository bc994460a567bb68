import type { WrittenSite } from '../content/site.gen.ts';

/** A typeface of the site, as _site.json names it: one style of one family. */
export type WrittenTypeface = NonNullable<NonNullable<WrittenSite['theme']>['typefaces']>[number];

/** A script that a typeface adds to the others, as Fontsource names it. */
export type FontScript = NonNullable<WrittenTypeface['script']>;

/** The part of a typeface's characters that a file of a package holds. */
export type FontSubset = 'latin' | 'latin-ext' | FontScript;

/**
 * The file of a Fontsource package that holds a typeface: `newsreader-latin-standard-italic.woff2` for a variable one,
 * `lora-latin-400-normal.woff2` for a single weight.
 * @param files the names of all files of the package
 * @returns nothing where the package has no such style, axis or weight
 */
export function packageFile(
  face: WrittenTypeface,
  subset: FontSubset,
  files: readonly string[],
): string | undefined {
  const id = face.package?.split('/').at(-1) ?? '';
  const fixed = Object.keys(face.axes ?? {}).filter((axis) => axis !== 'wght');
  const middle = [...variableNames(fixed), String(face.weights[0])];
  return middle
    .map((part) => `${id}-${subset}-${part}-${face.style ?? 'normal'}.woff2`)
    .find((name) => files.includes(name));
}

/** How Fontsource names the file that has an axis besides the weight: by that axis, or full where it takes several. */
function variableNames(fixed: readonly string[]): string[] {
  const [axis, ...others] = fixed;
  if (axis === undefined) return ['wght', 'standard'];
  if (others.length > 0) return ['full', 'standard'];
  return [...(axis === 'opsz' ? ['standard'] : []), axis.toLowerCase(), 'full'];
}

/** The lightest and the heaviest weight. */
export function weightRange({
  weights: [from = 400, to = from],
}: WrittenTypeface): [from: number, to: number] {
  return [from, to];
}
