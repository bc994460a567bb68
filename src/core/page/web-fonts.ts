import { escapeMarkup } from '../markup.ts';

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

/** A file in the block of data that src/entries/first-fonts.ts reads. */
export interface ListedFont extends WebFont {
  /** The page has characters of it: it is fetched without waiting until they are laid out. */
  isNeeded: boolean;
}

/**
 * The block of data that lists the fonts for the script that decides when they are shown. The address of the sheet
 * stands for all of them: it changes with any file.
 * @param body the page's markup
 */
export function fontBlock({ files, sheet }: FontAssets, body: string): string {
  const listed = files.map((font): ListedFont => ({ ...font, isNeeded: holdsAny(font, body) }));
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

function holdsAny({ unicodeRange }: WebFont, text: string): boolean {
  if (!unicodeRange) return true;
  const ranges = unicodeRange.split(', ').map((range) =>
    range
      .slice(2)
      .split('-')
      .map((point) => `\\u{${point}}`)
      .join('-'),
  );
  return new RegExp(`[${ranges.join('')}]`, 'u').test(text);
}
