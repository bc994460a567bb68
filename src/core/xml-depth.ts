const SKIPPED: [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];
/** A tag up to its end, with quoted attribute values. */
const TAG = /<[^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>?/y;

/**
 * The offset at which nesting exceeds the depth that a recursive parser can handle; -1 if it does not.
 * @param text XML or HTML
 * @param most the maximal depth
 */
export function findTooDeepElement(text: string, most: number): number {
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
