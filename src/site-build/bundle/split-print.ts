/**
 * Splits print rules from a style sheet: a browser loads a sheet with `media="print"` last and without
 * blocking.
 * @param css the minified sheet
 */
export function splitPrint(css: string): { screen: string; print: string } {
  let [screen, print, from] = ['', '', 0];
  for (let start = css.indexOf(opening); start >= 0; start = css.indexOf(opening, from)) {
    const end = endOfBlock(css, start + opening.length);
    screen += css.slice(from, start);
    print += css.slice(start, end);
    from = end;
  }
  return { screen: screen + css.slice(from), print };
}

const opening = '@media print{';

/**
 * The end of the block that begins before an offset. Texts in the site's style sheets must not contain
 * braces.
 */
function endOfBlock(css: string, place: number): number {
  for (let depth = 1; depth > 0 && place < css.length; place += 1) {
    if (css[place] === '{') depth += 1;
    if (css[place] === '}') depth -= 1;
  }
  return place;
}
