import { parse as parseCss, walk } from 'css-tree/dist/csstree.esm';
import type { CssNode } from 'css-tree';
import type { AtRule, ChildNode, Comment, Declaration, Root, Rule } from 'postcss';
import type { Diagnostic } from '../diagnostic.ts';
import { suggestOr } from '../schema/suggest.ts';
import { placeWithin, writtenNode } from './sheet-place.ts';

/** An error in the structure of a token style sheet. Without `line` and `column` it marks the whole node. */
export interface SheetDiagnostic extends Partial<Omit<Diagnostic, 'file'>> {
  node: ChildNode;
  severity: 'error' | 'warning';
  code: string;
  message: string;
  hint: string;
}

/** The declarations of a token style sheet, and its structural errors. */
interface SheetParts {
  /** The declarations of the rules for :root, in order. */
  declarations: Declaration[];
  diagnostics: SheetDiagnostic[];
}

/**
 * Collects declarations and errors of a token style sheet. The sheet has rules for :root, also inside
 * conditions such as prefers-contrast.
 */
export function partsOfSheet(sheet: Root): SheetParts {
  const parts: SheetParts = { declarations: [], diagnostics: [] };
  sheet.walkComments((comment) => void parts.diagnostics.push(...commentDiagnostics(comment)));
  for (const node of sheet.nodes) collectNode(node, parts);
  return parts;
}

function collectNode(node: ChildNode, parts: SheetParts): void {
  const { diagnostics } = parts;
  if (node.type === 'rule') {
    if (node.selector === ':root') takeDeclarations(node, parts);
    else diagnostics.push(selectorDiagnostic(node));
  } else if (node.type === 'atrule') {
    const diagnostic = node.name === 'media' ? conditionDiagnostic(node) : atRuleDiagnostic(node);
    if (diagnostic) diagnostics.push(diagnostic);
    else for (const inner of node.nodes ?? []) collectNode(inner, parts);
  } else if (node.type === 'decl')
    diagnostics.push({
      node,
      severity: 'error',
      code: 'token-outside',
      message: `${node.prop} is outside of :root { … }: browsers ignore it.`,
      hint: 'Write it between the brackets of :root.',
    });
}

function takeDeclarations(rule: Rule, { declarations, diagnostics }: SheetParts): void {
  // A second rule for :root with the same condition replaces values of the first.
  const names = new Set(
    declarations.filter(({ parent }) => parent?.parent === rule.parent).map(({ prop }) => prop),
  );
  for (const node of rule.nodes) {
    if (node.type === 'rule') diagnostics.push(selectorDiagnostic(node));
    if (node.type === 'atrule') diagnostics.push(atRuleDiagnostic(node));
    if (node.type !== 'decl') continue;
    declarations.push(node);
    const { prop, important } = node;
    if (names.has(prop))
      diagnostics.push({
        node,
        severity: 'warning',
        code: 'repeated-token',
        message: `${prop} is already set above: only this value counts.`,
        hint: 'Keep one of the two.',
      });
    else if (important)
      diagnostics.push({
        node,
        severity: 'error',
        code: 'important-token',
        message: `${prop} is !important, so no other value could replace it, such as one for more contrast.`,
        hint: 'Remove !important. npm run validate -- --fix does it.',
        ...withoutImportance(node),
      });
    names.add(prop);
  }
}

/** The fix for !important: deletes it, with the blanks before it. */
function withoutImportance(node: Declaration): Partial<SheetDiagnostic> {
  const written = writtenNode(node);
  const mark = written.lastIndexOf('!');
  const start = written.slice(0, mark).trimEnd().length;
  return { ...placeWithin(node, start, written.replace(/\s*;$/, '').length - start), fix: '' };
}

/** The place of a misspelt word in a node, and the probable word. */
function likelyFix(node: ChildNode, word: string, meant: string | undefined): Partial<SheetDiagnostic> {
  const offset = writtenNode(node).indexOf(word);
  if (meant === undefined || offset < 0) return {};
  return { ...placeWithin(node, offset, word.length), fix: meant, guess: true };
}

/** Finds unclosed comments: CSS ends them only at the end of the next comment. */
function commentDiagnostics(node: Comment): SheetDiagnostic[] {
  if (!node.text.includes('/*')) return [];
  const message = 'The comment is not closed: everything up to the end of the next comment belongs to it.';
  return [{ node, severity: 'error', code: 'open-comment', message, hint: 'Write */ where it ends.' }];
}

function selectorDiagnostic(node: Rule): SheetDiagnostic {
  const selector = node.selector.replace(/\s+/g, ' ');
  const message = `Tokens belong in :root, and not in ${selector}.`;
  const { hint = '', meant } = suggestOr(
    node.selector,
    [':root'],
    'Write the tokens in :root { … }; other rules are not allowed here.',
  );
  const cure = likelyFix(node, node.selector, meant);
  return { node, severity: 'error', code: 'wrong-selector', message, hint, ...cure };
}

function atRuleDiagnostic(node: AtRule): SheetDiagnostic {
  const message = `@${node.name} is not allowed here: this file contains only tokens.`;
  const { hint = '', meant } = suggestOr(
    node.name,
    ['media'],
    'Remove it. Typefaces belong under "theme" in _site.json, tokens in :root { … }.',
  );
  return { node, severity: 'error', code: 'wrong-rule', message, hint, ...likelyFix(node, node.name, meant) };
}

/** The media features that tokens may depend on, with their allowed values; undefined for numeric ones. */
const FEATURES = new Map<string, readonly string[] | undefined>([
  ['prefers-contrast', ['more', 'less', 'custom', 'no-preference']],
  ['prefers-color-scheme', ['light', 'dark']],
  ['prefers-reduced-motion', ['reduce', 'no-preference']],
  ['prefers-reduced-transparency', ['reduce', 'no-preference']],
  ['forced-colors', ['active', 'none']],
  ['min-width', undefined],
  ['max-width', undefined],
]);

function conditionDiagnostic(node: AtRule): SheetDiagnostic | undefined {
  let cure: Partial<SheetDiagnostic> | undefined;
  const checkWord = (word: string, words: Iterable<string>) => {
    const names = [...words];
    const { hint, meant } = suggestOr(word, names, `Known: ${names.join(', ')}.`);
    cure = { hint: hint!, ...likelyFix(node, word, meant) };
  };
  walk(parseMediaQuery(node.params), (part) => {
    if (part.type !== 'Feature' || cure) return;
    const words = FEATURES.get(part.name);
    const value = part.value?.type === 'Identifier' ? part.value.name : undefined;
    if (!FEATURES.has(part.name)) checkWord(part.name, FEATURES.keys());
    else if (words && value !== undefined && !words.includes(value)) checkWord(value, words);
  });
  if (!cure) return undefined;
  const message = `The condition ${node.params} is unknown, so it never applies.`;
  return { node, severity: 'error', code: 'wrong-condition', message, hint: '', ...cure };
}

function parseMediaQuery(params: string): CssNode {
  return parseCss(params, { context: 'mediaQueryList', onParseError: () => undefined });
}
