import postcss from 'postcss';
import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';

/** A style sheet, read so that the rules of a first screen are quickly picked from it. */
export type ReadSheet = readonly Piece[];

/** A rule, or rules under one condition. */
export interface Piece {
  /** `@media (width < 30rem)`; a rule has selectors instead. */
  head?: string;
  selectors?: Selector[];
  declarations?: { text: string; token?: string; uses: string[] }[];
  inner?: Piece[];
  /** What is taken as it stands: a font, an animation. */
  text?: string;
  /** The name of an animation, which only what is animated by it needs. */
  animation?: string;
}

interface Selector {
  text: string;
  /** What the page must hold for it to apply: tags, `.class`, `[attribute]`. */
  needs: string[];
  /** Which of them an element must have around it, in pairs: of an element around, of the one within. */
  within: [outer: string, inner: string][];
}

/** Reads a style sheet once for all pages. @throws when it is none */
export function readSheet(css: string): ReadSheet {
  return postcss.parse(css).nodes.flatMap(readNode);
}

/** The tokens that a value or a tag refers to. */
export function usesOf(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, token = '']) => token);
}

function readNode(node: ChildNode): Piece[] {
  if (node.type === 'rule') return readRule(node);
  if (node.type !== 'atrule') return [];
  if (['media', 'supports', 'container'].includes(node.name)) return readGroup(node);
  const text = compact(node.toString());
  return [node.name.endsWith('keyframes') ? { text, animation: node.params } : { text }];
}

function readRule(rule: Rule): Piece[] {
  const selectors = rule.selectors
    .filter((text) => !isByHand(text))
    .map((text) => ({ text, needs: needed(text), within: pairsOf(text) }));
  const declarations = rule.nodes
    .filter((node): node is Declaration => node.type === 'decl' && !inMotion.test(node.prop))
    .map(readDeclaration);
  return selectors.length > 0 ? [{ selectors, declarations }] : [];
}

function isByHand(selector: string): boolean {
  return (
    byHand.test(withoutArguments(selector)) ||
    functionsIn(selector).some(({ name, choices }) =>
      name === 'has'
        ? choices.every((choice) => pointing.test(withoutArguments(choice)))
        : isChoice(name) && choices.every(isByHand),
    )
  );
}

/** What comes about only once somebody points, chooses, opens a dialog or goes on to the next page. */
const byHand =
  /:(hover|active|focus|focus-visible|focus-within|target|user-invalid)\b|::(selection|backdrop)/;

/** What holds such an element; it may hold from the beginning the one that the address leads to. */
const pointing = /:(hover|active|focus|focus-visible|focus-within|user-invalid)\b/;

/** What shows only once something changes, or somebody points. */
const inMotion = /^(-webkit-)?(transition(-[\w-]+)?|cursor)$/;

function readDeclaration({
  prop,
  value,
  important,
}: Declaration): NonNullable<Piece['declarations']>[number] {
  return {
    text: `${prop}:${value}${important ? '!important' : ''}`,
    ...(prop.startsWith('--') && { token: prop }),
    uses: usesOf(value),
  };
}

/** Of a list of media queries, what holds on a screen with scripts. */
function readGroup(rule: AtRule): Piece[] {
  const queries =
    rule.name === 'media'
      ? rule.params.split(/,(?![^(]*\))/).filter((query) => !elsewhere.test(query))
      : [rule.params];
  const inner = (rule.nodes ?? []).flatMap(readNode);
  return queries.length > 0 && inner.length > 0
    ? [{ head: `@${rule.name} ${queries.join(',')}`, inner }]
    : [];
}

const elsewhere = /^\s*print\b|\(scripting:\s*none\)/;

/** Two names for each pair of elements of which one stands somewhere within the other. */
function pairsOf(selector: string): Selector['within'] {
  const plain = withoutArguments(unwrapped(selector))
    .replace(/\[([\w-]+)(?:[^\w\]-][^\]]*)?\]/g, '[$1]')
    .replace(/\s*([>+~])\s*/g, '$1');
  const compounds = plain.split(/(?<=[^>+~])[ >](?=[^>+~])/);
  return compounds.flatMap((compound, index) => {
    const next = compounds[index + 1];
    // What stands beside something is within what that is within: of a row of siblings all are asked for.
    if (next === undefined) return [];
    const outer = needed(compound.split(/[+~]/).at(-1) ?? '');
    const inner = needed(next.split(/[+~]/)[0] ?? '');
    return outer.flatMap((out) => inner.map((each): [string, string] => [out, each]));
  });
}

/** The names that a selector can't apply without; what stands in :not() and :has() is left open. */
function needed(selector: string): string[] {
  const plain = withoutArguments(unwrapped(selector).replace(/:disabled\b/g, '[disabled]')).replace(
    /::?[\w-]+/g,
    '',
  );
  const attributes = [...plain.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => `[${name}]`);
  const rest = plain.replace(/\[[^\]]*\]/g, '');
  const classes = rest.match(/\.[\w-]+/g) ?? [];
  const tags = rest.replace(/[.#][\w-]+/g, '').match(/[a-z][\w-]*/gi) ?? [];
  return [
    ...attributes.filter((name) => !ofVisitors.has(name)),
    ...classes,
    ...tags.filter((tag) => !around.has(tag)),
    ...functionsIn(unwrapped(selector)).flatMap(({ name, choices }) =>
      isChoice(name) ? inAll(choices.map(needed)) : [],
    ),
  ];
}

function isChoice(name: string): boolean {
  return name === 'is' || name === 'where';
}

function inAll([first = [], ...others]: readonly string[][]): string[] {
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** The functions of a selector that stand in no other one, with each selector in their lists. */
function functionsIn(selector: string): { name: string; choices: string[] }[] {
  const found: { name: string; choices: string[] }[] = [];
  let end = 0;
  for (const { index, 0: opening, 1: name = '' } of selector.matchAll(/:([\w-]+)\(/g)) {
    if (index < end) continue;
    const choices = choicesFrom(selector, index + opening.length);
    end = index + opening.length + choices.join().length;
    found.push({ name, choices });
  }
  return found;
}

/** The list that begins at a place, as far as the parenthesis that ends it. */
function choicesFrom(selector: string, start: number): string[] {
  const choices = [''];
  let depth = 0;
  for (const letter of selector.slice(start)) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) break;
    if (letter === ',' && depth === 0) choices.push('');
    else choices[choices.length - 1] += letter;
  }
  return choices;
}

/** Without :where() and :is() around what has to be there. */
function unwrapped(selector: string): string {
  return selector.replace(/:(where|is)\(([^(),]*)\)/g, '$2');
}

function withoutArguments(selector: string): string {
  const less = selector.replace(/\([^()]*\)/g, '');
  return less === selector ? selector : withoutArguments(less);
}

/** Set on the root by the script that runs before the first paint. */
const ofVisitors = new Set(['[data-theme]', '[data-motion]']);
/** Around the markup that is searched. */
const around = new Set(['html', 'head', 'body']);

function compact(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replaceAll(';}', '}');
}
