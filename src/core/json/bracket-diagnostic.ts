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
  const all = bracketsIn(text);
  const open: Bracket[] = [];
  for (const bracket of all) {
    if (bracket.character in CLOSERS) open.push(bracket);
    else {
      const opened = open.pop();
      if (opened && CLOSERS[opened.character] === bracket.character) continue;
      return bracket.offset === offset ? describeBracket(text, bracket, opened, all) : undefined;
    }
  }
  return undefined;
}

function bracketsIn(text: string): Bracket[] {
  const scanner = createScanner(text, true);
  const found: Bracket[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const character = text.slice(offset, offset + scanner.getTokenLength());
    if (BRACKETS.includes(character)) found.push({ character, offset });
  }
  return found;
}

function describeBracket(
  text: string,
  { character, offset }: Bracket,
  opened: Bracket | undefined,
  all: readonly Bracket[],
): SyntaxDiagnostic {
  const place = { offset, length: 1, code: 'wrong-bracket' };
  const openers = all.filter((each) => each.character in CLOSERS).length;
  if (!opened || openers < all.length - openers)
    return { ...place, message: `This ${character} closes no bracket.`, hint: 'Remove it.', fix: '' };
  const right = CLOSERS[opened.character]!;
  const { line } = createPositions(text)(opened.offset);
  const where = `the ${opened.character} of line ${line}`;
  return openers === all.length - openers
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
