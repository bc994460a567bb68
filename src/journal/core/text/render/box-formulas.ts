import type { ElementNode, TreeNode } from 'pagewright/content';

/**
 * An inline formula with this number of letters may be wider than a phone with letters of twice the size: browsers
 * do not break formulas.
 */
const LONG = 10;

/**
 * Wraps each long inline formula in a scrollable box, also for keyboards, so that the page is never wider than the
 * screen. Its accessible name is its text.
 */
export function boxFormulas(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const [tag, attributes, children] = node;
    if (tag !== 'math') return [tag, attributes, boxFormulas(children)];
    const words = elementText(node);
    if (attributes['display'] === 'block' || [...words].length < LONG) return node;
    return ['span', { role: 'group', 'aria-label': words, tabIndex: '0' }, [node]];
  });
}

function elementText([, , children]: ElementNode): string {
  return children.map((child) => (typeof child === 'string' ? child : elementText(child))).join('');
}
