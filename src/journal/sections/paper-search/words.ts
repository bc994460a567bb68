import type { Piece } from '../../../ui/parts/search/marked.tsx';
import { fold } from '../../search/terms.ts';

/** Cuts a text so that the words that were found are apart. */
export function cutAtWords(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{M}\p{N}\p{Join_Control}]+)/u)) {
    if (part === '') continue;
    const marked = found.has(fold(part));
    const last = pieces.at(-1);
    if (last && !marked && !last.marked) last.text += part;
    else pieces.push({ text: part, marked });
  }
  return pieces;
}

/** How much of an abstract is shown around the first word that was found, in characters. */
const room = 260;

/** The part of a text around the first word that was found; empty where there is none. */
export function excerptOf(text: string, found: ReadonlySet<string>): string {
  let place = 0;
  for (const { text: piece, marked } of cutAtWords(text, found)) {
    if (marked) return around(text, place);
    place += piece.length;
  }
  return '';
}

function around(text: string, place: number): string {
  const from = place < 80 ? 0 : text.indexOf(' ', place - 80) + 1;
  const end = text.length - from <= room ? text.length : text.lastIndexOf(' ', from + room);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
