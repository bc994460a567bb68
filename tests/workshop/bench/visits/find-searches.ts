import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { BuiltSite } from '../../built/built-site.ts';

/** A page with a search, and the search terms. */
export interface PageSearch {
  route: string;
  /** Two words on the page. */
  words: [string, string];
}

/** All pages of a built site with a search field, with words of the first listed item that has two. */
export function findSearches({ pages }: BuiltSite): PageSearch[] {
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

/** The headings of list items. */
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

/** The long words of a text, each once, in lower case, as most people type. */
function longWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/\p{L}{4,}/gu))];
}

function hasTwo(words: readonly string[]): boolean {
  return words.length >= 2;
}
