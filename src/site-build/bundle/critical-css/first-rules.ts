import type { FirstStyles } from '../../../core/page/document/assets.ts';
import { memoize } from '../../../core/memoize.ts';
import { pathTree, type ElementPath } from './element-path.ts';
import { firstScreen } from './first-screen.ts';
import { readTag } from './read-tag.ts';
import { referredTokens } from './css-text.ts';
import { declarationsIn, withoutConstants } from './constant-tokens.ts';
import type { SheetPiece, ReadSheet } from './read-sheet.ts';

/**
 * The critical rules of a page's first screen, and one rule that hides the rest until the complete sheets are
 * loaded. Rules are left out if no element matches, or if they apply only after an action of the visitor:
 * pointing, opening, printing, motion.
 * @param language the language of the pages
 * @returns a function of the page's markup, cached for pages with the same elements
 */
export function createFirstRules(
  sheets: readonly ReadSheet[],
  language: string,
): (markup: string) => Omit<FirstStyles, 'faces'> {
  const pieces = sheets.flat();
  const selectorNames = new Set(pieces.flatMap(namesInSelectors));
  const usedNames = (tag: string) =>
    namesIn(tag)
      .filter((name) => selectorNames.has(name))
      .join(' ');
  // Cached, because most tags are on many pages.
  const read = memoize((tag) => readTag(tag, usedNames(tag)), mostTags);
  const memoizedTokens = memoize(referredTokens, mostTags);
  const tree = pathTree();
  const rulesByKey = new Map<string, string>();
  return (markup) => {
    const { tags, paths, rest, end } = firstScreen(markup, read, tree);
    const tokens = [...new Set([...tags].flatMap(memoizedTokens))].sort();
    const numbers = [...paths].map(({ number }) => number).sort((one, other) => one - other);
    const key = [...numbers, ...tokens].join();
    const rules = rulesByKey.get(key) ?? rulesFor(pieces, readPaths(paths, language), tokens);
    rulesByKey.set(key, rules);
    return { rules: rest.length > 0 ? `${rules}${rest.join(',')}{display:none!important}` : rules, end };
  };
}

/**
 * The maximal number of cached tags: this number takes some megabytes; the different links of ten thousand
 * pages would take more.
 */
const mostTags = 10_000;

/** The elements of a first screen, in a form that selectors are compared with. */
interface FirstScreenNames {
  names: ReadonlySet<string>;
  /** For each name, the names of all ancestors of its elements. */
  around: ReadonlyMap<string, ReadonlySet<string>>;
}

function readPaths(paths: Iterable<ElementPath>, language: string): FirstScreenNames {
  const ancestorsByName = new Map<string, Set<string>>();
  for (const path of paths) {
    const outerNames = namesAround(path);
    for (const name of path.names.split(' ')) {
      const ancestors = ancestorsByName.get(name) ?? new Set();
      for (const each of outerNames) ancestors.add(each);
      ancestorsByName.set(name, ancestors);
    }
  }
  return { names: new Set([...ancestorsByName.keys(), ...languageNames(language)]), around: ancestorsByName };
}

function namesAround({ outer }: ElementPath): string[] {
  return outer ? [...outer.names.split(' '), ...namesAround(outer)] : [];
}

function rulesFor(pieces: readonly SheetPiece[], screen: FirstScreenNames, tokens: string[]): string {
  const matchingRules = withoutConstants(
    pieces.flatMap((piece) => matchingPieces(piece, screen)),
    tokens,
  );
  const animated = matchingRules.flatMap(declarationsIn).filter(({ text }) => text.startsWith('animation'));
  const rules = matchingRules.filter(
    ({ animation }) => animation === undefined || animated.some(({ text }) => text.includes(animation)),
  );
  const usedTokens = neededTokens(rules, tokens);
  return rules.map((piece) => write(piece, usedTokens)).join('');
}

/** The names in an opening tag that selectors may match. */
function namesIn(tag: string): string[] {
  const name = /^<([\w-]+)/.exec(tag)?.[1] ?? '';
  const attributes = [...tag.matchAll(/ ([\w-]+)=/g)].map(([, attribute = '']) => `[${attribute}]`);
  const classes = / class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
  const language = / lang="([^"]*)"/.exec(tag)?.[1];
  const languages = language ? languageNames(language) : [];
  return [name, ...attributes, ...classes.map((each) => `.${each}`), ...languages];
}

/** The names of a language in selectors: the whole tag (en-GB), and its beginning (en). */
function languageNames(tag: string): string[] {
  return [tag, tag.split('-')[0]].map((each) => `:lang(${each})`);
}

function namesInSelectors({ selectors = [], inner = [] }: SheetPiece): string[] {
  return [...selectors.flatMap(({ needs }) => needs), ...inner.flatMap(namesInSelectors)];
}

function matchingPieces(piece: SheetPiece, screen: FirstScreenNames): SheetPiece[] {
  if (piece.inner) {
    const inner = piece.inner.flatMap((each) => matchingPieces(each, screen));
    return inner.length > 0 ? [{ ...piece, inner }] : [];
  }
  if (!piece.selectors) return [piece];
  const selectors = piece.selectors.filter(
    ({ needs, within: descendants }) =>
      needs.every((name) => screen.names.has(name)) &&
      descendants.every(([outer, inner]) => screen.around.get(inner)?.has(outer)),
  );
  return selectors.length > 0 ? [{ ...piece, selectors }] : [];
}

/** All tokens that the rules use, directly or through other tokens. */
function neededTokens(rules: readonly SheetPiece[], tokens: readonly string[]): Set<string> {
  const byToken = Map.groupBy(rules.flatMap(declarationsIn), ({ token }) => token);
  const usesIn = (token: string | undefined) => (byToken.get(token) ?? []).flatMap(({ uses }) => uses);
  const allTokens = new Set<string>();
  const tokensToVisit = [...tokens, ...usesIn(undefined)];
  for (let name = tokensToVisit.pop(); name !== undefined; name = tokensToVisit.pop()) {
    if (allTokens.has(name)) continue;
    allTokens.add(name);
    tokensToVisit.push(...usesIn(name));
  }
  return allTokens;
}

function write(
  { head, selectors = [], declarations = [], inner, text }: SheetPiece,
  tokens: ReadonlySet<string>,
): string {
  if (text !== undefined) return text;
  if (inner) {
    const rules = inner.map((each) => write(each, tokens)).join('');
    return rules && `${head}{${rules}}`;
  }
  const rules = declarations.filter(({ token }) => token === undefined || tokens.has(token));
  if (rules.length === 0) return '';
  return `${selectors.map(({ text }) => text).join(',')}{${rules.map(({ text }) => text).join(';')}}`;
}
