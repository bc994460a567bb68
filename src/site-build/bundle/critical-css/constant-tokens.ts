import type { SheetPiece } from './read-sheet.ts';

/**
 * Inlines tokens that have the same value everywhere, if the rules become shorter: most tokens are used once
 * or twice in a first screen.
 * @param markupTokens the tokens in the markup itself, which stay
 * @returns the rules without references to the inlined tokens
 */
export function withoutConstants(
  pieces: readonly SheetPiece[],
  markupTokens: readonly string[],
): SheetPiece[] {
  const constants = constantsIn(pieces, markupTokens);
  return pieces.map((piece) => fill(piece, constants));
}

type Declaration = NonNullable<SheetPiece['declarations']>[number];

/** Finds the constant tokens, by the references in the rules. */
function constantsIn(pieces: readonly SheetPiece[], markupTokens: readonly string[]): Map<string, string> {
  const declarations = pieces.flatMap(declarationsIn);
  const definitions = Map.groupBy(declarations, ({ token }) => token);
  const otherTexts = [...markupTokens, ...pieces.flatMap(textsIn)].join('\n');
  const constants = new Map<string, string>();
  for (const { token, text, uses: usedTokens } of pieces.flatMap(rootDeclarations)) {
    if (token === undefined || definitions.get(token)?.length !== 1 || usedTokens.length > 0) continue;
    const value = text.slice(token.length + 1).trim();
    if (cssWide.test(value)) continue;
    const reference = `var(${token})`;
    const usingTexts = declarations
      .filter(({ uses }) => uses.includes(token))
      .map((declaration) => declaration.text);
    if (otherTexts.includes(token) || !usingTexts.every((each) => canFill(each, token))) continue;
    const referenceCount = usingTexts.join('').split(reference).length - 1;
    if ((value.length - reference.length) * referenceCount <= text.length) constants.set(reference, value);
  }
  return constants;
}

/** Keywords that apply to the token itself instead of the property; also the empty value. */
const cssWide = /^(initial|inherit|unset|revert|revert-layer)?$/;

/**
 * Whether a reference can be replaced by the value: it has no fallback, and the value would not merge with
 * the text next to it.
 */
function canFill(text: string, token: string): boolean {
  return !new RegExp(`var\\(${token}(?!\\))|[\\w)%]var\\(${token}\\)|var\\(${token}\\)[^\\s,;)!/]`).test(
    text,
  );
}

/** The declarations that apply to the whole page without a condition. */
function rootDeclarations({ selectors, declarations = [] }: SheetPiece): Declaration[] {
  return selectors?.length === 1 && selectors[0]?.text === ':root' ? declarations : [];
}

/** All declarations of a rule, also those in rules inside it. */
export function declarationsIn({ declarations = [], inner = [] }: SheetPiece): Declaration[] {
  return [...declarations, ...inner.flatMap(declarationsIn)];
}

/** Texts outside declarations in which rules may use tokens: conditions, and verbatim text. */
function textsIn({ head = '', text = '', inner = [] }: SheetPiece): string[] {
  return [head, text, ...inner.flatMap(textsIn)];
}

function fill(
  { declarations, inner, ...piece }: SheetPiece,
  constants: ReadonlyMap<string, string>,
): SheetPiece {
  return {
    ...piece,
    ...(declarations && { declarations: declarations.map((each) => fillOne(each, constants)) }),
    ...(inner && { inner: inner.map((each) => fill(each, constants)) }),
  };
}

function fillOne({ text, uses, ...rest }: Declaration, constants: ReadonlyMap<string, string>): Declaration {
  const constantTokens = uses.filter((token) => constants.has(`var(${token})`));
  const filledText = constantTokens.reduce(
    (now, token) => now.replaceAll(`var(${token})`, () => constants.get(`var(${token})`)!),
    text,
  );
  return { ...rest, text: filledText, uses: uses.filter((token) => !constantTokens.includes(token)) };
}
