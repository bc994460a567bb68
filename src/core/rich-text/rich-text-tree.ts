import type { RichTextNode } from '../content/resolved.ts';
import { isBlock } from './allowed-markup.ts';

/** A heading of a resolved rich text, for a table of contents. */
export interface RichTextHeading {
  level: 2 | 3 | 4;
  text: string;
  id: string;
  /** The offset of the heading's tag. */
  offset: number;
}

/** A resolved rich text: nodes that React renders, and its headings. */
export interface RichTextTree {
  nodes: RichTextNode[];
  headings: RichTextHeading[];
}

/** The plain text of a tree, without its markup. */
export function treeText(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : treeText(node[2]))).join('');
}

/** Wraps text outside every block in a paragraph. */
export function wrapLooseText(nodes: RichTextNode[]): RichTextNode[] {
  const wrapped: RichTextNode[] = [];
  let loose: RichTextNode[] = [];
  const flush = () => {
    if (treeText(loose).trim() !== '') wrapped.push(['p', {}, loose]);
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node[0])) loose.push(node);
    else {
      flush();
      wrapped.push(node);
    }
  }
  flush();
  return wrapped;
}

/**
 * Whether a language is written from right to left. Editors set only the language of a text; its direction is
 * derived from it.
 */
export function isRightToLeftTag(language: string): boolean {
  return /^(ar|fa|he|ps|sd|ug|ur|yi)(-|$)/i.test(language);
}
