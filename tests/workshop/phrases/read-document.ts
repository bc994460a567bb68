import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Parses Markdown with tables (CommonMark, GitHub Flavored Markdown). */
export function readDocument(text: string): Root {
  return fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

/** The text of a part of a document; empty quotation marks replace code. */
export function shownText(node: Nodes): string {
  if (node.type === 'inlineCode') return '“”';
  if ('children' in node) return node.children.map(shownText).join('');
  return node.type === 'text' ? node.value : ' ';
}
