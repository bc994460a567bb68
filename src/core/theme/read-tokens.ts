import postcss from 'postcss';

export interface Token {
  /** With its two dashes. */
  name: string;
  /** As it is written. */
  value: string;
  /** What the remark behind it says. */
  note?: string;
}

export interface TokenGroup {
  /** The remark above the group; empty for what is before the first. */
  title: string;
  tokens: Token[];
}

/**
 * The tokens of a style sheet: those of its first rule, in the groups that its comments make.
 * @throws when the text is no style sheet
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

/** What asking for more contrast changes: a value for each token that its rule sets. */
export function strongerTokens(css: string): Map<string, string> {
  const stronger = new Map<string, string>();
  postcss.parse(css).walkAtRules('media', (media) => {
    if (!media.params.includes('prefers-contrast')) return;
    media.walkDecls((declaration) => void stronger.set(declaration.prop, declaration.value));
  });
  return stronger;
}
