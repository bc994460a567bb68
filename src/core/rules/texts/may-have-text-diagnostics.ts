import { PLACEHOLDER } from '../../content/placeholder.ts';
import type { ParsedFile } from '../rule.ts';
import { MAY_BE_MISREAD } from './misread-letters.ts';
import { MAY_REPEAT } from './repeated-words.ts';

/**
 * Whether a file may have anything that the rules for texts report. One search over the whole file is much faster
 * than one per text: if it finds nothing, none of their patterns can match.
 */
export function mayHaveTextDiagnostics({ source, markedUp }: ParsedFile): boolean {
  const { text } = source;
  if ([SUSPICIOUS, SUSPICIOUS_BLANK, MAY_BE_MISREAD, MAY_REPEAT].some((pattern) => pattern.test(text)))
    return true;
  // Tags, and the quotes of their attributes, are allowed in rich text only.
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

/** Control characters, invisible characters, accents separate from their letters, lone surrogates, private-use characters; entities and Markdown. */
const ODD =
  "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u0300-\\u036f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ud800-\\uf8ff\\ufeff\\ufff9-\\uffff'&*_`•‣▪◦";

/**
 * Patterns that are suspicious only next to certain characters: each begins with a rare character and looks
 * around it.
 */
const AROUND = [
  // Escape sequences, except that of a quote
  '(?<=\\\\)(?!")',
  // Dots, dashes, ranges, times
  '(?<=\\.)\\.\\.|(?<=--|day-)|(?<=\\d-)\\d|(?<=\\d ?x) ?\\d',
  // Lines of Markdown, and its links
  '(?<=[">][-#+>])[ #]|(?<=\\])\\(|(?<=[">] *1\\.) ',
  // Names of files
  '(?<=\\.)(?:md|docx?|txt|html?)"',
  // Words of placeholders
  `(?<=x)xx|(?<=X)(?:XXX|ME)|(?<=T)BD|(?<=[iI][pP])[sS]|(?<=\\{)\\{|(?<=${PLACEHOLDER[0]})${PLACEHOLDER.slice(1)}`,
];

// The rare characters come before the alternatives, which makes the search several times as fast.
const SUSPICIOUS = new RegExp(`[${ODD}]|[-#+>\\\\.x\\]XTpP{${PLACEHOLDER[0]}](?:${AROUND.join('|')})`);

/** Double spaces in a text (not indentation), a space before a punctuation mark or at an end, and blank texts. */
const SUSPICIOUS_BLANK =
  / (?: (?<=[^ \n] {2})|[-,;:?!.»]|(?<=« )|"(?<=" ")|"(?=\s*[,}\]])|(?<=" )[^\s}\]:,])/;

function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found++;
  return found;
}
