import postcss from 'postcss';

/** A custom property of a theme, such as --ink. */
export interface Token {
  /** The name with its two dashes: --ink. */
  name: string;
  value: string;
  /** The comment after the declaration. */
  note?: string;
}

/** Tokens under one comment of the style sheet. */
export interface TokenGroup {
  /** The comment above the group; empty before the first. */
  title: string;
  tokens: Token[];
}

/**
 * The tokens of a style sheet: those of its first rule, grouped by its comments.
 * @throws if the text is not a style sheet
 */
export function readTokens(css: string): TokenGroup[] {
  const groups: TokenGroup[] = [{ title: '', tokens: [] }];
  const rule = postcss.parse(css).nodes.find((node) => node.type === 'rule');
  for (const node of rule?.nodes ?? []) {
    const group = groups.at(-1)!;
    if (node.type === 'comment') {
      const last = group.tokens.at(-1);
      if (node.raws.before?.includes('\n') || !last) groups.push({ title: node.text, tokens: [] });
      else last.note = node.text;
    } else if (node.type === 'decl' && node.prop.startsWith('--'))
      group.tokens.push({ name: node.prop, value: node.value });
  }
  return groups.filter(({ tokens }) => tokens.length > 0);
}

/** The values of tokens for visitors who prefer more contrast. */
export function strongerTokens(css: string): Map<string, string> {
  const stronger = new Map<string, string>();
  postcss.parse(css).walkAtRules('media', (media) => {
    if (!media.params.includes('prefers-contrast')) return;
    media.walkDecls((declaration) => void stronger.set(declaration.prop, declaration.value));
  });
  return stronger;
}
