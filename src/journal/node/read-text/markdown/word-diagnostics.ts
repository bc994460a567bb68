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
import type { PaperTextDiagnostic, Stretch } from '../../../core/text/text-facts.ts';
import { leftMarkdown } from './left-markdown.ts';
import { nodeStretch } from './reading.ts';

/** These checks are only warnings, because the authors decide about their words. */
const WARNINGS: readonly TextCheck[] = [leftMarkdown, typographyDiagnostics, repeatedWords];
const ERRORS: readonly TextCheck[] = [unfinishedTexts, misreadLetters];

/** The diagnostics of the words of a text, as on any page; formulas and code are skipped. */
export function wordDiagnostics(source: string, tree: Root): PaperTextDiagnostic<Stretch>[] {
  const found: PaperTextDiagnostic<Stretch>[] = [...hiddenCharacters(source)];
  const look = (node: Nodes): void => {
    if (node.type === 'text') found.push(...diagnosticsIn(source, node));
    // A link between < and > has its address as words.
    else if ('children' in node) node.children.forEach(look);
  };
  look(tree);
  return found;
}

function* hiddenCharacters(source: string): Iterable<PaperTextDiagnostic<Stretch>> {
  // A byte order mark at the beginning is allowed in Markdown.
  for (const { 0: character, index } of [...source.matchAll(NEEDLESS_CHARACTERS)].slice(0, MAX_DIAGNOSTICS))
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

function* diagnosticsIn(source: string, node: Text): Iterable<PaperTextDiagnostic<Stretch>> {
  const { offset, length } = nodeStretch(node);
  // If the text has an escape or an entity, offsets in the words differ from those in the file.
  const isPlain = source.slice(offset, offset + length) === node.value;
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
