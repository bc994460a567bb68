import postcss from 'postcss';
import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';
import { compactCss, referredTokens } from './css-text.ts';

/** A parsed style sheet, prepared for selecting the rules of a first screen. */
export type ReadSheet = readonly SheetPiece[];

/** A rule, or the rules under one condition. */
export interface SheetPiece {
  /** `@media (width < 30rem)`; undefined for a rule with selectors. */
  head?: string;
  selectors?: Selector[];
  declarations?: { text: string; token?: string; uses: string[] }[];
  inner?: SheetPiece[];
  /** Text that is copied unchanged: a font, an animation. */
  text?: string;
  /** The name of an animation, needed only by elements that use it. */
  animation?: string;
}

interface Selector {
  text: string;
  /** The names that the page must have for the rule: tags, `.class`, `[attribute]`, `:lang(hi)`. */
  needs: string[];
  /** Pairs of names: an element with the second name must be inside one with the first. */
  within: [outer: string, inner: string][];
}

/** Parses a style sheet, once for a bundle. @throws if it is invalid */
export function readSheet(css: string): ReadSheet {
  return postcss.parse(css).nodes.flatMap(readNode);
}

function readNode(node: ChildNode): SheetPiece[] {
  if (node.type === 'rule') return readRule(node);
  if (node.type !== 'atrule') return [];
  if (['media', 'supports', 'container'].includes(node.name)) return readGroup(node);
  const text = compactCss(node.toString());
  return [node.name.endsWith('keyframes') ? { text, animation: node.params } : { text }];
}

function readRule(rule: Rule): SheetPiece[] {
  const selectors = rule.selectors
    .filter((text) => !matchesAfterAction(text))
    .map((text) => ({ text, needs: neededNames(text), within: listPairs(text) }));
  const declarations = rule.nodes
    .filter((node): node is Declaration => node.type === 'decl' && !motionProperties.test(node.prop))
    .map(readDeclaration);
  return selectors.length > 0 ? [{ selectors, declarations }] : [];
}

function matchesAfterAction(selector: string): boolean {
  return (
    afterAction.test(withoutArguments(selector)) ||
    functionsIn(selector).some(({ name, choices }) =>
      name === 'has'
        ? choices.every((choice) => pointing.test(withoutArguments(choice)))
        : isChoice(name) && choices.every(matchesAfterAction),
    )
  );
}

/**
 * Selectors that match only after an action of the visitor: pointing, choosing, opening a dialog, going to
 * the next page.
 */
const afterAction =
  /:(hover|active|focus|focus-visible|focus-within|target|user-invalid)\b|::(selection|backdrop)/;

/** States inside :has() that begin with a pointer or a key. `:target` is missing, because it may match at once. */
const pointing = /:(hover|active|focus|focus-visible|focus-within|user-invalid)\b/;

/** Properties that take effect only during changes or while pointing. */
const motionProperties = /^(-webkit-)?(transition(-[\w-]+)?|cursor)$/;

function readDeclaration({
  prop,
  value,
  important,
}: Declaration): NonNullable<SheetPiece['declarations']>[number] {
  return {
    text: `${prop}:${value}${important ? '!important' : ''}`,
    ...(prop.startsWith('--') && { token: prop }),
    uses: referredTokens(value),
  };
}

/** Parses a group of rules. Of a list of media queries, only those for a screen with scripts are used. */
function readGroup(rule: AtRule): SheetPiece[] {
  const queries =
    rule.name === 'media'
      ? rule.params.split(/,(?![^(]*\))/).filter((query) => !otherMedia.test(query))
      : [rule.params];
  const inner = (rule.nodes ?? []).flatMap(readNode);
  return queries.length > 0 && inner.length > 0
    ? [{ head: `@${rule.name} ${queries.join(',')}`, inner }]
    : [];
}

const otherMedia = /^\s*print\b|\(scripting:\s*none\)/;

/** Name pairs for the elements of a selector that must be inside one another. */
function listPairs(selector: string): Selector['within'] {
  const plain = withoutArguments(withoutWrappers(selector))
    .replace(/\[([\w-]+)(?:[^\w\]-][^\]]*)?\]/g, '[$1]')
    .replace(/\s*([>+~])\s*/g, '$1');
  const compounds = plain.split(/(?<=[^>+~])[ >](?=[^>+~])/);
  return compounds.flatMap((compound, index) => {
    const next = compounds[index + 1];
    // Siblings have the same ancestors, so all elements of a row of siblings are required.
    if (next === undefined) return [];
    const outer = neededNames(compound.split(/[+~]/).at(-1) ?? '');
    const inner = neededNames(next.split(/[+~]/)[0] ?? '');
    return outer.flatMap((out) => inner.map((each): [string, string] => [out, each]));
  });
}

/** The names without which a selector can't match; :not() and :has() are ignored. */
function neededNames(selector: string): string[] {
  const plain = withoutArguments(withoutWrappers(selector).replace(/:disabled\b/g, '[disabled]')).replace(
    /::?[\w-]+/g,
    '',
  );
  const attributes = [...plain.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => `[${name}]`);
  const rest = plain.replace(/\[[^\]]*\]/g, '');
  const classes = rest.match(/\.[\w-]+/g) ?? [];
  const tags = rest.replace(/[.#][\w-]+/g, '').match(/[a-z][\w-]*/gi) ?? [];
  return [
    ...attributes.filter((name) => !visitorAttributes.has(name)),
    ...classes,
    ...tags.filter((tag) => !outerElements.has(tag)),
    ...functionsIn(withoutWrappers(selector)).flatMap(({ name, choices }) => {
      if (name === 'lang') return [`:lang(${choices[0]})`];
      return isChoice(name) ? namesInAll(choices.map(neededNames)) : [];
    }),
  ];
}

function isChoice(name: string): boolean {
  return name === 'is' || name === 'where';
}

function namesInAll([first = [], ...others]: readonly string[][]): string[] {
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** The outermost functions in a selector, with the selectors in their arguments. */
function functionsIn(selector: string): { name: string; choices: string[] }[] {
  const functions: { name: string; choices: string[] }[] = [];
  let end = 0;
  for (const { index, 0: opening, 1: name = '' } of selector.matchAll(/:([\w-]+)\(/g)) {
    if (index < end) continue;
    const choices = choicesFrom(selector, index + opening.length);
    end = index + opening.length + choices.join().length;
    functions.push({ name, choices });
  }
  return functions;
}

/** The list that begins at an offset, up to its closing parenthesis. */
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

/** Removes :where() and :is() around required selectors. */
function withoutWrappers(selector: string): string {
  return selector.replace(/:(where|is)\(([^(),]*)\)/g, '$2');
}

function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Attributes that a script sets on the root before the first paint. */
const visitorAttributes = new Set(['[data-theme]', '[data-motion]']);
/** Elements outside the searched markup. */
const outerElements = new Set(['html', 'head', 'body']);
