import type { Nodes, Root, Text } from 'mdast';
import {
  MAX_DIAGNOSTICS,
  NEEDLESS_CHARACTERS,
  type TextCheck,
  misreadLetters,
  repeatedWords,
  typographyDiagnostics,
  unfinishedTexts,
} from 'pagewright/rule';
import { characterName } from 'pagewright/text';
import type { PaperTextDiagnostic, OffsetRange } from '../../../core/text/text-facts.ts';
import { nodeRange } from './reading.ts';

/** The checks that report only warnings, because the authors decide about their words. */
const WARNINGS: readonly TextCheck[] = [incompleteMarkdown, typographyDiagnostics, repeatedWords];
const ERRORS: readonly TextCheck[] = [unfinishedTexts, misreadLetters];

/** The diagnostics of the words of a text, as on any page; formulas and code are skipped. */
export function wordDiagnostics(markdown: string, tree: Root): PaperTextDiagnostic<OffsetRange>[] {
  const diagnostics: PaperTextDiagnostic<OffsetRange>[] = [...hiddenCharacters(markdown)];
  const visit = (node: Nodes): void => {
    if (node.type === 'text') diagnostics.push(...diagnosticsIn(markdown, node));
    // The text of a link between < and > is its address.
    else if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return diagnostics;
}

function* hiddenCharacters(markdown: string): Iterable<PaperTextDiagnostic<OffsetRange>> {
  // A byte order mark at the beginning is allowed in Markdown.
  for (const { 0: character, index } of [...markdown.matchAll(NEEDLESS_CHARACTERS)].slice(0, MAX_DIAGNOSTICS))
    if (index > 0)
      yield {
        offset: index,
        length: character.length,
        code: 'invisible-character',
        message: `Here is ${characterName(character)}, which nobody sees.`,
        hint: 'Remove it: npm run validate -- --fix does it.',
        fix: '',
      };
}

function* diagnosticsIn(markdown: string, node: Text): Iterable<PaperTextDiagnostic<OffsetRange>> {
  const { offset, length } = nodeRange(node);
  // If the text has an escape or an entity, offsets in the words differ from those in the file.
  const isPlain = markdown.slice(offset, offset + length) === node.value;
  for (const [checks, severity] of [
    [ERRORS, 'error'],
    [WARNINGS, 'warning'],
  ] as const) {
    for (const each of checks.flatMap((check) => check(node.value, { language: '' }))) {
      const { code, message, hint, fix, also } = each;
      const place = isPlain ? { offset: offset + each.offset, length: each.length } : { offset, length };
      const cure = isPlain &&
        fix !== undefined && {
          fix,
          ...(also && { also: also.map((more) => ({ ...more, offset: offset + more.offset })) }),
        };
      const fullHint = cure ? `${hint} npm run validate -- --fix does it.` : hint;
      yield { ...place, severity, code, message, hint: fullHint, ...cure };
    }
  }
}

/** Markdown that readers would see as typed: unclosed bold words, or the # of a heading without a space. */
function incompleteMarkdown(text: string): ReturnType<TextCheck> {
  return MARKS.flatMap(([pattern, hint]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const excerpt = match[0].length > 40 ? `${match[0].slice(0, 40)}…` : match[0];
    const message = `“${excerpt}” is Markdown that is not complete: readers would see it.`;
    return [{ offset: match.index, length: match[0].length, code: 'text-markdown', message, hint }];
  });
}

const MARKS: [pattern: RegExp, hint: string][] = [
  [/~~(?=\S)[^~\n]{1,200}~~/, 'Remove what no longer applies: a paper has no deleted words.'],
  [/^\[[ xX]\] (?=\S)/, 'Remove the box: a list of a paper has none to tick.'],
  [/\[\^ [^\][\n]{0,80}\]/, 'Write the mark of a footnote without blanks: [^1].'],
  [
    /\*\*(?=\S)|(?<=\S)\*\*/,
    'Write ** at both ends of what is bold, without blanks inside; a character * itself is written \\*.',
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
