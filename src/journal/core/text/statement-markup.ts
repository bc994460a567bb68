import { escapeMarkup as text } from 'pagewright/text';
import type { Statement } from '../record/statements.ts';

/** A statement as markup for files, below its heading: links show their addresses, for reading on paper. */
export function statementMarkup({ text: words, links = [] }: Statement): string {
  const own = words && `<p>${text(words)}</p>\n`;
  const others = links.map(({ label, to, description }) => {
    const link = `<a href="${text(to)}">${text(to)}</a>`;
    return `<p>${text(label)}: ${link}${description ? ` – ${text(description)}` : ''}</p>\n`;
  });
  return own + others.join('');
}
