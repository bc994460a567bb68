import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/**
 * Problems of a page's markup: content that the content policy would block, or that readers would miss.
 * @param html a page, or a part of it
 * @returns a line for each problem, such as `<img> without alt`
 */
export function findMarkupProblems(html: string): string[] {
  return listElements(html).flatMap(({ tagName, properties }) => {
    const problems: string[] = [];
    if (['script', 'template', 'style'].includes(tagName)) problems.push(`<${tagName}>`);
    if ('style' in properties) problems.push(`<${tagName} style>`);
    if (tagName === 'img' && typeof properties['alt'] !== 'string') problems.push('<img> without alt');
    if (tagName === 'img' && !(properties['width'] && properties['height']))
      problems.push('<img> without size');
    if (Object.keys(properties).some((name) => /^on[A-Z]/.test(name))) problems.push(`<${tagName} on…>`);
    const classes = properties['className'];
    if (Array.isArray(classes) && classes.includes('undefined'))
      problems.push(`<${tagName} class="undefined">`);
    if (String(properties['href'] ?? '').startsWith('javascript:')) problems.push('<a href="javascript:">');
    return problems;
  });
}

/** Every element of a piece of HTML, in document order. */
export function listElements(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'element') found.push(node);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(fromHtml(html, { fragment: true }));
  return found;
}
