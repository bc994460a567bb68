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

/** What to write in place of tags that are not allowed. */
export const REPLACEMENTS: Record<string, string[]> = { h1: ['h2'], h5: ['h4'], h6: ['h4'] };

/** What belongs directly into a tag that holds no text. */
export function wanted(outer: string): string {
  return (
    { ul: '<li>', ol: '<li>', dl: '<dt> or <dd>', tr: '<td>', table: '<caption> or <td>' }[outer] ??
    '<tr><td>'
  );
}
