import type { TextCheck } from 'pagewright/rule';

/** Signs of Markdown that readers would see: unclosed bold words, or the sign of a heading without a space. */
export const leftMarkdown: TextCheck = (text) =>
  MARKS.flatMap(([pattern, hint]) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const shown = found[0].length > 40 ? `${found[0].slice(0, 40)}…` : found[0];
    const message = `“${shown}” is Markdown that is not complete: readers would see it.`;
    return [{ offset: found.index, length: found[0].length, code: 'text-markdown', message, hint }];
  });

const MARKS: [pattern: RegExp, hint: string][] = [
  [/~~(?=\S)[^~\n]{1,200}~~/, 'Remove what no longer holds: a paper has no deleted words.'],
  [/^\[[ xX]\] (?=\S)/, 'Remove the box: a list of a paper has none to tick.'],
  [/\[\^ [^\][\n]{0,80}\]/, 'Write the mark of a footnote without blanks: [^1].'],
  [
    /\*\*(?=\S)|(?<=\S)\*\*/,
    'Write ** at both ends of what is bold, without blanks inside; a sign * itself is written \\*.',
  ],
  [
    /\^\d{1,3}(?:,\d{1,3}){0,9}\^/,
    'Cite a work by its number in brackets, such as [2]; a footnote is marked [^1].',
  ],
  [
    /\\(?:textbf|textit|emph|cite|ref|label|section|footnote)\{/,
    'Write Markdown: **bold**, *stressed*, [2] for a citation.',
  ],
  [/^[•‣▪◦] ?(?=\S)/, 'Write - and a blank at the start of each entry of a list.'],
  [/^#{1,6}(?=[^\s#])/, 'Write a blank after the last #.'],
  [
    /\[[^\][\n]{1,200}\]\[[^\][\n]{1,200}\]/,
    'Define the address on a separate line: [name]: https://example.org/.',
  ],
];
