import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { BuiltSite } from '../../../../src/tools/check/built/built-site.ts';

/** A page on which visitors search, and what they look for. */
export interface Search {
  route: string;
  /** Two words that stand on the page. */
  words: [string, string];
}

/** Every page of a built site that has a field to search in, with words of the first thing listed below it that has two. */
export function searchesOf({ pages }: BuiltSite): Search[] {
  return pages.flatMap(({ route, html }) => {
    const [, below] = html.split(/<input\b[^>]*\btype="search"/);
    const heading =
      below &&
      listedTitles(fromHtml(below, { fragment: true }))
        .map(longWords)
        .find(hasTwo);
    return heading ? [{ route, words: [heading[0]!, heading[1]!] }] : [];
  });
}

/** The headings of what stands in lists. */
function listedTitles(node: Nodes, isListed = false): string[] {
  const isHeading = node.type === 'element' && /^h[2-4]$/.test(node.tagName);
  if (isHeading) return isListed ? [toText(node)] : [];
  if (!('children' in node)) return [];
  const isInside = isListed || (node.type === 'element' && node.tagName === 'li');
  return node.children.flatMap((child) => listedTitles(child, isInside));
}

function toText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(toText).join('') : '';
}

/** Small letters, as most people type them; each word once. */
function longWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/\p{L}{4,}/gu))];
}

function hasTwo(words: readonly string[]): boolean {
  return words.length >= 2;
}
