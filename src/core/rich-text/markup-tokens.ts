import { ALLOWED_TAGS } from './allowed-markup.ts';

/** Matches a tag with any attributes. */
export const TAG =
  /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/y;
/** An attribute of a tag: its name, and its value in one of three groups. */
export const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Allowed tags without attributes, by the text between their brackets: a lookup is faster than matching. */
export const BARE_TAGS = new Map(
  ALLOWED_TAGS.flatMap((tag) => [
    [tag, { tag, closes: false, length: tag.length + 2 }],
    [`/${tag}`, { tag, closes: true, length: tag.length + 3 }],
  ]),
);

/** The levels of the headings that a rich text may have. */
export const LEVELS: Record<string, 2 | 3 | 4 | undefined> = { h2: 2, h3: 3, h4: 4 };

/** Void elements of HTML, which have no closing tag. */
export const NEVER_CLOSED: ReadonlySet<string> = new Set(
  'area base col embed img input link meta param source track wbr'.split(' '),
);

/** The replacement for a tag that is not allowed, if known. */
export function tagReplacement(tag: string): string | undefined {
  if (tag === 'h1') return 'Write <h2>: the page’s main heading is a title of a section.';
  if (tag === 'h5' || tag === 'h6') return 'Write <h4>: there are no smaller headings.';
  if (tag === 'u') return 'Write <em> or <strong>: underlined words look like links.';
  return PICTURES.has(tag)
    ? 'Put it into a section that shows one: the section sets its size and position.'
    : undefined;
}

const PICTURES = new Set('audio canvas embed iframe img object picture svg video'.split(' '));

/** The plain text of a part of rich text, without tags and no-break spaces. */
export function stripMarkup(html: string): string {
  return html
    .replace(/<[^<>]*>|&nbsp;|&#160;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Tags that may be empty: a table needs every cell, with or without text. */
export const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['td', 'th']);

/** The longest text that may count as blank; no person writes a longer one. */
const MAX_BLANK = 30;

/**
 * Whether a piece of rich text is invisible: only white space and line breaks. Pieces that are too long to be
 * blank are not searched.
 */
export function isBlankMarkup(html: string, start: number, end: number): boolean {
  if (end - start > MAX_BLANK) return false;
  return /^(\s|&nbsp;|&#160;|<br\s*\/?>)*$/.test(html.slice(start, end));
}

/** The required children of a tag without text. */
export function requiredChildren(outer: string): string {
  return (
    { ul: '<li>', ol: '<li>', dl: '<dt> or <dd>', tr: '<td>', table: '<caption> or <td>' }[outer] ??
    '<tr><td>'
  );
}

/** The maximal depth of tags in a rich text: more than any text needs, because tree readers are recursive. */
export const MAX_TAG_DEPTH = 30;
