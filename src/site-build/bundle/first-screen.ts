import { readTag, type ReadTag } from './read-tag.ts';
import { pathBelow, pathTree, type ElementPath } from './element-path.ts';

/** What a browser shows of a page before it can scroll. */
export interface FirstScreen {
  /** The opening tags of what is displayed there, each once. */
  tags: ReadonlySet<string>;
  /** Which names lie around which, of each of these elements; each once. */
  paths: ReadonlySet<ElementPath>;
  /** Where it ends in the markup: behind its last tag. */
  end: number;
  /** Selectors for what follows; none where the first screen reaches to the end of the page. */
  rest: string[];
}

/** So much text fills the largest usual screen, together with the drawings, headings and grounds around it. */
const enoughText = 1000;
/** The head of a page says little, and its type is large: what follows it is seen, too. */
const enoughSections = 2;

interface OpenElement {
  tag: ReadTag;
  path: ElementPath;
  /** Its place among its siblings, from 1. */
  place: number;
  children: number;
  /** Whether sections stand in it below each other, as they do in the page itself. */
  isStack: boolean;
}

/**
 * Finds the first screen of a page by its text alone, for the build knows no browser: it ends with a section, because
 * sections stand below each other, so that none of them is laid out otherwise while the next is missing. What is
 * hidden or folded away does not count. Within a section it ends before what says that it lies below (`data-below`), such as
 * a long text, once there is enough before it. A page with an open dialog is wanted whole: the dialog, which stands behind
 * everything else, must be there in the first paint, as the focus goes into it.
 * @param markup as React has drawn it: every element is closed, every `<` and `>` in texts is written as an entity
 * @param read reads an opening tag: a name by which no path is told apart need not be in it
 * @param tree where paths are found again: those of pages that share it are the same
 */
export function firstScreen(markup: string, read = readTag, tree = pathTree()): FirstScreen {
  const tags = new Set<string>();
  const paths = new Set<ElementPath>();
  const open: OpenElement[] = [];
  const hasDialog = /<dialog[^>]* open=""/.test(markup);
  let [text, sections, rootChildren, textFrom, end] = [0, 0, 0, 0, 0];
  /** How deep the element lies whose content is not displayed; none is. */
  let hiddenFrom = Infinity;
  for (let from = markup.indexOf('<'); from >= 0; from = markup.indexOf('<', from + 1)) {
    const kind = kindAt(markup, from + 1);
    if (kind === 'none') continue;
    const behind = markup.indexOf('>', from) + 1;
    const isShown = open.length < hiddenFrom;
    const isInMain = open[0]?.tag.name === 'main';
    if (isShown && isInMain) text += from - textFrom;
    textFrom = behind;
    if (kind === 'end') {
      open.pop();
      if (open.length < hiddenFrom) hiddenFrom = Infinity;
      if (isShown) end = behind;
      const isSection = markup.startsWith('</section>', from);
      if (!isSection || !isShown || open[0]?.tag.name !== 'main' || !open.every(holdsStacks)) continue;
      sections += 1;
      if (!hasDialog && sections >= enoughSections && text >= enoughText && open.at(-1)?.isStack)
        return { tags, paths, end, rest: restAfter(open) };
      continue;
    }
    const tag = read(markup.slice(from, behind));
    if (tag.isBelow && isInMain && !hasDialog && text >= enoughText)
      return { tags, paths, end, rest: restAfter(open) };
    const parent = open.at(-1);
    const place = parent ? (parent.children += 1) : (rootChildren += 1);
    const isFolded = parent?.tag.isClosedDetails === true && tag.name !== 'summary';
    const around = parent?.path ?? tree;
    const path = isShown ? pathBelow(around, tag.names) : around;
    if (isShown && !isFolded) {
      tags.add(tag.text);
      paths.add(path);
      end = behind;
    }
    if (parent && !tag.isInStacks) parent.isStack = parent.tag.name === 'main';
    if (tag.isWhole) continue;
    open.push({ tag, path, place, children: 0, isStack: true });
    if (isShown && (isFolded || tag.isHidden)) hiddenFrom = open.length;
  }
  return { tags, paths, end: markup.length, rest: [] };
}

/** Which kind of tag begins with what stands behind a `<`; none where it is a comment. */
function kindAt(markup: string, at: number): 'start' | 'end' | 'none' {
  const isEnd = markup[at] === '/';
  // A letter, small or capital.
  const code = markup.charCodeAt(isEnd ? at + 1 : at) | 32;
  if (code < 97 || code > 122) return 'none';
  return isEnd ? 'end' : 'start';
}

/** Other elements may lay out what they hold side by side. */
function holdsStacks({ tag }: OpenElement): boolean {
  return ['main', 'section', 'div'].includes(tag.name);
}

/** Selectors for everything behind the last child of the innermost open element. */
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
