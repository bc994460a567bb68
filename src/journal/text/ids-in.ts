import type { Block, FullText, TextSection } from './full-text.ts';

/** The ids that links of a text may lead to: of sections, tables, figures, equations and notes. */
export function idsIn({ opening, sections, notes }: FullText): string[] {
  return [
    ...opening.flatMap(ofBlock),
    ...sections.flatMap(ofSection),
    ...notes.flatMap(({ id, blocks }) => [id, ...blocks.flatMap(ofBlock)]),
  ];
}

function ofSection({ id, blocks, sections }: TextSection): string[] {
  return [id, ...blocks.flatMap(ofBlock), ...sections.flatMap(ofSection)];
}

function ofBlock(block: Block): string[] {
  if (block.kind === 'table' || block.kind === 'figure' || block.kind === 'equation') return [block.id];
  if (block.kind === 'quote') return block.blocks.flatMap(ofBlock);
  return block.kind === 'list' ? block.items.flat().flatMap(ofBlock) : [];
}
