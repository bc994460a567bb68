import type { Piece } from './read-sheet.ts';

/**
 * Writes the value of a token in its place where the token has the same value everywhere and the rules become shorter: most
 * tokens are used once or twice on a first screen.
 * @param asked the tokens that the markup itself refers to: they stay
 * @returns the same rules, in which nothing refers to those tokens any more
 */
export function withoutConstants(pieces: readonly Piece[], asked: readonly string[]): Piece[] {
  const constants = constantsIn(pieces, asked);
  return pieces.map((piece) => fill(piece, constants));
}

type Declaration = NonNullable<Piece['declarations']>[number];

/** By how the rules refer to them. */
function constantsIn(pieces: readonly Piece[], asked: readonly string[]): Map<string, string> {
  const all = pieces.flatMap(declarationsIn);
  const definitions = Map.groupBy(all, ({ token }) => token);
  const elsewhere = [...asked, ...pieces.flatMap(textsIn)].join('\n');
  const constants = new Map<string, string>();
  for (const { token, text, uses: others } of pieces.flatMap(rootDeclarations)) {
    if (token === undefined || definitions.get(token)?.length !== 1 || others.length > 0) continue;
    const value = text.slice(token.length + 1).trim();
    if (cssWide.test(value)) continue;
    const reference = `var(${token})`;
    const using = all.filter(({ uses }) => uses.includes(token)).map((declaration) => declaration.text);
    if (elsewhere.includes(token) || !using.every((each) => canFill(each, token))) continue;
    const times = using.join('').split(reference).length - 1;
    if ((value.length - reference.length) * times <= text.length) constants.set(reference, value);
  }
  return constants;
}

/** Keywords that speak of the token itself and not of the property that takes its value; so does nothing at all. */
const cssWide = /^(initial|inherit|unset|revert|revert-layer)?$/;

/** Not where a use names another value besides, or where the value would run into what stands beside it. */
function canFill(text: string, token: string): boolean {
  return !new RegExp(`var\\(${token}(?!\\))|[\\w)%]var\\(${token}\\)|var\\(${token}\\)[^\\s,;)!/]`).test(
    text,
  );
}

/** What holds for the whole page under no condition. */
function rootDeclarations({ selectors, declarations = [] }: Piece): Declaration[] {
  return selectors?.length === 1 && selectors[0]?.text === ':root' ? declarations : [];
}

function declarationsIn({ declarations = [], inner = [] }: Piece): Declaration[] {
  return [...declarations, ...inner.flatMap(declarationsIn)];
}

/** What rules may name tokens in besides their declarations: conditions, and what is taken as it stands. */
function textsIn({ head = '', text = '', inner = [] }: Piece): string[] {
  return [head, text, ...inner.flatMap(textsIn)];
}

function fill({ declarations, inner, ...piece }: Piece, constants: ReadonlyMap<string, string>): Piece {
  return {
    ...piece,
    ...(declarations && { declarations: declarations.map((each) => fillOne(each, constants)) }),
    ...(inner && { inner: inner.map((each) => fill(each, constants)) }),
  };
}

function fillOne({ text, uses, ...rest }: Declaration, constants: ReadonlyMap<string, string>): Declaration {
  const used = uses.filter((token) => constants.has(`var(${token})`));
  const filled = used.reduce(
    (now, token) => now.replaceAll(`var(${token})`, () => constants.get(`var(${token})`)!),
    text,
  );
  return { ...rest, text: filled, uses: uses.filter((token) => !used.includes(token)) };
}
