import type { Figure, FullText } from './full-text.ts';
import { blocksIn } from './walk-text.ts';

/** All figures of a text. */
export function figuresIn(text: FullText): Figure[] {
  return [...blocksIn(text)].filter((block) => block.kind === 'figure');
}
