import type { RichTextNode } from '../../../core/content/resolved.ts';

/** An entry in the table of contents. */
export interface Entry {
  id: string;
  text: string;
}

/** The entries of a table of contents: headings of the second level. */
export function listHeadings(text: readonly RichTextNode[]): Entry[] {
  return text.flatMap((node) => {
    if (typeof node === 'string' || node[0] !== 'h2') return [];
    const { id } = node[1];
    return id ? [{ id, text: headingText(node[2]) }] : [];
  });
}

function headingText(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : headingText(node[2]))).join('');
}
