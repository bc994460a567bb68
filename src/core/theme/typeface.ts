/** A typeface of the site, as _site.json names it: one style of one family. */
export interface WrittenTypeface {
  /** The name that the style sheets use. */
  family: string;
  /** What it sets: headings and quotations, or running text. */
  role: 'heading' | 'body';
  style?: 'normal' | 'italic';
  /** The npm package that brings it (Fontsource), or a file of the site's _theme folder. */
  package?: string;
  file?: string;
  /** The lightest and the heaviest weight that it stands for; one number for a single weight. */
  weights: number[];
  /** Axes that are fixed at one value, such as the optical size. */
  axes?: Record<string, number>;
  /** Fetched before anything asks for it: for what every page shows at its top. */
  preload?: boolean;
  /** What visitors see until it is loaded. */
  fallback: 'serif' | 'sans-serif';
}

/** The part of a typeface's characters that a file of a package holds. */
export type FontSubset = 'latin' | 'latin-ext';

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
  const variable = fixed.length > 0 ? ['standard', ...fixed, 'full'] : ['wght', 'standard'];
  const middle = [...variable, String(face.weights[0])];
  return middle
    .map((part) => `${id}-${subset}-${part}-${face.style ?? 'normal'}.woff2`)
    .find((name) => files.includes(name));
}

/** The lightest and the heaviest weight. */
export function weightRange({
  weights: [from = 400, to = from],
}: WrittenTypeface): [from: number, to: number] {
  return [from, to];
}
