import { CssSyntaxError, parse } from 'postcss';
import type { Declaration, Root } from 'postcss';
import type { Diagnostic } from '../diagnostic.ts';
import { suggestOr, type Suggestion } from '../schema/suggest.ts';
import { contrastDiagnostics } from './contrast-diagnostics.ts';
import { mergeTokens } from './merge-tokens.ts';
import { partsOfSheet } from './sheet-diagnostics.ts';
import { placeOfNode, placeWithin, writtenNode, type SheetPlace } from './sheet-place.ts';
import { nextDeclaration } from './next-declaration.ts';
import { listTokenNames, findValueDiagnostic } from './token-values.ts';

/** A diagnostic of a site's tokens, without the file: it is always the same one. */
export type TokenDiagnostic = Omit<Diagnostic, 'file'>;

/**
 * The diagnostics of a site's tokens: unknown names, values of the wrong kind, and too little contrast in
 * combinations of the engine's styles.
 * @param text pages-config/_theme/tokens.css
 * @param defaults the engine's style sheet of tokens
 */
export function findTokenDiagnostics(text: string, defaults: string): TokenDiagnostic[] {
  const sheet = parseSheet(text);
  if (!('walkDecls' in sheet)) return [sheet];
  const { declarations: own, diagnostics: sheetDiagnostics } = partsOfSheet(sheet);
  if (own.length === 0 && sheetDiagnostics.length === 0) return [NOTHING];
  const engine = new Map(tokensIn(partsOfSheet(parse(defaults)).declarations));
  const known = new Map([...engine, ...tokensIn(own)]);
  // Visitors who prefer more contrast get other values.
  const stronger = new Map([...known, ...own.filter(isUnderCondition).map(toEntry)]);
  const referred = new Set(own.flatMap(({ value }) => listTokenNames(value)));
  // Tokens that refer to others come last; if the referenced value is wrong, they use the engine's.
  const inOrder = Map.groupBy(own, ({ value }) => value.includes('var('));
  const tokenDiagnostics = [...(inOrder.get(false) ?? []), ...(inOrder.get(true) ?? [])].flatMap(
    (declaration) => {
      const values = isUnderCondition(declaration) ? stronger : known;
      const found = checkToken(declaration, { engine, known: values, referred });
      const { prop } = declaration;
      if (found.length > 0 && engine.has(prop))
        for (const each of [known, stronger]) each.set(prop, engine.get(prop)!);
      return found;
    },
  );
  const structure = sheetDiagnostics.map(({ node, ...diagnostic }): TokenDiagnostic => ({
    ...placeOfNode(node),
    ...diagnostic,
  }));
  const diagnostics = [...structure, ...tokenDiagnostics];
  // Contrast is only checked if all colours are valid.
  if (diagnostics.some(({ severity }) => severity === 'error')) return diagnostics;
  return [...diagnostics, ...contrastDiagnostics(mergeTokens(defaults, text), own.map(placeToken))];
}

const NOTHING: TokenDiagnostic = {
  line: 1,
  column: 1,
  severity: 'error',
  code: 'no-token',
  message: 'The style sheet sets no token: the site has the colours of the engine.',
  hint: 'Write the tokens in :root { … }, such as --ink: #14214f; or remove the file.',
};

interface Names {
  engine: ReadonlyMap<string, string>;
  /** The values of the site's and the engine's tokens. */
  known: ReadonlyMap<string, string>;
  /** The tokens that the site's own ones refer to. */
  referred: ReadonlySet<string>;
}

/** The tokens of the typefaces. */
const FAMILIES = ['--body', '--heading', '--heading-faces'];

function checkToken(declaration: Declaration, { engine, known, referred }: Names): TokenDiagnostic[] {
  const { prop, value } = declaration;
  const report = (code: string, message: string, hint: string, more: Partial<TokenDiagnostic> = {}) => [
    { ...placeOfNode(declaration), severity: 'error' as const, code, message, hint, ...more },
  ];
  if (!prop.startsWith('--'))
    return report(
      'not-a-token',
      `"${prop}" is not a token: this file contains only custom properties.`,
      'Remove it, or write the token that it should set, such as --ink.',
    );
  const written = writtenNode(declaration);
  const next = nextDeclaration(written);
  if (next !== undefined)
    return report(
      'missing-semicolon',
      `The value of ${prop} continues to ${next.name}: a semicolon is missing.`,
      `Write ; before ${next.name}. npm run validate -- --fix does it.`,
      {
        ...placeWithin(declaration, next.lastPieceBefore.offset, next.lastPieceBefore.text.length),
        fix: `${next.lastPieceBefore.text};`,
      },
    );
  /** A name, and the one that was probably meant. */
  const misspelt = (name: string, { meant }: Suggestion): Partial<TokenDiagnostic> => ({
    ...placeWithin(declaration, written.indexOf(name), name.length),
    ...(meant === undefined ? {} : { fix: meant, guess: true }),
  });
  if (FAMILIES.includes(prop))
    return report(
      'typeface-token',
      `${prop} is made of the typefaces of the site: this value is replaced.`,
      'Remove it, and name the typeface under "theme" in _site.json.',
    );
  if (!engine.has(prop) && !referred.has(prop)) {
    const meant = suggestOr(prop, engine.keys(), 'Remove it.');
    const message = `Nothing uses the token ${prop}.`;
    return report('unused-token', message, meant.hint!, { severity: 'warning', ...misspelt(prop, meant) });
  }
  const unknown = listTokenNames(value).find((name) => !known.has(name));
  if (unknown !== undefined) {
    const meant = suggestOr(unknown, known.keys(), `Define ${unknown} in this file.`);
    return report('unknown-token', `There is no token ${unknown}.`, meant.hint!, misspelt(unknown, meant));
  }
  const wrong = findValueDiagnostic(prop, value, engine.get(prop) ?? '', known);
  return wrong ? report('wrong-token', `${prop} can’t be ${wrong.written}.`, wrong.hint) : [];
}

/**
 * The tokens and their values. If a token is repeated, for example for more contrast, the first value counts.
 */
function tokensIn(declarations: readonly Declaration[]): [name: string, value: string][] {
  return declarations.map(toEntry).reverse();
}

function toEntry({ prop, value }: Declaration): [name: string, value: string] {
  return [prop, value];
}

function isUnderCondition({ parent }: Declaration): boolean {
  return parent?.parent?.type === 'atrule';
}

function placeToken(declaration: Declaration): { name: string; place: SheetPlace } {
  return { name: declaration.prop, place: placeOfNode(declaration) };
}

/** The style sheet, or its error. */
function parseSheet(text: string): Root | TokenDiagnostic {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    const place = { line, column, endLine: line, endColumn: column + 1 };
    const message = `The style sheet can’t be read: ${reason}.`;
    const hint =
      HINTS.find(([start]) => reason.startsWith(start))?.[1] ?? 'Compare it with the lines around it.';
    return { ...place, severity: 'error', code: 'css-syntax', message, hint };
  }
}

const HINTS = [
  ['Unclosed block', 'Write the } that closes it.'],
  ['Unexpected }', 'Remove it, or write the { that it closes.'],
  ['Unclosed bracket', 'Write the ) that closes it.'],
  ['Unclosed comment', 'Write */ where the comment ends.'],
  ['Unknown word', 'Write --name: value; with a colon and a semicolon.'],
] as const;
