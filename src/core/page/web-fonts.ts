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
  /** It must not delay the first paint: only content below the first screen, or in another language, uses it. */
  isBelow?: true;
  /** Text is not readable without it: it is used on a slow connection too, and before the first paint unless `isBelow`. */
  isReadable?: true;
}

/** A page's markup in two parts. */
export interface PageParts {
  /** The first screen. */
  screen: string;
  below: string;
  /** The names of other languages in the footer. */
  names: string;
}

/**
 * The family of the names of languages, in style sheets. It has the site's fonts only for letters that the device
 * can't show: a single word in another script does not justify loading a font.
 */
const NAMES = 'Languages';

/**
 * The data block of fonts. A script reads it and decides when to show them. The address of the style sheet
 * identifies all fonts, because it changes with any file.
 * @param language language of the page
 */
export function fontBlock(
  { files, sheet }: FontAssets,
  { screen, below, names }: PageParts,
  language: string,
): string {
  // The files of several faces have the same range: each part is searched for it once.
  const [isOnScreen, isBelowScreen, isInNames] = [searchFor(screen), searchFor(below), searchFor(names)];
  const listedFonts = files.flatMap(({ address, ...font }): ListedFont[] => {
    const isNeeded = isOnScreen(font);
    const isBelow = !isNeeded && isBelowScreen(font);
    const face = { ...font, source: cssUrl(address), isNeeded, ...(isBelow && { isBelow }) };
    const system = systemFonts(font);
    if (!system) return [face];
    const source = `${system.source},${cssUrl(address)}`;
    const systemFirst = { ...font, source, isNeeded: false, isReadable: true } as const;
    const nameFaces = isInNames(font) ? [{ ...systemFirst, family: NAMES, isBelow: true } as const] : [];
    if (!isNeeded && !isBelow) return [face, ...nameFaces];
    // On a page of another language, the letters are few: they must not delay the first paint.
    const isOther = system.script !== memoizedScript(language);
    // The browser prefers the later one of two loaded faces.
    return [{ ...systemFirst, ...(isOther && { isBelow: true }) }, face, ...nameFaces];
  });
  const json = JSON.stringify(listedFonts).replaceAll('<', '\\u003c');
  return `<script type="application/json" data-fonts="${escapeMarkup(sheet)}">${json}</script>`;
}

/** The font-face rules, for browsers without scripts and for development. */
export function webFontCss(files: readonly WebFont[]): string {
  return files
    .flatMap(({ address, ...font }) => {
      const source = `url("${address}") format("woff2")`;
      const system = systemFonts(font);
      const nameFace = system && fontFaceRule({ ...font, family: NAMES }, `${system.source}, ${source}`);
      return [fontFaceRule(font, source), ...(nameFace ? [nameFace] : [])];
    })
    .join('\n');
}

function fontFaceRule(
  { family, style, weight, unicodeRange }: Omit<WebFont, 'address'>,
  source: string,
): string {
  return (
    `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; font-display: swap; ` +
    `src: ${source};${unicodeRange ? ` unicode-range: ${unicodeRange};` : ''} }`
  );
}

function cssUrl(address: string): string {
  return `url(${address})`;
}

/**
 * The script of a font file that a device may be unable to show, and the system fonts for it as a source. The
 * device's font comes first, so that the layout never shifts; only a device without one fetches the site's font.
 */
function systemFonts({
  unicodeRange,
}: Omit<WebFont, 'address'>): { script: string; source: string } | undefined {
  if (!unicodeRange) return undefined;
  const entry = Object.entries(SYSTEM_FONTS).find(([script]) => isOfScript(unicodeRange, script));
  return entry && { script: entry[0], source: entry[1].map((name) => `local(${name})`).join() };
}

/** Returns whether a text has any of the characters of a font file. */
function searchFor(text: string): (font: Pick<WebFont, 'unicodeRange'>) => boolean {
  const hasAny = memoize((unicodeRange) => rangePattern(unicodeRange).test(text));
  return ({ unicodeRange }) => !unicodeRange || hasAny(unicodeRange);
}

/* Memoized, because every page needs the results, which depend only on fonts and language. */

/** The script of a language (ISO 15924 code). */
const memoizedScript = memoize((language) => new Intl.Locale(language).maximize().script);

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
 * System fonts by script (ISO 15924 code), for scripts that a device may be unable to show: those of Windows, Apple,
 * Android and Linux. Each has its PostScript name, which browsers find on every system.
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
