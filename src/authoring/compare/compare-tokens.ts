import { readTokens } from '../../core/theme/read-tokens.ts';
import { compareValues } from './compare-values.ts';

/**
 * The differences between two versions of a theme's tokens, one line each: `--accent: #f4775c → #123456`.
 * @param before the earlier style sheet
 * @param after the later one
 * @returns an empty list if one of them is not valid CSS: its diagnostics give the reason
 */
export function compareTokens(before: string, after: string): string[] {
  try {
    return compareValues(valuesIn(before), valuesIn(after)).map((each) => {
      const name = String(each.path[0]);
      if (each.kind === 'changed') return `${name}: ${String(each.before)} → ${String(each.after)}`;
      if (each.kind === 'added') return `${name} added: ${String(each.after)}`;
      return each.kind === 'renamed' ? `${each.from} is called ${name} now` : `${name} removed`;
    });
  } catch {
    return [];
  }
}

function valuesIn(css: string): Record<string, string> {
  const tokens = readTokens(css).flatMap((group) => group.tokens);
  return Object.fromEntries(tokens.map(({ name, value }) => [name, value]));
}
