import type { DocumentAssets, FirstStyles, InlinePlace } from './assets.ts';

/** The fallback font faces, which the first script activates. */
export function faceLines(first: FirstStyles | undefined): string[] {
  return first?.faces ? [`<script type="text/css" data-faces>${asData(first.faces)}</script>`] : [];
}

/**
 * The styles that block rendering. Browsers without scripts get the complete style sheets and the typefaces.
 */
export function neededStyles(assets: DocumentAssets, first: FirstStyles | undefined): string[] {
  const { styles, fonts } = assets;
  const sheetLinks = styles.links.map(sheetLink);
  const noscriptLines = [...(fonts ? [sheetLink(fonts.sheet)] : []), ...(first ? sheetLinks : [])];
  return [
    ...(noscriptLines.length > 0 ? [`<noscript>${noscriptLines.join('')}</noscript>`] : []),
    ...(first
      ? // A script element with data, which the next script turns into a style sheet.
        [`<script type="text/css" data-awaits="${sheetLinks.length}">${asData(first.rules)}</script>`]
      : sheetLinks),
    ...(first ? inlineLines(assets, 'rules') : []),
  ];
}

/** The styles that do not block rendering: the script before them activates those with `media="not all"`. */
export function laterStyles({ styles }: DocumentAssets, first: FirstStyles | undefined): string[] {
  const inactiveLinks = styles.links.map((href) => `<link rel="stylesheet" href="${href}" media="not all">`);
  return [
    ...(first ? inactiveLinks : []),
    ...(styles.print ? [`<link rel="stylesheet" href="${styles.print}" media="print">`] : []),
  ];
}

function sheetLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`;
}

/** The inline script at a place; empty in development. */
export function inlineLines({ inline }: DocumentAssets, place: InlinePlace): string[] {
  return inline ? [`<script>${inline[place]}</script>`] : [];
}

/** Escapes CSS for a script element, so that the CSS can't close it; the backslash is harmless in CSS. */
function asData(css: string): string {
  return css.replaceAll('</', '<\\/');
}
