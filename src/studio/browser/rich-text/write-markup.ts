import type { RichTextNode } from 'pagewright/content';
import { VOID_TAGS } from 'pagewright/rich-text';

/** Writes a tree as rich text; parsing that text gives the same tree. Attributes have HTML's names. */
export function writeMarkup(nodes: readonly RichTextNode[]): string {
  return nodes.map(writeNode).join('');
}

function writeNode(node: RichTextNode): string {
  if (typeof node === 'string') return escapeText(node);
  const [tag, attributes, children] = node;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
  const start = `<${tag}${written.join('')}>`;
  return VOID_TAGS.has(tag) ? start : `${start}${writeMarkup(children)}</${tag}>`;
}

/** Invisible characters are written by name, so that an editor sees them. */
function escapeText(text: string): string {
  return text.replace(/[&<>\u00a0\u00ad]/g, (sign) => NAMES[sign]!);
}

function escapeValue(value: string): string {
  return value.replace(/[&"<>\u00a0\u00ad]/g, (sign) => NAMES[sign]!);
}

const NAMES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
  '\u00ad': '&shy;',
};
