import type { FullText } from './full-text.ts';
import { blocksIn, inlinesIn } from './walk-text.ts';

/** Whether a text has a formula: some formats must declare that in advance. */
export function hasFormula(text: FullText): boolean {
  return (
    [...blocksIn(text)].some(({ kind }) => kind === 'equation') ||
    [...inlinesIn(text)].some((inline) => typeof inline !== 'string' && inline.kind === 'math')
  );
}
