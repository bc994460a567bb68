import type { Block, Figure, FullText, TextSection } from './full-text.ts';

/** All figures of a text, those of its notes as well, in their order. */
export function figuresIn({ opening, sections, notes }: FullText): Figure[] {
  return [
    ...ofBlocks(opening),
    ...sections.flatMap(ofSection),
    ...notes.flatMap((note) => ofBlocks(note.blocks)),
  ];
}

function ofSection({ blocks, sections }: TextSection): Figure[] {
  return [...ofBlocks(blocks), ...sections.flatMap(ofSection)];
}

function ofBlocks(blocks: readonly Block[]): Figure[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'figure') return [block];
    if (block.kind === 'quote') return ofBlocks(block.blocks);
    return block.kind === 'list' ? block.items.flatMap(ofBlocks) : [];
  });
}
