import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CssSyntaxError } from 'postcss';
import { isObject } from '../../core/json/is-object.ts';
import { readJson } from '../../core/json/json-source.ts';
import { resolveValue, type ColourScheme } from '../../core/theme/resolve-value.ts';
import { familyTokens } from '../../core/theme/families.ts';
import { mergeTokens } from '../../core/theme/merge-tokens.ts';
import { readTokens } from '../../core/theme/read-tokens.ts';
import type { WrittenTypeface } from '../../core/theme/typeface.ts';
import { isPlainFile } from '../is-plain-file.ts';
import { defaultTokensFile } from './default-tokens.ts';

/** The theme of a site: its tokens over those of the engine, and its typefaces. */
export interface SiteTheme {
  /** The style sheet of all tokens. */
  css: string;
  typefaces: WrittenTypeface[];
  /**
   * The resolved value of a token in one colour scheme, such as #fdfdfb: pictures and PDFs need colours as values.
   * @throws Error if there is no such token
   */
  value(token: string, colourScheme: ColourScheme): string;
}

/**
 * Reads the theme of a site, for its style sheet, pictures and PDFs: `_theme/tokens.css` and the typefaces in
 * `_site.json`, both optional.
 * @param contentFolder the folder of the site's content
 */
export function readSiteTheme(contentFolder: string): SiteTheme {
  const read = (file: string) => (isPlainFile(file) ? readFileSync(file, 'utf8') : undefined);
  const typefaces = readTypefaces(read(path.join(contentFolder, '_site.json')));
  const families = `/* families, from the site's typefaces */\n${familyTokens(typefaces)}`;
  const css = mergeOrDefaults(read(path.join(contentFolder, '_theme/tokens.css')) ?? '', families);
  const values = new Map(
    readTokens(css).flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value])),
  );
  return {
    css,
    typefaces,
    value: (token, colourScheme) => resolveValue(`var(${token})`, colourScheme, values),
  };
}

/**
 * Merges the tokens. If the site's tokens can't be parsed, validation reports them, and a preview uses the
 * engine's.
 */
function mergeOrDefaults(siteTokens: string, families: string): string {
  const defaults = readFileSync(defaultTokensFile, 'utf8');
  try {
    return mergeTokens(defaults, siteTokens, families);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return mergeTokens(defaults, '', families);
  }
}

/**
 * The typefaces in the text of `_site.json`, without invalid ones: a preview shows a site whose file has errors, which
 * validation reports.
 */
function readTypefaces(siteText: string | undefined): WrittenTypeface[] {
  const data = siteText === undefined ? undefined : readJson({ path: '_site.json', text: siteText }).data;
  const { theme } = (data ?? {}) as { theme?: { typefaces?: unknown } };
  return Array.isArray(theme?.typefaces) ? theme.typefaces.filter(isTypeface) : [];
}

function isTypeface(value: unknown): value is WrittenTypeface {
  if (!isObject(value) || !Array.isArray(value['weights'])) return false;
  const { family, fallback } = value;
  return (
    typeof family === 'string' &&
    /^[\w -]+$/.test(family) &&
    typeof fallback === 'string' &&
    ['serif', 'sans-serif'].includes(fallback)
  );
}
