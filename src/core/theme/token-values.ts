import { generate, lexer, parse, walk } from 'css-tree/dist/csstree.esm';
import type { CssNode, FunctionNode } from 'css-tree';

/** The problem of a wrong value; the caller adds the message and the position. */
interface ValueProblem {
  /** The value, as the message quotes it. */
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
 * Checks the value that a site gives to a token: it must be of the same kind as the engine's value, such as a colour.
 * @param name the token
 * @param value the site's value
 * @param engineValue the engine's value; if empty, the kind is unknown
 * @param tokenValues the values of all tokens by name
 * @returns undefined if the value is right
 */
export function findValueDiagnostic(
  name: string,
  value: string,
  engineValue: string,
  tokenValues: ReadonlyMap<string, string>,
): ValueProblem | undefined {
  const kind =
    engineValue === ''
      ? undefined
      : KINDS.find(([syntax]) => fits(syntax, resolveTokens(engineValue, tokenValues)));
  const resolvedValue = resolveTokens(value, tokenValues, [name]);
  if (resolvedValue === undefined)
    return { written: `made of itself: ${value}`, hint: 'Write a value in place of the name.' };
  const brokenFunction = brokenCalculation(resolvedValue);
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

/**
 * The value with its tokens resolved; undefined if one refers to itself.
 * @param visited the tokens on the way to this value
 */
function resolveTokens(
  value: string,
  tokenValues: ReadonlyMap<string, string>,
  visited: readonly string[] = [],
): string | undefined {
  const tree = parseValue(value);
  let isEndless = false;
  walk(tree, (node, item, list) => {
    const name = nameIn(node);
    if (name === undefined || !list) return;
    const inner = visited.includes(name)
      ? undefined
      : resolveTokens(tokenValues.get(name) ?? '', tokenValues, [...visited, name]);
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
