import type { LoadedImage, TreeNode, ElementNode } from 'pagewright/content';
import type { PaperText } from '../../../content/resolved.ts';
import type { FullText, TextSection } from '../full-text.ts';
import { renderBlocks } from './render-blocks.ts';
import { renderInlines } from './render-inlines.ts';
import { hasTitle, inlineText, inlinesIn } from '../walk-text.ts';

/**
 * A text as the paper's page shows it.
 * @param pictures the pictures of its figures, by file
 * @param references how many references the paper has
 */
export function renderText(
  { opening, sections, notes }: FullText,
  pictures: ReadonlyMap<string, LoadedImage>,
  references: number,
): PaperText {
  const cited = citationIdsByReference({ opening, sections, notes });
  return {
    contents: sections.filter(hasTitle).map(({ id, title }) => ({ id, title: inlineText(title) })),
    body: boxFormulas([
      ...renderBlocks(opening, pictures),
      ...sections.map((section) => renderSection(section, 2, pictures)),
    ]),
    notes: notes.map(({ id, marks, blocks }) => {
      return { id, marks, body: boxFormulas(renderBlocks(blocks, pictures)) };
    }),
    cited: Array.from({ length: references }, (_, index) => cited.get(index + 1) ?? []),
  };
}

function renderSection(
  { id, title, blocks, sections }: TextSection,
  level: number,
  pictures: ReadonlyMap<string, LoadedImage>,
): PaperText['body'][number] {
  return [
    'section',
    { id },
    [
      ...(hasTitle({ title })
        ? [[`h${Math.min(level, 6)}`, {}, renderInlines(title)] satisfies TreeNode]
        : []),
      ...renderBlocks(blocks, pictures),
      ...sections.map((section) => renderSection(section, level + 1, pictures)),
    ],
  ];
}

/** The ids of the citations of each reference, by its number in the list. */
function citationIdsByReference(text: FullText): Map<number, string[]> {
  const idsByReference = new Map<number, string[]>();
  for (const inline of inlinesIn(text)) {
    if (typeof inline === 'string' || inline.kind !== 'citation') continue;
    idsByReference.set(inline.reference, [...(idsByReference.get(inline.reference) ?? []), inline.id]);
  }
  return idsByReference;
}

/**
 * An inline formula with this number of letters may be wider than a phone with text at 200 %: browsers
 * do not break formulas.
 */
const LONG = 10;

/**
 * Wraps each long inline formula in a scrollable box, also for keyboards, so that the page is never wider than the
 * screen. Its accessible name is its text.
 */
function boxFormulas(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const [tag, attributes, children] = node;
    if (tag !== 'math') return [tag, attributes, boxFormulas(children)];
    const words = elementText(node);
    if (attributes['display'] === 'block' || [...words].length < LONG) return node;
    return ['span', { role: 'group', 'aria-label': words, tabIndex: '0' }, [node]];
  });
}

function elementText([, , children]: ElementNode): string {
  return children.map((child) => (typeof child === 'string' ? child : elementText(child))).join('');
}
