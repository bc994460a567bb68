import type { Nodes } from 'hast';
import { listElements } from '../../src/tools/testing/markup-problems.ts';

export interface Heading {
  level: number;
  text: string;
}

export function listHeadingElements(html: string): Heading[] {
  return listElements(html)
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map((element) => ({ level: Number(element.tagName[1]), text: elementWords(element) }));
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
