import { escapeMarkup } from '../markup.ts';

/** An element of a page's head, as values. Extensions create them, for their pages. */
export type HeadEntry =
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'link'; rel: string; href: string; type?: string; title?: string }
  /** Data for machines, in a block that browsers do not execute. */
  | { tag: 'data'; type: 'application/ld+json'; data: object };

/** The entries as HTML, escaped so that no data block ends early. */
export function headHtml(entries: readonly HeadEntry[]): string {
  return entries.map(entryHtml).join('\n');
}

function entryHtml(entry: HeadEntry): string {
  if (entry.tag === 'data') {
    const text = JSON.stringify(entry.data).replace(/</g, '\\u003c');
    return `<script type="${entry.type}">${text}</script>`;
  }
  const { tag, ...attributes } = entry;
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== '');
  return `<${tag}${given.map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`).join('')}>`;
}
