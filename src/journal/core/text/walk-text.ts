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

/** All blocks at any depth, those of footnotes last. */
export function* blocksIn(text: FullText): Iterable<Block> {
  yield* within(text.opening);
  for (const { blocks } of sectionsIn(text)) yield* within(blocks);
  for (const { blocks } of text.notes) yield* within(blocks);
}

/** All inlines at any depth, those of a section’s title before those of its text. */
export function* inlinesIn(text: FullText): Iterable<Inline> {
  for (const block of within(text.opening)) yield* ofBlock(block);
  for (const { title, blocks } of sectionsIn(text)) {
    yield* deep(title);
    for (const block of within(blocks)) yield* ofBlock(block);
  }
  for (const { blocks } of text.notes) for (const block of within(blocks)) yield* ofBlock(block);
}

/** The plain text of inlines, without marks of footnotes. */
export function plainWords(inlines: readonly Inline[]): string {
  return inlines
    .map((inline): string => {
      if (typeof inline === 'string') return inline;
      if ('inlines' in inline) return plainWords(inline.inlines);
      if (inline.kind === 'math') return plainMath(inline.math[2]);
      return inline.kind === 'break' ? ' ' : '';
    })
    .join('');
}

function* within(blocks: readonly Block[]): Iterable<Block> {
  for (const block of blocks) {
    yield block;
    if (block.kind === 'quote') yield* within(block.blocks);
    if (block.kind === 'list') for (const item of block.items) yield* within(item);
  }
}

function* ofBlock(block: Block): Iterable<Inline> {
  if (block.kind === 'paragraph') yield* deep(block.inlines);
  if (block.kind === 'table' || block.kind === 'figure') yield* deep(block.caption);
  if (block.kind !== 'table') return;
  for (const row of [...block.head, ...block.rows]) for (const { inlines } of row) yield* deep(inlines);
}

function* deep(inlines: readonly Inline[]): Iterable<Inline> {
  for (const inline of inlines) {
    yield inline;
    if (typeof inline !== 'string' && 'inlines' in inline) yield* deep(inline.inlines);
  }
}

function plainMath(nodes: readonly unknown[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : plainMath((node as unknown[])[2] as unknown[])))
    .join('');
}
