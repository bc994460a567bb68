import { createScanner } from 'jsonc-parser';
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts';
import { createPositions } from './text-position.ts';

interface Bracket {
  character: string;
  offset: number;
}

const CLOSERS: Record<string, string> = { '{': '}', '[': ']' };
const BRACKETS = ['{', '}', '[', ']'];

/**
 * Explains a wrong closing bracket: it is of the other kind, superfluous, or closes an outer bracket too
 * early. The numbers of opening and closing brackets show which case it is.
 * @returns undefined if the bracket at this offset is correct
 */
export function bracketDiagnostic(text: string, offset: number): SyntaxDiagnostic | undefined {
  const brackets = bracketsIn(text);
  const openBrackets: Bracket[] = [];
  for (const bracket of brackets) {
    if (bracket.character in CLOSERS) openBrackets.push(bracket);
    else {
      const opener = openBrackets.pop();
      if (opener && CLOSERS[opener.character] === bracket.character) continue;
      return bracket.offset === offset ? describeBracket(text, bracket, opener, brackets) : undefined;
    }
  }
  return undefined;
}

function bracketsIn(text: string): Bracket[] {
  const scanner = createScanner(text, true);
  const brackets: Bracket[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const character = text.slice(offset, offset + scanner.getTokenLength());
    if (BRACKETS.includes(character)) brackets.push({ character, offset });
  }
  return brackets;
}

function describeBracket(
  text: string,
  { character, offset }: Bracket,
  opener: Bracket | undefined,
  brackets: readonly Bracket[],
): SyntaxDiagnostic {
  const place = { offset, length: 1, code: 'wrong-bracket' };
  const openers = brackets.filter((each) => each.character in CLOSERS).length;
  if (!opener || openers < brackets.length - openers)
    return { ...place, message: `This ${character} closes no bracket.`, hint: 'Remove it.', fix: '' };
  const right = CLOSERS[opener.character]!;
  const { line } = createPositions(text)(opener.offset);
  const where = `the ${opener.character} of line ${line}`;
  return openers === brackets.length - openers
    ? {
        ...place,
        message: `${character} can’t close ${where}.`,
        hint: `Write ${right} in its place.`,
        fix: right,
      }
    : {
        ...place,
        message: `${where.replace('the', 'The')} is not closed before this ${character}.`,
        hint: `Write ${right} before it.`,
        fix: `${right}${character}`,
      };
}
