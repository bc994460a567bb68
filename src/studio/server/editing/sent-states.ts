import type { EditAnswer, OutlineRow, PageState, SentAnswer } from '../../protocol.ts';
import { shareEqual } from '../../share-equal.ts';

/**
 * Shortens answers to the parts that the browser does not have. A key press changes at most one row of the
 * outline, and a page may have hundreds.
 */
export class SentStates {
  readonly #last = new Map<string, { stamp: number; state: PageState }>();
  #stamp = 0;

  /** @param lastStamp the stamp of the last answer that the browser has received */
  shorten(answer: EditAnswer, lastStamp: unknown): SentAnswer {
    const { file } = answer.state;
    const before = this.#last.get(file);
    const state = shareEqual(before?.state, answer.state);
    const stamp = ++this.#stamp;
    this.#last.set(file, { stamp, state });
    // Another browser may have received the last answer.
    if (!before || lastStamp !== before.stamp) return { ...answer, stamp };
    const { outline, diagnostics, ...rest } = state;
    const rows = changedRows(before.state.outline, outline);
    return {
      ...answer,
      stamp,
      state: {
        ...rest,
        ...(!rows && { outline }),
        ...(diagnostics !== before.state.diagnostics && { diagnostics }),
      },
      ...(rows && { rows }),
    };
  }
}

/** @returns undefined if rows were added or removed */
function changedRows(
  before: readonly OutlineRow[],
  after: readonly OutlineRow[],
): SentAnswer['rows'] | undefined {
  if (before.length !== after.length) return undefined;
  return [...after.entries()].filter(([index, row]) => row !== before[index]);
}
