import type { TextDocument } from 'vscode-languageserver-textdocument';
import {
  CompletionItemKind,
  MarkupKind,
  type Color,
  type ColorInformation,
  type ColorPresentation,
  type CompletionItem,
  type Hover,
  type Position,
} from 'vscode-languageserver/node';
import type { ThemeFiles } from '../../../core/project.ts';
import { parseColour } from '../../../core/theme/colour.ts';
import { resolveValue } from '../../../core/theme/resolve-value.ts';
import { mergeTokens } from '../../../core/theme/merge-tokens.ts';
import { readTokens, type Token } from '../../../core/theme/read-tokens.ts';

/** The colours in a style sheet of tokens. The editor shows them, and offers a colour picker. */
export function coloursIn(document: TextDocument): ColorInformation[] {
  return [...document.getText().matchAll(COLOUR)].flatMap(({ 0: written, index }) => {
    const colour = parseColour(written);
    if (!colour) return [];
    const [red, green, blue, alpha] = colour;
    const range = {
      start: document.positionAt(index),
      end: document.positionAt(index + written.length),
    };
    return [{ range, color: { red: red / 255, green: green / 255, blue: blue / 255, alpha } }];
  });
}

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/gi;

/** A colour in the notation of tokens: #rrggbb, or rgb() with transparency. */
export function writtenColour({ red, green, blue, alpha }: Color): ColorPresentation[] {
  const parts = [red, green, blue].map((part) => Math.round(part * 255));
  const hex = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const label = alpha === 1 ? hex : `rgb(${parts.join(' ')} / ${Number(alpha.toFixed(2))})`;
  return [{ label }];
}

/** The value of a token in the light and the dark theme. */
export function hoverToken(theme: ThemeFiles, document: TextDocument, position: Position): Hover | null {
  const tokenHere = tokenAt(document, position);
  const tokens = mergedTokens(theme);
  const token = tokens.find(({ name }) => name === tokenHere?.name);
  if (!tokenHere || !token) return null;
  const values = new Map(tokens.map(({ name, value }) => [name, value]));
  const valueIn = (side: 'light' | 'dark') => resolvedOrWritten(token, side, values);
  const [light, dark] = [valueIn('light'), valueIn('dark')];
  const text = light === dark ? `\`${light}\`` : `light \`${light}\`, dark \`${dark}\``;
  const value = `**${token.name}** ${text}${token.note === undefined ? '' : `\n\n${token.note}`}`;
  return { contents: { kind: MarkupKind.Markdown, value }, range: tokenHere.range };
}

/** Completion of token names. */
export function completeToken(
  theme: ThemeFiles,
  document: TextDocument,
  position: Position,
): CompletionItem[] {
  const line = lineBefore(document, position);
  const typedName = /--[\w-]*$/.exec(line)?.[0] ?? (/var\(\s*$/.test(line) ? '' : undefined);
  if (typedName === undefined) return [];
  const start = { line: position.line, character: position.character - typedName.length };
  return mergedTokens(theme).map(({ name, value }) => ({
    label: name,
    kind: parseColour(value) ? CompletionItemKind.Color : CompletionItemKind.Variable,
    detail: value,
    textEdit: { range: { start, end: position }, newText: name },
  }));
}

/**
 * The site's tokens, and the engine’s remaining ones. For a style sheet that can't be parsed, only the
 * engine's.
 */
function mergedTokens({ defaults, tokens }: ThemeFiles): Token[] {
  const read = (sheet: string) => readTokens(sheet).flatMap((group) => group.tokens);
  try {
    return read(mergeTokens(defaults, tokens?.text ?? ''));
  } catch {
    // Validation reports the error in the sheet.
    return read(defaults);
  }
}

function resolvedOrWritten(
  { value }: Token,
  side: 'light' | 'dark',
  values: ReadonlyMap<string, string>,
): string {
  try {
    return resolveValue(value, side, values);
  } catch {
    // The value refers to a missing token, which validation reports.
    return value;
  }
}

function tokenAt(document: TextDocument, position: Position) {
  const before = /-{2}[\w-]*$|-$/.exec(lineBefore(document, position))?.[0] ?? '';
  const start = { line: position.line, character: position.character - before.length };
  const rest = document.getText({ start, end: { line: position.line + 1, character: 0 } });
  const name = /^--[\w-]+/.exec(rest)?.[0];
  if (name === undefined) return undefined;
  const end = { line: start.line, character: start.character + name.length };
  return { name, range: { start, end } };
}

function lineBefore(document: TextDocument, position: Position): string {
  return document.getText({ start: { line: position.line, character: 0 }, end: position });
}
