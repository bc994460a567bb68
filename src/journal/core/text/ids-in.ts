import type { FullText } from './full-text.ts';
import { blocksIn, sectionsIn } from './walk-text.ts';

/** The link targets in a text: ids of sections, tables, figures, equations and notes. */
export function idsIn(text: FullText): string[] {
  return [
    ...[...sectionsIn(text)].map(({ id }) => id),
    ...[...blocksIn(text)].flatMap((block) => ('id' in block ? [block.id] : [])),
    ...text.notes.map(({ id }) => id),
  ];
}
