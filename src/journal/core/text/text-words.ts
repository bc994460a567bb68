import { fold, splitIntoWords } from '../search/terms.ts';
import type { FullText } from './full-text.ts';
import { inlinesIn } from './walk-text.ts';

/** The different words of a text for the search, normalised. Code and listings count; formulas do not. */
export function textWords(text: FullText): string {
  const words = new Set<string>();
  for (const inline of inlinesIn(text))
    if (typeof inline === 'string') for (const word of splitIntoWords(inline)) words.add(fold(word));
  return [...words].sort().join(' ');
}
