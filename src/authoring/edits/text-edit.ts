/** A range of a text and its replacement. Offsets count UTF-16 units of the original text. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/** A refused change; the reason is one sentence for the caller. */
export interface Refused {
  refused: string;
}

/** Edits of one text in order, not adjacent; or a refusal. */
export type Edited = { edits: TextEdit[] } | Refused;

/**
 * Combines edits of the same text into one list, which `applyEdits` can apply at once.
 * @returns the edits in order, adjacent ones merged; refused if two change the same range, insert at the same
 *   place, or one inserts where the other removes, because the comma between them would be ambiguous
 */
export function joinEdits(edits: readonly TextEdit[]): Edited {
  const joinedEdits: TextEdit[] = [];
  let last: TextEdit | undefined;
  for (const edit of edits.toSorted(byPlace)) {
    const end = last ? last.offset + last.length : -1;
    const touches = edit.offset === end;
    if (last && (edit.offset < end || (touches && doOverlap(last, edit))))
      return { refused: 'Two changes are at the same place: make one first, then the other.' };
    const before = joinedEdits.at(-1);
    if (before && touches) {
      before.length += edit.length;
      before.text += edit.text;
    } else joinedEdits.push({ ...edit });
    last = edit;
  }
  return { edits: joinedEdits };
}

function doOverlap(one: TextEdit, other: TextEdit): boolean {
  const isInsertion = ({ length }: TextEdit) => length === 0;
  const isRemoval = ({ text }: TextEdit) => text === '';
  return (
    (isInsertion(one) && (isInsertion(other) || isRemoval(other))) || (isRemoval(one) && isInsertion(other))
  );
}

/** An insertion comes before the replacement of the range that begins at the same offset. */
function byPlace(one: TextEdit, other: TextEdit): number {
  return one.offset - other.offset || Math.min(one.length, 1) - Math.min(other.length, 1);
}

/** Combines several changes, each of which may be refused; the first refusal is returned. */
export function joinAll(changes: readonly Edited[]): Edited {
  const edits: TextEdit[] = [];
  for (const change of changes) {
    if ('refused' in change) return change;
    edits.push(...change.edits);
  }
  return joinEdits(edits);
}

/**
 * Applies edits to a text.
 * @param text the text before the edits
 * @param edits with offsets into that text, in any order
 * @throws RangeError if edits overlap or exceed the text; `joinEdits` prevents that
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let changed = '';
  let at = 0;
  for (const { offset, length, text: written } of edits) {
    if (offset < at || offset + length > text.length) throw new RangeError('The edits overlap.');
    changed += text.slice(at, offset) + written;
    at = offset + length;
  }
  return changed + text.slice(at);
}

/**
 * The inverse of edits.
 * @param text the original text
 * @param edits as returned by `joinEdits`
 * @returns edits of the changed text
 */
export function invertEdits(text: string, edits: readonly TextEdit[]): TextEdit[] {
  let shift = 0;
  return edits.map(({ offset, length, text: written }) => {
    const inverse = {
      offset: offset + shift,
      length: written.length,
      text: text.slice(offset, offset + length),
    };
    shift += written.length - length;
    return inverse;
  });
}
