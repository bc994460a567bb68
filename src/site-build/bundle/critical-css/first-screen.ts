import { readTag, type ReadTag } from './read-tag.ts';
import { pathBelow, pathTree, type ElementPath } from './element-path.ts';

/** The part of a page that a browser shows without scrolling. */
export interface FirstScreen {
  /** The visible opening tags, each once. */
  tags: ReadonlySet<string>;
  /** The paths of the visible elements, each once. */
  paths: ReadonlySet<ElementPath>;
  /** The offset of its end in the markup, after its last tag. */
  end: number;
  /** Selectors of the elements after it; empty if the first screen is the whole page. */
  rest: string[];
}

/**
 * A text of this length fills the largest common screen, together with its drawings, headings and
 * backgrounds.
 */
const enoughText = 1000;
/**
 * The minimal number of sections in a first screen: a page head has little text in large type, so the next
 * section is visible too.
 */
const enoughSections = 2;

interface OpenElement {
  tag: ReadTag;
  path: ElementPath;
  /** Its index among siblings, from 1. */
  place: number;
  children: number;
  /** Whether sections are stacked in it, as in the page itself. */
  isStack: boolean;
}

/**
 * Finds the first screen of a page by its text, because the build has no browser. The first screen ends with
 * a section: sections are stacked, so the layout does not change while the next one is missing. Hidden and
 * folded content does not count. Inside a section it ends before content marked `data-below`, such as a long
 * text, if there is enough text before that. A page with an open dialog is all first screen: the dialog is at
 * the end of the markup, and must be in the first paint because it gets the focus.
 * @param markup rendered by React: all elements are closed, every `<` in text is an entity
 * @param read parses an opening tag; names that distinguish no paths may be left out
 * @param tree interns paths: pages that share it share paths
 */
export function firstScreen(markup: string, read = readTag, tree = pathTree()): FirstScreen {
  const tags = new Set<string>();
  const paths = new Set<ElementPath>();
  const open: OpenElement[] = [];
  const hasDialog = /<dialog[^>]* open=""/.test(markup);
  let [textLength, sectionCount, rootChildren, textStart, end] = [0, 0, 0, 0, 0];
  /** The depth of the element whose content is hidden; Infinity if none is. */
  let hiddenFrom = Infinity;
  for (let tagStart = markup.indexOf('<'); tagStart >= 0; tagStart = markup.indexOf('<', tagStart + 1)) {
    const kind = kindAt(markup, tagStart + 1);
    if (kind === 'none') continue;
    const tagEnd = markup.indexOf('>', tagStart) + 1;
    const isShown = open.length < hiddenFrom;
    const isInMain = open[0]?.tag.name === 'main';
    if (isShown && isInMain) textLength += tagStart - textStart;
    textStart = tagEnd;
    if (kind === 'end') {
      open.pop();
      if (open.length < hiddenFrom) hiddenFrom = Infinity;
      if (isShown) end = tagEnd;
      const isSection = markup.startsWith('</section>', tagStart);
      if (!isSection || !isShown || open[0]?.tag.name !== 'main' || !open.every(holdsStacks)) continue;
      sectionCount += 1;
      if (!hasDialog && sectionCount >= enoughSections && textLength >= enoughText && open.at(-1)?.isStack)
        return { tags, paths, end, rest: restAfter(open) };
      continue;
    }
    const tag = read(markup.slice(tagStart, tagEnd));
    if (tag.isBelow && isInMain && !hasDialog && textLength >= enoughText)
      return { tags, paths, end, rest: restAfter(open) };
    const parent = open.at(-1);
    const place = parent ? (parent.children += 1) : (rootChildren += 1);
    const isFolded = parent?.tag.isClosedDetails === true && tag.name !== 'summary';
    const parentPath = parent?.path ?? tree;
    const path = isShown ? pathBelow(parentPath, tag.names) : parentPath;
    if (isShown && !isFolded) {
      tags.add(tag.text);
      paths.add(path);
      end = tagEnd;
    }
    if (parent && !tag.isInStacks) parent.isStack = parent.tag.name === 'main';
    if (tag.isWhole) continue;
    open.push({ tag, path, place, children: 0, isStack: true });
    if (isShown && (isFolded || tag.isHidden)) hiddenFrom = open.length;
  }
  return { tags, paths, end: markup.length, rest: [] };
}

/** The kind of tag after a `<`; none for a comment. */
function kindAt(markup: string, at: number): 'start' | 'end' | 'none' {
  const isEnd = markup[at] === '/';
  // The first letter, in lower case.
  const code = markup.charCodeAt(isEnd ? at + 1 : at) | 32;
  if (code < 97 || code > 122) return 'none';
  return isEnd ? 'end' : 'start';
}

/** Whether the children of an element are stacked. Other elements may place them side by side. */
function holdsStacks({ tag }: OpenElement): boolean {
  return ['main', 'section', 'div'].includes(tag.name);
}

/** Selectors of everything after the last child of the innermost open element. */
function restAfter(open: readonly OpenElement[]): string[] {
  const rest = ['main~*'];
  let selector = 'main';
  for (const [depth, { children }] of open.entries()) {
    rest.push(`${selector}>:nth-child(n+${children + 1})`);
    const next = open[depth + 1];
    if (next) selector += `>:nth-child(${next.place})`;
  }
  return rest;
}
