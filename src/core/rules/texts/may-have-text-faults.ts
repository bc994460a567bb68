import { PLACEHOLDER } from '../../content/placeholder.ts';
import type { ReadFile } from '../rule.ts';
import { MAY_BE_MISREAD } from './misread-letters.ts';

/**
 * Whether a file may hold anything that the rules for texts look for. It is asked of the whole file at once, which is much
 * faster than to look at each text: where it says no, none of their patterns can match.
 */
export function mayHaveTextFaults({ source, markedUp }: ReadFile): boolean {
  const { text } = source;
  if ([SUSPICIOUS, SUSPICIOUS_BLANK, MAY_BE_MISREAD].some((pattern) => pattern.test(text))) return true;
  // Tags, and the quotes around their attributes, are right in rich text. Others are faults.
  let tags = 0;
  let quotes = 0;
  for (const [parent, keys] of markedUp) {
    for (const key of keys) {
      const html = (parent as Record<string | number, string>)[key]!;
      tags += count(html, '<');
      if (html.includes('"')) quotes += count((html.match(TAG) ?? []).join(''), '"');
    }
  }
  return count(text, '<') !== tags || count(text, '\\"') !== quotes;
}

const TAG = /<[^<>]*>/g;

/** Control characters, signs that nobody sees, halves of signs, signs for private use; entities and Markdown. */
const ODD =
  "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ud800-\\uf8ff\\ufeff\\ufff9-\\uffff'&*_`";

/** What is odd beside others: each begins with a sign that is rare, and looks around itself. */
const AROUND = [
  // Escapes other than of a quote
  '(?<=\\\\)(?!")',
  // Dots, dashes, ranges, times
  '(?<=\\.)\\.\\.|(?<=--|day-)|(?<=\\d-)\\d|(?<=\\d ?x) ?\\d',
  // Lines of Markdown, and its links
  '(?<="[-#+>])[ #]|(?<=\\])\\(',
  // Words that keep a place
  `(?<=x)xx|(?<=X)(?:XXX|ME)|(?<=T)BD|(?<=[iI][pP])[sS]|(?<=\\{)\\{|(?<=${PLACEHOLDER[0]})${PLACEHOLDER.slice(1)}`,
];

// The signs stand before the choice, which makes the search several times as fast.
const SUSPICIOUS = new RegExp(`[${ODD}]|[-#+>\\\\.x\\]XTpP{${PLACEHOLDER[0]}](?:${AROUND.join('|')})`);

/** Two blanks in a text, which an indent is not, a blank before a sign, and a text that is a blank. */
const SUSPICIOUS_BLANK = / (?: (?<=[^ \n] {2})|[-,;:?!.»]|(?<=« )|"(?<=" "))/;

function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found++;
  return found;
}
