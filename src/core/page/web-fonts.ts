import { escapeMarkup } from '../markup.ts';
import { memoize } from '../memoize.ts';
import { systemFontsFor } from './script-fonts.ts';

/** One file of a typeface, with the descriptors that the browser's FontFace takes. @see https://drafts.csswg.org/css-font-loading/ */
export interface WebFont {
  family: string;
  /** The address of the file. */
  address: string;
  style: string;
  /** One weight, or the lightest and the heaviest. */
  weight: string;
  /** The characters that it holds, where others have a file of their own. */
  unicodeRange?: string;
}

/** The files of all typefaces, and where the style sheet lies that names them. */
export interface FontAssets {
  files: readonly WebFont[];
  sheet: string;
}

/** A face in the block of data that src/entries/first-fonts.ts reads. */
export interface ListedFont extends Omit<WebFont, 'address'> {
  /** Where it comes from, as style sheets say it. */
  source: string;
  /** The first screen has characters of it: it is fetched without waiting until they are laid out. */
  isNeeded: boolean;
  /** Only what is below the first screen has characters of it: the first paint does not share the line with it. */
  isBelow?: true;
  /** Nobody can read the page without it: it is there from the first paint on, however slow the line is. */
  isReadable?: true;
}

/** A page's markup in two parts. */
export interface PageParts {
  /** The first screen. */
  screen: string;
  below: string;
}

/**
 * The block of data that lists the fonts for the script that decides when they are shown. The address of the sheet
 * stands for all of them: it changes with any file.
 * @param language of the page
 */
export function fontBlock(
  { files, sheet }: FontAssets,
  { screen, below }: PageParts,
  language: string,
): string {
  const listed = files.flatMap(({ address, ...font }): ListedFont[] => {
    const isNeeded = holdsAny(font, screen);
    const isBelow = !isNeeded && holdsAny(font, below);
    const face = { ...font, source: urlOf(address), isNeeded, ...(isBelow && { isBelow }) };
    const first = isNeeded || isBelow ? readableSource(font, language) : undefined;
    // Of two faces the browser takes the later one once it is there.
    return first === undefined
      ? [face]
      : [{ ...font, source: `${first},${urlOf(address)}`, isNeeded: false, isReadable: true }, face];
  });
  const json = JSON.stringify(listed).replaceAll('<', '\\u003c');
  return `<script type="application/json" data-fonts="${escapeMarkup(sheet)}">${json}</script>`;
}

/** The rules that name the fonts, for browsers without scripts and for development. */
export function webFontCss(files: readonly WebFont[]): string {
  return files
    .map(
      ({ family, address, style, weight, unicodeRange }) =>
        `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; font-display: swap; ` +
        `src: url("${address}") format("woff2");${unicodeRange ? ` unicode-range: ${unicodeRange};` : ''} }`,
    )
    .join('\n');
}

function urlOf(address: string): string {
  return `url(${address})`;
}

/**
 * Where letters of the page's own script come from in the first place: the device, as without any font of the site, so that
 * nothing moves; only a device that has none fetches the site's font at once.
 */
function readableSource({ unicodeRange }: Omit<WebFont, 'address'>, language: string): string | undefined {
  const { script, fonts } = fontsOf(language) ?? {};
  if (!script || !fonts || !unicodeRange) return undefined;
  return isOfScript(unicodeRange, script) ? fonts.map((name) => `local(${name})`).join() : undefined;
}

function holdsAny({ unicodeRange }: Pick<WebFont, 'unicodeRange'>, text: string): boolean {
  return !unicodeRange || patternOf(unicodeRange).test(text);
}

/* What follows from the fonts and the language alone is worked out once: every page of a site asks for the same. */

const fontsOf = memoize(systemFontsFor);

const patternOf = memoize((unicodeRange) => {
  const ranges = unicodeRange.split(', ').map((range) =>
    range
      .slice(2)
      .split('-')
      .map((point) => `\\u{${point}}`)
      .join('-'),
  );
  return new RegExp(`[${ranges.join('')}]`, 'u');
});

function isOfScript(unicodeRange: string, script: string): boolean {
  const [first = ''] = unicodeRange.slice(2).split(/[-,]/);
  return ofScript(script).test(String.fromCodePoint(parseInt(first, 16)));
}

const ofScript = memoize((script) => new RegExp(`\\p{scx=${script}}`, 'u'));
