import postcss from 'postcss';
import type { ChildNode, Rule } from 'postcss';

/**
 * Merges a site's tokens over the engine's: a token of the site replaces the engine's value everywhere,
 * including its value for more contrast.
 * @param defaults the engine's style sheet of tokens
 * @param own the site's style sheet; empty if it has none
 * @param more declarations from other settings of the site
 * @returns one style sheet, whose first rule has every token
 * @throws postcss's CssSyntaxError if one of them is invalid
 */
export function mergeTokens(defaults: string, own: string, more = ''): string {
  const [base, site] = [postcss.parse(defaults), postcss.parse(own)];
  const engineRule = tokenRule(base);
  if (!engineRule) throw new Error('The engine’s tokens contain no :root rule.');
  if (!tokenRule(site)) site.prepend(postcss.rule({ selector: ':root' }));
  const target = tokenRule(site)!;
  const ownNames = new Set<string>();
  target.walkDecls((declaration) => void ownNames.add(declaration.prop));
  base.walkDecls((declaration) => {
    if (ownNames.has(declaration.prop)) declaration.remove();
  });
  target.append(withoutEmptyGroups(engineRule.nodes).map((node) => node.clone()));
  target.append(postcss.parse(more).nodes);
  const others = base.nodes.filter((node) => node !== engineRule && !isEmpty(node));
  target.after(others.map((node) => node.clone()));
  return site.toString();
}

/** The rule with the tokens: the first one for :root. */
function tokenRule(sheet: postcss.Root): Rule | undefined {
  return sheet.nodes.find((node) => node.type === 'rule' && node.selector === ':root') as Rule | undefined;
}

/**
 * Removes the headings of groups without declarations. A comment is the heading of the declarations below it,
 * or follows one of them.
 */
function withoutEmptyGroups(nodes: readonly ChildNode[]): ChildNode[] {
  return nodes.filter((node, at) => node.type !== 'comment' || nodes[at + 1]?.type === 'decl');
}

function isEmpty(node: ChildNode): boolean {
  if (node.type === 'comment') return true;
  return 'nodes' in node && (node.nodes ?? []).every((child) => isEmpty(child));
}
