import { escapeMarkup } from '../markup.ts';
import { memoize } from '../memoize.ts';

/** One font file, with the descriptors of the browser's FontFace. @see https://drafts.csswg.org/css-font-loading/ */
export interface WebFont {
  family: string;
  /** The address of the file. */
  address: string;
  style: string;
  /** One weight, or the range. */
  weight: string;
  /** The characters that it covers, if other files cover the rest. */
  unicodeRange?: string;
}

/** The files of all typefaces, and the address of the style sheet that names them. */
export interface FontAssets {
  files: readonly WebFont[];
  sheet: string;
}

/** A face in the data block that src/entries/first-fonts.ts reads. */
export interface ListedFont extends Omit<WebFont, 'address'> {
  /** Its `src` descriptor. */
  source: string;
  /** The first screen uses it: it is fetched before layout. */
  isNeeded: boolean;
  /** Only content below the first screen uses it: it must not delay the first paint. */
  isBelow?: true;
  /** The text is not readable without it: it is used from the first paint on, even on a slow connection. */
  isReadable?: true;
}

/** A page's markup in two parts. */
export interface PageParts {
  /** The first screen. */
  screen: string;
  below: string;
}

/**
 * The data block of fonts. A script reads it and decides when to show them. The address of the style sheet
 * identifies all fonts, because it changes with any file.
 * @param language language of the page
 */
export function fontBlock(
  { files, sheet }: FontAssets,
  { screen, below }: PageParts,
  language: string,
): string {
  const listed = files.flatMap(({ address, ...font }): ListedFont[] => {
    const isNeeded = holdsAny(font, screen);
    const isBelow = !isNeeded && holdsAny(font, below);
    const face = { ...font, source: cssUrl(address), isNeeded, ...(isBelow && { isBelow }) };
    const first = isNeeded || isBelow ? readableSource(font, language) : undefined;
    // The browser prefers the later one of two loaded faces.
    return first === undefined
      ? [face]
      : [{ ...font, source: `${first},${cssUrl(address)}`, isNeeded: false, isReadable: true }, face];
  });
  const json = JSON.stringify(listed).replaceAll('<', '\\u003c');
  return `<script type="application/json" data-fonts="${escapeMarkup(sheet)}">${json}</script>`;
}

/** The font-face rules, for browsers without scripts and for development. */
export function webFontCss(files: readonly WebFont[]): string {
  return files
    .map(
      ({ family, address, style, weight, unicodeRange }) =>
        `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; font-display: swap; ` +
        `src: url("${address}") format("woff2");${unicodeRange ? ` unicode-range: ${unicodeRange};` : ''} }`,
    )
    .join('\n');
}

function cssUrl(address: string): string {
  return `url(${address})`;
}

/**
 * The font source for the script of the page's language. The device's font comes first, so that the layout
 * never shifts; only a device without such a font fetches the site's font, at once.
 */
function readableSource({ unicodeRange }: Omit<WebFont, 'address'>, language: string): string | undefined {
  const { script, fonts } = memoizedFonts(language) ?? {};
  if (!script || !fonts || !unicodeRange) return undefined;
  return isOfScript(unicodeRange, script) ? fonts.map((name) => `local(${name})`).join() : undefined;
}

function holdsAny({ unicodeRange }: Pick<WebFont, 'unicodeRange'>, text: string): boolean {
  return !unicodeRange || rangePattern(unicodeRange).test(text);
}

/* Memoized, because every page needs the results, which depend only on fonts and language. */

const memoizedFonts = memoize(systemFontsFor);

const rangePattern = memoize((unicodeRange) => {
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

/**
 * System fonts by script (ISO 15924 code): those of Windows, Apple, Android and Linux. Each has its PostScript name,
 * which browsers find on every system.
 */
const SYSTEM_FONTS: Readonly<Record<string, readonly string[]>> = {
  Deva: [
    'NirmalaUI',
    'Mangal',
    'KohinoorDevanagari-Regular',
    'NotoSansDevanagari-Regular',
    'NotoSerifDevanagari-Regular',
    'Lohit-Devanagari',
  ],
};

/**
 * The system fonts for the script of a language, the usual ones first; undefined for scripts that every
 * device can show.
 */
function systemFontsFor(language: string): { script: string; fonts: readonly string[] } | undefined {
  const { script = '' } = new Intl.Locale(language).maximize();
  const fonts = SYSTEM_FONTS[script];
  return fonts && { script, fonts };
}
