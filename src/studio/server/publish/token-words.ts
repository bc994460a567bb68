import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compareValues } from '../../../authoring/compare/compare-values.ts';
import { readTokens } from '../../../core/theme/read-tokens.ts';
import { TOKENS } from '../../../tools/lsp/unsaved.ts';
import { readCommitted } from './committed-differences.ts';

/**
 * The changed tokens of the theme since the last commit, one line each: `--accent: #f4775c → #123456`.
 * @returns an empty list if there are not two versions, or one is no style sheet
 */
export async function tokenWords(site: string, changed: readonly string[]): Promise<string[]> {
  if (!changed.includes(TOKENS)) return [];
  const before = await readCommitted(site, TOKENS);
  const after = await readFile(path.join(site, TOKENS), 'utf8').catch(() => undefined);
  if (before === undefined || after === undefined) return [];
  try {
    return compareValues(valuesIn(before), valuesIn(after)).map((each) => {
      const name = String(each.path[0]);
      if (each.kind === 'changed') return `${name}: ${String(each.before)} → ${String(each.after)}`;
      if (each.kind === 'added') return `${name} added: ${String(each.after)}`;
      return each.kind === 'renamed' ? `${each.from} is called ${name} now` : `${name} removed`;
    });
  } catch {
    // The diagnostics of the file explain the reason.
    return [];
  }
}

function valuesIn(css: string): Record<string, string> {
  const tokens = readTokens(css).flatMap((group) => group.tokens);
  return Object.fromEntries(tokens.map(({ name, value }) => [name, value]));
}
