import type { ElementNode, TreeNode } from '../../../core/content/resolved.ts';

/**
 * From so many letters on a formula among words may be wider than a phone, where letters are twice as large: browsers
 * break none.
 */
const LONG = 10;

/**
 * Puts each long formula that stands among words into a box of its own, which can be scrolled, by keys too, so that the
 * page is never wider than the screen. Its name is what it says, without the marks of its form.
 */
export function boxFormulas(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const [tag, attributes, children] = node;
    if (tag !== 'math') return [tag, attributes, boxFormulas(children)];
    const words = wordsOf(node);
    if (attributes['display'] === 'block' || [...words].length < LONG) return node;
    return ['span', { role: 'group', 'aria-label': words, tabIndex: '0' }, [node]];
  });
}

function wordsOf([, , children]: ElementNode): string {
  return children.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('');
}
