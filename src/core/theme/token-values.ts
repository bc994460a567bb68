import { generate, lexer, parse, tokenize, tokenTypes, walk } from 'css-tree/dist/csstree.esm';
import type { CssNode, FunctionNode } from 'css-tree';

/** The message and hint for a wrong value. */
interface ValueDiagnostic {
  written: string;
  hint: string;
}

/** The kinds of tokens, each with its CSS syntax and a hint; the first match is the kind of a token. */
const KINDS: [syntax: string, hint: string][] = [
  ['<color>', 'Write a colour, such as #14214f, or light-dark(#14214f, #e9ecf8) for the two themes.'],
  ['<time [0,∞]>', 'Write a time, such as 120ms.'],
  ['<number [0,∞]>', 'Write a number without a unit, such as 1.6.'],
  ['<easing-function>', 'Write an easing, such as ease or cubic-bezier(0.2, 0, 0, 1).'],
  ['<length-percentage [0,∞]>', 'Write a length with its unit, such as 1rem.'],
  ['<length-percentage>', 'Write a length with its unit, such as -0.02em.'],
  ['<shadow>#', 'Write a shadow, such as 0 8px 24px rgb(0 0 0 / 0.2).'],
];

/**
 * Explains why a token can't have a value: the value is of another kind than the engine's.
 * @param name the token
 * @param model the engine's value; if empty, the kind is unknown
 * @param known the values of all tokens by name
 */
export function findValueDiagnostic(
  name: string,
  value: string,
  model: string,
  known: ReadonlyMap<string, string>,
): ValueDiagnostic | undefined {
  const kind = model === '' ? undefined : KINDS.find(([syntax]) => fits(syntax, resolveTokens(model, known)));
  const resolvedValue = resolveTokens(value, known, [name]);
  if (resolvedValue === undefined)
    return { written: `made of itself: ${value}`, hint: 'Write a value in place of the name.' };
  const brokenFunction = resolvedValue === undefined ? undefined : brokenCalculation(resolvedValue);
  if (brokenFunction !== undefined)
    return { written: shortenValue(value), hint: `Complete ${brokenFunction}: ${CALCULATION}` };
  if (!kind || fits(kind[0], resolvedValue)) return undefined;
  return { written: shortenValue(value), hint: kind[1] };
}

const CALCULATION = 'values have commas between them, and + and - a value and a space on both sides.';

/**
 * The first calculation with a missing part, such as calc(1rem +); the lexer accepts any calculation as a
 * length.
 */
function brokenCalculation(value: string): string | undefined {
  let broken: string | undefined;
  const tree = parseValue(value);
  // The lexer does not support env() inside calculations.
  walk(tree, (node, item, list) => {
    if (node.type === 'Function' && node.name === 'env' && list)
      list.replace(item, list.createItem({ type: 'Dimension', value: '0', unit: 'px' }));
  });
  walk(tree, (node) => {
    if (node.type !== 'Function' || !CALCULATIONS.has(node.name) || broken !== undefined) return;
    if (lexer.match(`<${node.name}()>`, node).error !== null) broken = `${node.name}()`;
  });
  return broken;
}

const CALCULATIONS = new Set(['calc', 'min', 'max', 'clamp', 'round', 'mod', 'rem', 'abs']);

function fits(syntax: string, value: string | undefined): boolean {
  return value !== undefined && lexer.match(syntax, value).error === null;
}

/** The tokens in a value. */
export function listTokenNames(value: string): string[] {
  const names: string[] = [];
  walk(parseValue(value), (node) => {
    const name = nameIn(node);
    if (name !== undefined) names.push(name);
  });
  return names;
}

/** A declaration that follows another without a semicolon, and where the semicolon belongs. */
export interface NextDeclaration {
  name: string;
  /** The last piece of the value before the missing semicolon, and its offset in the declaration. */
  last: { offset: number; text: string };
}

/**
 * The declaration that follows without a semicolon; undefined if there is none.
 * @param declaration its text, from its name on
 */
export function nextDeclaration(declaration: string): NextDeclaration | undefined {
  const pieces: { type: number; offset: number; text: string }[] = [];
  tokenize(declaration, (type, offset, end) => {
    if (type !== tokenTypes.WhiteSpace && type !== tokenTypes.Comment)
      pieces.push({ type, offset, text: declaration.slice(offset, end) });
  });
  const colon = pieces.findIndex(
    ({ type }, index) => index > 2 && type === tokenTypes.Colon && pieces[index - 1]!.text.startsWith('--'),
  );
  if (colon < 0) return undefined;
  return { name: pieces[colon - 1]!.text, last: pieces[colon - 2]! };
}

/** The value with its tokens resolved; undefined if one refers to itself. */
function resolveTokens(
  value: string,
  known: ReadonlyMap<string, string>,
  through: readonly string[] = [],
): string | undefined {
  const tree = parseValue(value);
  let isEndless = false;
  walk(tree, (node, item, list) => {
    const name = nameIn(node);
    if (name === undefined || !list) return;
    const inner = through.includes(name)
      ? undefined
      : resolveTokens(known.get(name) ?? '', known, [...through, name]);
    if (inner === undefined) isEndless = true;
    else list.replace(item, list.createItem({ type: 'Raw', value: inner }));
  });
  return isEndless ? undefined : generate(tree);
}

/** The token in var(). */
function nameIn(node: CssNode): string | undefined {
  if (node.type !== 'Function' || node.name !== 'var') return undefined;
  const first = (node as FunctionNode).children.first;
  return first?.type === 'Identifier' ? first.name : undefined;
}

/** A value that can't be parsed stays text, and matches no kind. */
function parseValue(value: string): CssNode {
  try {
    return parse(value, { context: 'value' });
  } catch {
    return { type: 'Raw', value };
  }
}

/** The value on one line, at most 60 characters long. */
function shortenValue(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
