import { ALLOWED_TAGS } from './allowed-markup.ts';

/** A tag with whatever attributes it has. */
export const TAG =
  /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/y;
export const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Allowed tags without attributes by what is between their brackets: found faster than matched. */
export const BARE_TAGS = new Map(
  ALLOWED_TAGS.flatMap((tag) => [
    [tag, { tag, closes: false, length: tag.length + 2 }],
    [`/${tag}`, { tag, closes: true, length: tag.length + 3 }],
  ]),
);

export const LEVELS: Record<string, 2 | 3 | 4 | undefined> = { h2: 2, h3: 3, h4: 4 };

/** Tags of HTML that hold nothing: nobody closes them. */
export const NEVER_CLOSED: ReadonlySet<string> = new Set(
  'area base col embed img input link meta param source track wbr'.split(' '),
);

/** What to write in place of a tag that is not allowed, where that is known. */
export function writeInstead(tag: string): string | undefined {
  if (tag === 'h1') return 'Write <h2>: the page’s main heading is a title of a section.';
  if (tag === 'h5' || tag === 'h6') return 'Write <h4>: there are no smaller headings.';
  if (tag === 'u') return 'Write <em> or <strong>: underlined words look like links.';
  return PICTURES.has(tag)
    ? 'Put it into a section that shows one: it gives it its size and its place.'
    : undefined;
}

const PICTURES = new Set('audio canvas embed iframe img object picture svg video'.split(' '));

/** The words of a stretch of rich text, without tags and no-break spaces. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^<>]*>|&nbsp;|&#160;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A table has a place for each cell, whether there is anything to say or not. */
export const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['td', 'th']);

/** Longer than what anybody writes to leave a line empty. */
const LONGEST_BLANK = 30;

/** Whether nothing is seen of a piece of rich text: blanks and line breaks alone. Long ones are not looked through. */
export function isBlank(html: string, start: number, end: number): boolean {
  if (end - start > LONGEST_BLANK) return false;
  return /^(\s|&nbsp;|&#160;|<br\s*\/?>)*$/.test(html.slice(start, end));
}

/** What belongs directly into a tag that holds no text. */
export function wanted(outer: string): string {
  return (
    { ul: '<li>', ol: '<li>', dl: '<dt> or <dd>', tr: '<td>', table: '<caption> or <td>' }[outer] ??
    '<tr><td>'
  );
}
