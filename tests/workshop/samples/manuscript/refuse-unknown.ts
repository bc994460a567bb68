import type { Token } from 'marked';

const known = /^(heading|paragraph|text|escape|em|strong|list|list_item|table|code|blockquote|space)$/;

/** Throws for elements that a template for authors does not support: raw HTML, links, pictures. */
export function refuseUnknown({ type, raw }: Token): void {
  if (!known.test(type)) throw new Error(`A document’s text can’t contain “${type}”: ${raw.slice(0, 60)}`);
}
