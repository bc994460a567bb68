const SKIPPED: [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];
/** A tag up to its end, over the quoted values of its attributes. */
const TAG = /<[^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>?/y;

/**
 * Where elements begin to lie deeper in one another than a parser with a call for each level can follow; -1 where they
 * do not.
 */
export function offsetOfDepth(text: string, most: number): number {
  let depth = 0;
  for (let at = text.indexOf('<'); at >= 0;) {
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, at));
    TAG.lastIndex = at;
    const tag = TAG.exec(text)?.[0] ?? '';
    if (!skipped && tag[1] === '/') depth--;
    else if (!skipped && !tag.endsWith('/>') && ++depth > most) return at;
    const end = skipped ? text.indexOf(skipped[1], at + skipped[0].length) : at + tag.length;
    if (end < 0) return -1;
    at = text.indexOf('<', end);
  }
  return -1;
}
