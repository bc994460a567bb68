import type { PageState, SentAnswer } from '../../protocol.ts';
import { shareEqual } from '../../share-equal.ts';

/**
 * The state of a page after an answer.
 * @param before the state that the answer continues. Rows that are as before stay the same objects.
 */
export function wholeState({ state, rows }: SentAnswer, before: PageState | undefined): PageState {
  const outline = state.outline ?? [...(before?.outline ?? [])];
  for (const [index, row] of rows ?? []) outline[index] = row;
  return shareEqual(before, {
    ...state,
    outline,
    diagnostics: state.diagnostics ?? before?.diagnostics ?? [],
  });
}
