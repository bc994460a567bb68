import type { RichTextNode } from '../content/resolved.ts';
import { scanRichText } from './scan-markup.ts';
import { strictTree } from './strict-tree.ts';

/**
 * Parses rich text as written, without what the build adds: the ids of headings and the direction of languages.
 * @returns undefined for a text with errors
 */
export function writtenTree(html: string): RichTextNode[] | undefined {
  const { diagnostics, headings, stopped } = scanRichText(html);
  if (diagnostics.length > 0 || stopped) return undefined;
  const ids = headings.map(({ id }) => id);
  return strictTree(html)?.nodes.map((node) => asWritten(node, ids));
}

/** @param ids those in the text, in the order of headings */
function asWritten(node: RichTextNode, ids: (string | undefined)[]): RichTextNode {
  if (typeof node === 'string') return node;
  const [tag, { dir: _direction, id: _added, colSpan, rowSpan, ...rest }, children] = node;
  const id = /^h[234]$/.test(tag) ? ids.shift() : undefined;
  const attributes = {
    ...rest,
    ...(id !== undefined && { id }),
    ...(colSpan !== undefined && { colspan: colSpan }),
    ...(rowSpan !== undefined && { rowspan: rowSpan }),
  };
  return [tag, attributes, children.map((child) => asWritten(child, ids))];
}
