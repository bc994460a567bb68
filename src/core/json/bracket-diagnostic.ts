import { createScanner } from 'jsonc-parser';
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts';
import { positions } from './text-position.ts';

interface Bracket {
  sign: string;
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
    if (bracket.sign in CLOSERS) open.push(bracket);
    else {
      const opened = open.pop();
      if (opened && CLOSERS[opened.sign] === bracket.sign) continue;
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
    const sign = text.slice(offset, offset + scanner.getTokenLength());
    if (BRACKETS.includes(sign)) found.push({ sign, offset });
  }
  return found;
}

function describeBracket(
  text: string,
  { sign, offset }: Bracket,
  opened: Bracket | undefined,
  all: readonly Bracket[],
): SyntaxDiagnostic {
  const place = { offset, length: 1, code: 'wrong-bracket' };
  const openers = all.filter((each) => each.sign in CLOSERS).length;
  if (!opened || openers < all.length - openers)
    return { ...place, message: `This ${sign} closes nothing.`, hint: 'Remove it.', fix: '' };
  const right = CLOSERS[opened.sign]!;
  const { line } = positions(text)(opened.offset);
  const where = `the ${opened.sign} of line ${line}`;
  return openers === all.length - openers
    ? { ...place, message: `${sign} can’t close ${where}.`, hint: `Write ${right} in its place.`, fix: right }
    : {
        ...place,
        message: `${where.replace('the', 'The')} is not closed before this ${sign}.`,
        hint: `Write ${right} before it.`,
        fix: `${right}${sign}`,
      };
}
