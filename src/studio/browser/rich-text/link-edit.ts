import type { EditorState, Transaction } from 'prosemirror-state';
import { ALLOWED_HREF } from 'pagewright/rich-text';
import { textSchema } from './text-schema.ts';

const link = textSchema.marks['a']!;

/** The words that a link form edits: those of the link around the selection, or the selected ones. */
interface LinkPlace {
  from: number;
  to: number;
  /** The address; empty if there is no link yet. */
  href: string;
}

/** @returns undefined if nothing is selected and there is no link */
export function linkAt({ selection: { $from, from, to, empty }, doc }: EditorState): LinkPlace | undefined {
  const parent = $from.parent;
  let at = $from.start();
  for (const node of parent.children) {
    const mark = link.isInSet(node.marks);
    const end = at + node.nodeSize;
    if (mark && from >= at && to <= end)
      return { ...wholeLink(doc, at, end, mark), href: String(mark.attrs['href']) };
    at = end;
  }
  return empty ? undefined : { from, to, href: '' };
}

/** The adjacent words with the same link; their other marks may differ. */
function wholeLink(doc: EditorState['doc'], from: number, to: number, mark: ReturnType<typeof link.create>) {
  const $from = doc.resolve(from);
  const { parent } = $from;
  let first = $from.index();
  let [start, end] = [from, to];
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) start -= parent.child(--first).nodeSize;
  let last = doc.resolve(to).index();
  while (last < parent.childCount && mark.isInSet(parent.child(last).marks))
    end += parent.child(last++).nodeSize;
  return { from: start, to: end };
}

/** Sets the address of a link; an empty one removes the link. */
export function withLink({ tr }: EditorState, { from, to }: LinkPlace, href: string): Transaction {
  tr.removeMark(from, to, link);
  return href === '' ? tr : tr.addMark(from, to, link.create({ href }));
}

/** Whether a page can have this address. */
export function isAddress(href: string): boolean {
  return ALLOWED_HREF.test(href);
}
