import type { FullText } from './full-text.ts';
import { inlinesIn } from './walk-text.ts';

/** The ids of the citations of each reference, by its number in the list. */
export function citedIn(text: FullText): Map<number, string[]> {
  const cited = new Map<number, string[]>();
  for (const inline of inlinesIn(text)) {
    if (typeof inline === 'string' || inline.kind !== 'citation') continue;
    cited.set(inline.reference, [...(cited.get(inline.reference) ?? []), inline.id]);
  }
  return cited;
}
