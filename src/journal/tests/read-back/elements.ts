import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Every element of a piece of HTML, in document order. */
export function htmlElements(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'element') found.push(node);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(fromHtml(html, { fragment: true }));
  return found;
}

/** The words of an element; a run of spaces counts as one. */
export function wordsInElement(node: Nodes): string {
  const text = (each: Nodes): string =>
    each.type === 'text' ? each.value : 'children' in each ? each.children.map(text).join('') : '';
  return text(node).replace(/\s+/g, ' ').trim();
}
