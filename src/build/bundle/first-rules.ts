import { firstScreen } from './first-screen.ts';
import { usesOf } from './read-sheet.ts';
import type { Piece, ReadSheet } from './read-sheet.ts';

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
  const needed = neededTokens(kept, tokens);
  return kept.map((piece) => write(piece, needed)).join('');
}

/** What selectors may ask of an opening tag. */
function namesIn(tag: string): string[] {
  const name = /^<([\w-]+)/.exec(tag)?.[1] ?? '';
  const attributes = [...tag.matchAll(/ ([\w-]+)=/g)].map(([, attribute = '']) => `[${attribute}]`);
  const classes = / class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
  return [name, ...attributes, ...classes.map((each) => `.${each}`)];
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
  const byToken = Map.groupBy(kept.flatMap(declarationsIn), ({ token }) => token);
  const usesIn = (token: string | undefined) => (byToken.get(token) ?? []).flatMap(({ uses }) => uses);
  const needed = new Set<string>();
  const waiting = [...tokens, ...usesIn(undefined)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    waiting.push(...usesIn(name));
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
