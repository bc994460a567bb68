import type { WrittenSite } from '../content/site.gen.ts';

/** A typeface in _site.json: one style of one family. */
export type WrittenTypeface = NonNullable<NonNullable<WrittenSite['theme']>['typefaces']>[number];

/** An additional script of a typeface, as Fontsource names it. */
export type FontScript = NonNullable<WrittenTypeface['script']>;

/** The subset of characters in a file of a package. */
export type FontSubset = 'latin' | 'latin-ext' | FontScript;

/**
 * The file of a Fontsource package for a typeface: `newsreader-latin-standard-italic.woff2` for a variable one,
 * `lora-latin-400-normal.woff2` for a single weight.
 * @param files all file names of the package
 * @returns undefined if the package lacks the style, axis or weight
 */
export function packageFile(
  face: WrittenTypeface,
  subset: FontSubset,
  files: readonly string[],
): string | undefined {
  const id = face.package?.split('/').at(-1) ?? '';
  const extraAxes = Object.keys(face.axes ?? {}).filter((axis) => axis !== 'wght');
  const middle = [...variableNames(extraAxes), String(face.weights[0])];
  return middle
    .map((part) => `${id}-${subset}-${part}-${face.style ?? 'normal'}.woff2`)
    .find((name) => files.includes(name));
}

/** Fontsource's name for a file with another axis besides weight: that axis, or `full` for several. */
function variableNames(extraAxes: readonly string[]): string[] {
  const [axis, ...others] = extraAxes;
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
