/** What a browser shows of a page before it can scroll. */
export interface FirstScreen {
  /** The opening tags of what is displayed there, each once. */
  tags: ReadonlySet<string>;
  /** The names of each of these elements behind those of all elements around it, from the outermost on; each once. */
  paths: ReadonlySet<string>;
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
  name: string;
  path: string;
  /** Its place among its siblings, from 1. */
  place: number;
  children: number;
  isClosedDetails: boolean;
  /** Whether sections stand in it below each other, as they do in the page itself. */
  isStack: boolean;
}

/**
 * Finds the first screen of a page by its text alone, for the build knows no browser: it ends with a section, because
 * sections stand below each other, so that none of them is laid out otherwise while the next is missing. What is
 * hidden or folded away does not count. Within a section it ends before what says that it lies below (`data-below`), such as
 * the text of a paper, once there is enough before it. A page with an open dialog is wanted whole: the dialog, which stands behind
 * everything else, must be there in the first paint, as the focus goes into it.
 * @param markup as React has drawn it: every element is closed, every `<` and `>` in texts is written as an entity
 * @param namesOf what a path tells of an element, by its opening tag; an element without a name is not in it
 */
export function firstScreen(markup: string, namesOf = (_tag: string) => ''): FirstScreen {
  const tags = new Set<string>();
  const paths = new Set<string>();
  const open: OpenElement[] = [];
  const hasDialog = /<dialog[^>]* open=""/.test(markup);
  const walk = /<(\/?)([a-z][\w-]*)([^>]*)>/gi;
  let [text, sections, rootChildren, textFrom, end] = [0, 0, 0, 0, 0];
  /** How deep the element lies whose content is not displayed; none is. */
  let hiddenFrom = Infinity;
  for (let found = walk.exec(markup); found; found = walk.exec(markup)) {
    const [tag, isEnd, name = '', attributes = ''] = found;
    const isShown = open.length < hiddenFrom;
    if (isShown && open[0]?.name === 'main') text += found.index - textFrom;
    textFrom = walk.lastIndex;
    if (isEnd) {
      open.pop();
      if (open.length < hiddenFrom) hiddenFrom = Infinity;
      if (isShown) end = walk.lastIndex;
      if (name !== 'section' || !isShown || open[0]?.name !== 'main' || !open.every(holdsStacks)) continue;
      sections += 1;
      if (!hasDialog && sections >= enoughSections && text >= enoughText && open.at(-1)?.isStack)
        return { tags, paths, end, rest: restAfter(open) };
      continue;
    }
    const isBelow = / data-below=""/.test(attributes) && open[0]?.name === 'main';
    if (isBelow && !hasDialog && text >= enoughText) return { tags, paths, end, rest: restAfter(open) };
    const parent = open.at(-1);
    const place = parent ? (parent.children += 1) : (rootChildren += 1);
    const isFolded = parent?.isClosedDetails === true && name !== 'summary';
    const names = isShown ? namesOf(tag) : '';
    const path = [parent?.path, names].filter(Boolean).join('>');
    if (isShown && !isFolded) {
      tags.add(tag);
      paths.add(path);
      end = walk.lastIndex;
    }
    if (parent && !/^(section|h\d)$/.test(name)) parent.isStack = parent.name === 'main';
    if (attributes.endsWith('/')) continue;
    const isClosedDetails = name === 'details' && !/ open=""/.test(attributes);
    open.push({ name, path, place, children: 0, isClosedDetails, isStack: true });
    if (isShown && (isFolded || / hidden=""/.test(attributes))) hiddenFrom = open.length;
  }
  return { tags, paths, end: markup.length, rest: [] };
}

/** Other elements may lay out what they hold side by side. */
function holdsStacks({ name }: OpenElement): boolean {
  return ['main', 'section', 'div'].includes(name);
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
