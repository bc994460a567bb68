import type { MarkedPiece } from 'pagewright/marked';
import { fold } from '../../core/search/terms.ts';

/** Whether a word in its folded form (see `fold`) matches the query. */
export type IsFound = (word: string) => boolean;

const words = /[\p{L}\p{M}\p{N}\p{Join_Control}]+/gu;

/** Splits a text at matches. */
export function cutAtWords(text: string, isFound: IsFound): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!isFound(fold(word))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMarked: false });
    pieces.push({ text: word, isMarked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

/** The length of an abstract's excerpt around the first match, in characters. */
const room = 260;

/** The part of a text around the first match; empty if there is none. */
export function findExcerpt(text: string, isFound: IsFound): string {
  for (const { 0: word, index } of text.matchAll(words)) if (isFound(fold(word))) return around(text, index);
  return '';
}

function around(text: string, place: number): string {
  const from = place < 80 ? 0 : text.indexOf(' ', place - 80) + 1;
  const end = text.length - from <= room ? text.length : text.lastIndexOf(' ', from + room);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
