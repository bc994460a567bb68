/** The allowed content of rich text, for validator and build. */
const BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'blockquote', 'pre', 'table', 'hr'];
const WORDS = ['strong', 'em', 'b', 'i', 'a', 'br', 'cite', 'code', 'sub', 'sup', 'abbr', 'span'];
const FLOW = new Set([...BLOCKS, ...WORDS, '']);
const PHRASING = new Set([...WORDS, '']);

/** The allowed children of a tag; '' means text, and the key '' means the top level. */
const CONTENT: Record<string, ReadonlySet<string>> = {
  '': FLOW,
  ...Object.fromEntries(WORDS.map((tag) => [tag, PHRASING])),
  ...Object.fromEntries(['p', 'h2', 'h3', 'h4', 'pre', 'dt', 'caption'].map((tag) => [tag, PHRASING])),
  ...Object.fromEntries(['li', 'dd', 'blockquote', 'td', 'th'].map((tag) => [tag, FLOW])),
  ul: new Set(['li']),
  ol: new Set(['li']),
  dl: new Set(['dt', 'dd']),
  table: new Set(['caption', 'thead', 'tbody', 'tr']),
  thead: new Set(['tr']),
  tbody: new Set(['tr']),
  tr: new Set(['th', 'td']),
};

/** Allowed attributes by tag, in HTML's names; `*` means every tag. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  '*': ['lang'],
  a: ['href'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  abbr: ['title'],
  ol: ['start'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
};

/** The pattern of an address, the same as in the part `url`. */
export const ALLOWED_HREF =
  /^(\/(?!\/)[^\s\\]*|#[A-Za-z][\w-]*|https:\/\/[^\s\\]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9][0-9 -]*)$/;

/** The ids that content may use. */
export const ALLOWED_ID = /^[A-Za-z][\w-]*$/;

/** The tags without an end tag. */
export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr']);

/** The tags of rich text. */
export const ALLOWED_TAGS: readonly string[] = [
  ...new Set([...Object.keys(CONTENT), ...BLOCKS, ...WORDS]),
].filter(Boolean);
const tags: ReadonlySet<string> = new Set(ALLOWED_TAGS);

/** Whether rich text may have a tag. */
export function isAllowedTag(tag: string): boolean {
  return tags.has(tag);
}

/** The attributes that a tag may have. */
export function allowedAttributes(tag: string): readonly string[] {
  return [...ATTRIBUTES['*']!, ...(ATTRIBUTES[tag] ?? [])];
}

/**
 * Whether a tag may be in another tag.
 * @param outer the other tag; '' for the top level
 * @param inner the tag; '' for text
 */
export function mayContain(outer: string, inner: string): boolean {
  return CONTENT[outer]?.has(inner) ?? false;
}

/** The allowed parents of a tag, for hints. */
export function allowedContainers(inner: string): string[] {
  return Object.keys(CONTENT).filter((outer) => outer !== '' && mayContain(outer, inner));
}

/** Whether a tag has text children, so that white space in it counts. */
export function canHoldText(tag: string): boolean {
  return mayContain(tag, '');
}

/** Whether a tag is a block, which is never in a line of text. */
export function isBlock(tag: string): boolean {
  return BLOCKS.includes(tag);
}
