import type { DocumentAssets, FirstStyles, InlinePlace } from './assets.ts';

/** The faces of the fonts that stand in, which the first script puts into force. */
export function faceLines(first: FirstStyles | undefined): string[] {
  return first?.faces ? [`<script type="text/css" data-faces>${asData(first.faces)}</script>`] : [];
}

/** What nothing is painted without. Where there are no scripts, that is the whole style sheets and the typefaces. */
export function neededStyles(assets: DocumentAssets, first: FirstStyles | undefined): string[] {
  const { styles, fonts } = assets;
  const whole = styles.links.map(sheetLink);
  const unscripted = [...(fonts ? [sheetLink(fonts.sheet)] : []), ...(first ? whole : [])];
  return [
    ...(unscripted.length > 0 ? [`<noscript>${unscripted.join('')}</noscript>`] : []),
    ...(first
      ? // Data, which the script right behind it makes a style sheet.
        [`<script type="text/css" data-awaits="${whole.length}">${asData(first.rules)}</script>`]
      : whole),
    ...(first ? inlineLines(assets, 'rules') : []),
  ];
}

/** What is painted without: the script before them puts those into force that are for no medium. */
export function laterStyles({ styles }: DocumentAssets, first: FirstStyles | undefined): string[] {
  const waiting = styles.links.map((href) => `<link rel="stylesheet" href="${href}" media="not all">`);
  return [
    ...(first ? waiting : []),
    ...(styles.print ? [`<link rel="stylesheet" href="${styles.print}" media="print">`] : []),
  ];
}

function sheetLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`;
}

/** The script that stands in the document itself at a place; none in development. */
export function inlineLines({ inline }: DocumentAssets, place: InlinePlace): string[] {
  return inline ? [`<script>${inline[place]}</script>`] : [];
}

/** As the text of a script element, which ends at no other place; in CSS the backslash changes nothing. */
function asData(css: string): string {
  return css.replaceAll('</', '<\\/');
}
