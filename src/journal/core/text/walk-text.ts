import type { Block, FullText, Inline, TextSection } from './full-text.ts';

/** All sections, parents first. */
export function* sectionsIn({ sections }: Pick<FullText, 'sections'>): Iterable<TextSection> {
  for (const section of sections) {
    yield section;
    yield* sectionsIn(section);
  }
}

/** Whether a section has a heading: some sections of published articles have none. */
export function hasTitle({ title }: Pick<TextSection, 'title'>): boolean {
  return title.length > 0;
}

/** All blocks at any depth, those of footnotes last; titles of sections are no blocks. */
export function* blocksIn(text: FullText): Iterable<Block> {
  yield* nestedBlocks(text.opening);
  for (const { blocks } of sectionsIn(text)) yield* nestedBlocks(blocks);
  for (const { blocks } of text.notes) yield* nestedBlocks(blocks);
}

/** All inlines at any depth, those of a section’s title before those of its text. */
export function* inlinesIn(text: FullText): Iterable<Inline> {
  for (const block of nestedBlocks(text.opening)) yield* inlinesOfBlock(block);
  for (const { title, blocks } of sectionsIn(text)) {
    yield* nestedInlines(title);
    for (const block of nestedBlocks(blocks)) yield* inlinesOfBlock(block);
  }
  for (const { blocks } of text.notes) for (const block of nestedBlocks(blocks)) yield* inlinesOfBlock(block);
}

/** The plain text of inlines, for titles in lists and files: without marks of footnotes, references and figures. */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline): string => {
      if (typeof inline === 'string') return inline;
      if ('inlines' in inline) return inlineText(inline.inlines);
      if (inline.kind === 'math') return plainMath(inline.math[CHILDREN]);
      return inline.kind === 'break' ? ' ' : '';
    })
    .join('');
}

function* nestedBlocks(blocks: readonly Block[]): Iterable<Block> {
  for (const block of blocks) {
    yield block;
    if (block.kind === 'quote') yield* nestedBlocks(block.blocks);
    if (block.kind === 'list') for (const item of block.items) yield* nestedBlocks(item);
  }
}

function* inlinesOfBlock(block: Block): Iterable<Inline> {
  if (block.kind === 'paragraph') yield* nestedInlines(block.inlines);
  if (block.kind === 'table' || block.kind === 'figure') yield* nestedInlines(block.caption);
  if (block.kind !== 'table') return;
  for (const row of [...block.head, ...block.rows])
    for (const { inlines } of row) yield* nestedInlines(inlines);
}

function* nestedInlines(inlines: readonly Inline[]): Iterable<Inline> {
  for (const inline of inlines) {
    yield inline;
    if (typeof inline !== 'string' && 'inlines' in inline) yield* nestedInlines(inline.inlines);
  }
}

/** The index of the children in an element of MathML: name, attributes, children. */
const CHILDREN = 2;

/** The letters and signs of a formula. */
function plainMath(nodes: readonly unknown[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : plainMath((node as unknown[])[CHILDREN] as unknown[])))
    .join('');
}
