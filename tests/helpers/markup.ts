import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

export interface Heading {
  level: number;
  text: string;
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

export function listHeadingElements(html: string): Heading[] {
  return listElements(html)
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map((element) => ({ level: Number(element.tagName[1]), text: elementWords(element) }));
}

/** Problems of a page's markup: content that the content policy would block, or that readers would miss. */
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

/** The levels of headings that skip one: h4 after h2. */
export function skippedLevels(
  headings: readonly Heading[],
  start: Heading = { level: 0, text: '' },
): string[] {
  return headings.flatMap(({ level, text }, index) => {
    const before = (headings[index - 1] ?? start).level;
    return level > before + 1 ? [`h${level} "${text}" after h${before}`] : [];
  });
}

export function elementWords(node: Nodes): string {
  const raw = (each: Nodes): string => {
    if (each.type === 'text') return each.value;
    return 'children' in each ? each.children.map(raw).join('') : '';
  };
  return normal(raw(node));
}

/** Text for comparison: a run of spaces counts as one. */
export function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
