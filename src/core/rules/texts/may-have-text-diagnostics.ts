import { PLACEHOLDER } from '../../content/placeholder.ts';
import type { ParsedFile } from '../rule.ts';
import { MAY_BE_MISREAD } from './misread-letters.ts';
import { mayRepeat } from './repeated-words.ts';

/**
 * Whether a file may have anything that the rules for texts report. One search over the whole file is much faster
 * than one per text: if it finds nothing, none of their patterns can match.
 */
export function mayHaveTextDiagnostics({ source, markedUp }: ParsedFile): boolean {
  const { text } = source;
  if (SUSPICIOUS.some((pattern) => pattern.test(text)) || mayRepeat(text)) return true;
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

/** Control characters; entities and Markdown. */
const ODD_ASCII = "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f'&*_`";

/** Control characters, invisible characters, accents separate from their letters, lone surrogates, private-use characters, bullets. */
const ODD =
  '\\u0080-\\u009f\\u061c\\u0300-\\u036f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ud800-\\uf8ff\\ufeff\\ufff9-\\uffff•‣▪◦';

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
const ODD_PLACE = new RegExp(`[-#+>\\\\.x\\]XTpP{${PLACEHOLDER[0]}](?:${AROUND.join('|')})`);

/** Double spaces in a text (not indentation), a space before a punctuation mark or at an end, and blank texts. */
const ODD_BLANK = /[^ \n]  | [-,;:?!.»]|« |" "| "(?=\s*[,}\]])|" [^\s}\]:,]/;

// Separate patterns, because together they take several times as long.
const ODD_CHARACTERS = [ODD_ASCII, ODD].map((characters) => new RegExp(`[${characters}]`));
const SUSPICIOUS = [...ODD_CHARACTERS, ODD_PLACE, ODD_BLANK, MAY_BE_MISREAD];

function count(text: string, part: string): number {
  let occurrences = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) occurrences++;
  return occurrences;
}
