import type { RichTextNode } from '../content/resolved.ts';

/**
 * Rich text with changed link addresses.
 * @param change returns the new address for each
 */
export function withAddresses(
  nodes: readonly RichTextNode[],
  change: (address: string) => string,
): RichTextNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const [tag, { href, ...attributes }, children] = node;
    const link = href === undefined ? attributes : { ...attributes, href: change(href) };
    return [tag, link, withAddresses(children, change)];
  });
}
