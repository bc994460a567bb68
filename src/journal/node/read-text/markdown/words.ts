import type { Text } from 'mdast';
import type { Inline } from '../../../core/text/full-text.ts';
import { nodeRange, type MarkdownReading } from './reading.ts';

/** The inlines of plain text: [2] and [2, 4–6] cite references, and the name of a table or figure links to it. */
export function linkMentions(text: Text, reading: MarkdownReading): Inline[] {
  const place = nodeRange(text);
  const end = place.offset + place.length;
  let from = place.offset;
  /** The range of a piece of the text in the file; undefined if a backslash escapes it. */
  const findRange = (piece: string) => {
    const offset = reading.source.indexOf(piece, from);
    if (offset < 0 || offset + piece.length > end || reading.source[offset - 1] === '\\') return undefined;
    from = offset + piece.length;
    return { offset, length: piece.length };
  };
  return split(text.value, BRACKETS).flatMap((piece, index): Inline[] => {
    if (index % 2 === 0) {
      for (const mention of unknownMentions(piece, reading)) {
        const range = findRange(mention);
        if (range) reading.diagnostic(range, missingMention(mention));
      }
      return withMentions(piece, reading.labels);
    }
    const range = findRange(piece);
    if (!range) return [piece];
    if (!piece.startsWith('[^')) {
      const backwards = piece.slice(1, -1).split(/[,;]/).find(endsBeforeItBegins);
      if (backwards !== undefined)
        reading.diagnostic(range, {
          code: 'text-citation',
          message: `The range ${backwards.trim()} of ${piece} ends before it begins.`,
          hint: 'Write the smaller number first, or a comma between the two.',
        });
      return split(piece, /(\d+)/).map((part, at) =>
        at % 2 === 0 ? part : reading.cite(Number(part), range, [part]),
      );
    }
    reading.diagnostic(range, {
      code: 'text-note',
      message: `The footnote ${piece} has no text.`,
      hint: `Write it on a separate line at the end: ${piece}: The text of the note.`,
    });
    return [];
  });
}

/** Whether a range of citations is reversed, such as 3–1. */
function endsBeforeItBegins(range: string): boolean {
  const [first, last] = range.split(/[–-]/).map(Number);
  return last !== undefined && first! >= last;
}

/** [3], [1, 4–6]; and [^name], a footnote mark without a footnote. */
const BRACKETS = /(\[\d+(?:\s*[,;–-]\s*\d+)*\]|\[\^[^\]\s]+\])/;

/** The names of tables and figures with unknown numbers in a text. */
function unknownMentions(
  words: string,
  { kinds, labels, reportedNames, isMisnumbered }: MarkdownReading,
): string[] {
  if (isMisnumbered) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${[...kinds].join('|')}) \\p{Nd}+(?![\\p{N}])`,
    'gu',
  );
  return [...words.matchAll(pattern)]
    .map(([mention]) => mention)
    .filter((mention) => !labels.has(mention) && !reportedNames.has(mention));
}

function missingMention(mention: string) {
  return {
    severity: 'warning' as const,
    code: 'text-mention',
    message: `The text names ${mention}, but nothing has this caption.`,
    hint: 'Correct the number, or write the caption above what it belongs to. Write one of another work in lower case: their table 2.',
  };
}

function withMentions(words: string, labels: ReadonlyMap<string, string>): Inline[] {
  if (labels.size === 0) return [words];
  const names = [...labels.keys()].sort((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${names})(?![\\p{N}])`, 'u');
  return split(words, pattern).map((piece, index) =>
    index % 2 === 0 ? piece : { kind: 'cross-reference', target: labels.get(piece)!, inlines: [piece] },
  );
}

/** The pieces between the matches of a pattern with one group; the matches are at odd indices. */
function split(text: string, pattern: RegExp): string[] {
  return text.split(pattern);
}
