import { definitionSyntax, generate, lexer, parse } from 'css-tree/dist/csstree.esm';
import type { DSNode } from 'css-tree';
import { memoize } from '../memoize.ts';
import { suggestOr } from '../schema/suggest.ts';

/**
 * The advice for a value that browsers ignore: a misspelt colour, a width in words.
 * @returns undefined if the value is valid, or if the attribute does not affect the appearance
 * @see https://www.w3.org/TR/SVG2/propidx.html
 */
export function adviseOnAppearance(attribute: string, value: string): string | undefined {
  const syntax = SYNTAX.get(attribute);
  if (!syntax) return undefined;
  const written = value.includes('(') ? withoutToken(value) : value;
  if (written === undefined || fits(syntax, written)) return undefined;
  const keywords = keywordsIn(definitionSyntax.parse(syntax)).filter((word) => word !== 'inherit');
  const allowedWords = syntax === PAINT ? [...COLOURS, ...keywords] : keywords;
  return suggestOr(written, allowedWords, HINTS.get(syntax) ?? `Write ${allowedWords.join(', ')}.`).hint;
}

const PAINT = '<url> | <color> | none | currentColor | context-fill | context-stroke | inherit';
const NUMBER = '<number> | <length-percentage> | auto | inherit';
const SHARE = '<number> | <percentage> | inherit';
const NUMBERS = 'none | [ <number> | <length-percentage> ]+# | inherit';

const HINTS = new Map([
  [PAINT, 'Write a colour, such as #14214f, currentColor or none.'],
  [NUMBER, 'Write a number, such as 2.'],
  [SHARE, 'Write a number from 0 to 1.'],
  [NUMBERS, 'Write numbers, such as 4 2.'],
]);

/** The syntax of each attribute. Transformations and paths are missing: their syntax is not CSS. */
const SYNTAX = new Map<string, string>([
  ...each('fill stroke stop-color color', PAINT),
  ...each('cx cy r rx ry x y x1 y1 x2 y2 fx fy width height pathLength', NUMBER),
  ...each('stroke-width stroke-dashoffset stroke-miterlimit font-size', NUMBER),
  ...each('opacity fill-opacity stroke-opacity stop-opacity offset', SHARE),
  ...each('points stroke-dasharray', NUMBERS),
  ...each('fill-rule clip-rule', 'nonzero | evenodd | inherit'),
  ['stroke-linecap', 'butt | round | square | inherit'],
  ['stroke-linejoin', 'miter | miter-clip | round | bevel | arcs | inherit'],
  ['text-anchor', 'start | middle | end | inherit'],
]);

function each(attributes: string, syntax: string): [string, string][] {
  return attributes.split(' ').map((attribute) => [attribute, syntax]);
}

/** The names of colours. */
const COLOURS = keywordsIn(lexer.getType('named-color')!.syntax);

/** The keywords of a syntax. */
function keywordsIn(syntax: DSNode | null): string[] {
  const words: string[] = [];
  if (syntax)
    definitionSyntax.walk(syntax, (node) => {
      if (node.type === 'Keyword') words.push(node.name);
    });
  return words;
}

function fits(syntax: string, value: string): boolean {
  if (syntax === PAINT) return isPaint(value);
  // Most values are numbers. To recognise them here is a hundred times as fast as the lexer.
  const isNumeric = syntax === NUMBER || syntax === SHARE || syntax === NUMBERS;
  if (isNumeric && value.trim() !== '' && Number.isFinite(Number(value))) return true;
  return matches(syntax, value);
}

/** Memoized, because a drawing uses the same few colours many times. */
const isPaint = memoize((value) => matches(PAINT, value), 1000);

function matches(syntax: string, value: string): boolean {
  return lexer.match(syntax, value).error === null;
}

/**
 * Replaces a token by its fallback: var(--ink, #14214f) becomes #14214f.
 * @returns undefined for a token without a fallback; any other value unchanged
 */
function withoutToken(value: string): string | undefined {
  const tree = parse(value, { context: 'value' });
  const [only, ...more] = tree.type === 'Value' ? tree.children.toArray() : [];
  if (only?.type !== 'Function' || only.name !== 'var' || more.length > 0) return value;
  const other = only.children.toArray().find(({ type }) => type === 'Raw');
  return other && generate(other);
}
