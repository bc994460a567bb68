import postcss from 'postcss';
import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';
import { firstScreen } from './first-screen.ts';

/** A style sheet, read so that the rules of a first screen are quickly picked from it. */
export type ReadSheet = readonly Piece[];

interface Piece {
  /** `@media (width < 30rem)`; a rule has selectors instead. */
  head?: string;
  selectors?: Selector[];
  declarations?: { text: string; token?: string; uses: string[] }[];
  inner?: Piece[];
  /** What is taken as it stands: a font, an animation. */
  text?: string;
}

interface Selector {
  text: string;
  /** What the page must hold for it to apply: tags, `.class`, `[attribute]`. */
  needs: string[];
}

/** Reads a style sheet once for all pages. @throws when it is none */
export function readSheet(css: string): ReadSheet {
  return postcss.parse(css).nodes.flatMap(readNode);
}

/**
 * The rules that a page's first screen is painted with, and one that hides what follows until the whole sheets come.
 * Left out is what no element there needs, and what only a visitor's hand brings about: pointing, opening, printing.
 * @returns a function of the page's markup, which pages with the same elements ask only once
 */
export function createFirstRules(sheets: readonly ReadSheet[]): (markup: string) => string {
  const pieces = sheets.flat();
  const asked = new Set(pieces.flatMap(needsOf));
  const known = new Map<string, string>();
  return (markup) => {
    const { tags, rest } = firstScreen(markup);
    const names = new Set<string>();
    for (const tag of tags) for (const name of namesIn(tag)) if (asked.has(name)) names.add(name);
    const tokens = [...new Set([...tags].flatMap((tag) => usesOf(tag)))];
    const key = [[...names].sort().join(' '), tokens.sort().join(' ')].join('\n');
    const rules = known.get(key) ?? rulesFor(pieces, names, tokens);
    known.set(key, rules);
    return rest.length > 0 ? `${rules}${rest.join(',')}{display:none!important}` : rules;
  };
}

function rulesFor(pieces: readonly Piece[], names: ReadonlySet<string>, tokens: string[]): string {
  const kept = pieces.flatMap((piece) => keep(piece, names));
  return kept.map((piece) => write(piece, neededTokens(kept, tokens))).join('');
}

function readNode(node: ChildNode): Piece[] {
  if (node.type === 'rule') return readRule(node);
  if (node.type !== 'atrule') return [];
  if (['media', 'supports', 'container'].includes(node.name)) return readGroup(node);
  return [{ text: compact(node.toString()) }];
}

function readRule(rule: Rule): Piece[] {
  const selectors = rule.selectors
    .filter((text) => !byHand.test(withoutArguments(text)))
    .map((text) => ({ text, needs: needed(text) }));
  const declarations = rule.nodes
    .filter((node): node is Declaration => node.type === 'decl')
    .map(readDeclaration);
  return selectors.length > 0 ? [{ selectors, declarations }] : [];
}

/** What comes about only once somebody points, chooses, opens a dialog or goes on to the next page. */
const byHand =
  /:(hover|active|focus|focus-visible|focus-within|target|user-invalid)\b|::(selection|backdrop)/;

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

/** The names that a selector can't apply without; what stands in :not() and :has() is left open. */
function needed(selector: string): string[] {
  const plain = withoutArguments(selector.replace(/:(where|is)\(([^(),]*)\)/g, '$2')).replace(
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
  ];
}

function withoutArguments(selector: string): string {
  const less = selector.replace(/\([^()]*\)/g, '');
  return less === selector ? selector : withoutArguments(less);
}

/** Set on the root by the script that runs before the first paint. */
const ofVisitors = new Set(['[data-theme]', '[data-motion]']);
/** Around the markup that is searched. */
const around = new Set(['html', 'head', 'body']);

/** What selectors may ask of an opening tag. */
function namesIn(tag: string): string[] {
  const name = /^<([\w-]+)/.exec(tag)?.[1] ?? '';
  const attributes = [...tag.matchAll(/ ([\w-]+)=/g)].map(([, attribute = '']) => `[${attribute}]`);
  const classes = / class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
  return [name, ...attributes, ...classes.map((each) => `.${each}`)];
}

/** The tokens that a value or a tag refers to. */
function usesOf(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, token = '']) => token);
}

function needsOf({ selectors = [], inner = [] }: Piece): string[] {
  return [...selectors.flatMap(({ needs }) => needs), ...inner.flatMap(needsOf)];
}

function keep(piece: Piece, names: ReadonlySet<string>): Piece[] {
  if (piece.inner) {
    const inner = piece.inner.flatMap((each) => keep(each, names));
    return inner.length > 0 ? [{ ...piece, inner }] : [];
  }
  if (!piece.selectors) return [piece];
  const selectors = piece.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
  return selectors.length > 0 ? [{ ...piece, selectors }] : [];
}

/** Every token that the kept rules come to, by way of other tokens, too. */
function neededTokens(kept: readonly Piece[], tokens: readonly string[]): Set<string> {
  const declarations = kept.flatMap(declarationsIn);
  const needed = new Set<string>();
  const waiting = [...tokens, ...declarations.flatMap(({ token, uses }) => (token ? [] : uses))];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    waiting.push(...declarations.flatMap(({ token, uses }) => (token === name ? uses : [])));
  }
  return needed;
}

function declarationsIn({ declarations = [], inner = [] }: Piece): NonNullable<Piece['declarations']> {
  return [...declarations, ...inner.flatMap(declarationsIn)];
}

function write(
  { head, selectors = [], declarations = [], inner, text }: Piece,
  tokens: ReadonlySet<string>,
): string {
  if (text !== undefined) return text;
  if (inner) {
    const rules = inner.map((each) => write(each, tokens)).join('');
    return rules && `${head}{${rules}}`;
  }
  const kept = declarations.filter(({ token }) => token === undefined || tokens.has(token));
  if (kept.length === 0) return '';
  return `${selectors.map(({ text }) => text).join(',')}{${kept.map(({ text }) => text).join(';')}}`;
}

function compact(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replaceAll(';}', '}');
}
