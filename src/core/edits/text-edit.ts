/** A stretch of a text and what is to stand in its place. Offsets count UTF-16 units of the text as it was. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/** Why nothing is changed: a sentence for the person who asked. */
export interface Refused {
  refused: string;
}

/** Edits of one text in its order, none touching the next; or why there are none. */
export type Edited = { edits: TextEdit[] } | Refused;

/**
 * Makes one list of edits that were asked for one by one, all of the same text.
 * @returns them in the order of the text, those that touch as one; refused where two of them change the same stretch,
 *   insert at the same place, or insert where the other removes: the comma between them would be nobody’s
 */
export function joinEdits(edits: readonly TextEdit[]): Edited {
  const joined: TextEdit[] = [];
  let last: TextEdit | undefined;
  for (const edit of edits.toSorted(byPlace)) {
    const end = last ? last.offset + last.length : -1;
    const touches = edit.offset === end;
    if (last && (edit.offset < end || (touches && meets(last, edit))))
      return { refused: 'Two changes meet at the same place: make one of them first, then the other.' };
    const before = joined.at(-1);
    if (before && touches) {
      before.length += edit.length;
      before.text += edit.text;
    } else joined.push({ ...edit });
    last = edit;
  }
  return { edits: joined };
}

function meets(one: TextEdit, other: TextEdit): boolean {
  const isInsertion = ({ length }: TextEdit) => length === 0;
  const isRemoval = ({ text }: TextEdit) => text === '';
  return (
    (isInsertion(one) && (isInsertion(other) || isRemoval(other))) || (isRemoval(one) && isInsertion(other))
  );
}

/** What is inserted at a place stands before what replaces the stretch that begins there. */
function byPlace(one: TextEdit, other: TextEdit): number {
  return one.offset - other.offset || Math.min(one.length, 1) - Math.min(other.length, 1);
}

/** The same for what several changes have given, of which each may have been refused: the first reason counts. */
export function joinAll(changes: readonly Edited[]): Edited {
  const edits: TextEdit[] = [];
  for (const change of changes) {
    if ('refused' in change) return change;
    edits.push(...change.edits);
  }
  return joinEdits(edits);
}

/**
 * The text after its edits.
 * @throws RangeError where they overlap or leave the text: `joinEdits` makes a list that does not
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
 * The edits that take others back.
 * @param text as it was before
 * @param edits as `joinEdits` gives them
 * @returns edits of the text as it is after
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
