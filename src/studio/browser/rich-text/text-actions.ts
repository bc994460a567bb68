import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { LOOSE, textSchema } from './text-schema.ts';

/** A button in the toolbar of a text. */
export interface TextAction {
  /** Its name for screen readers and as a tooltip. */
  name: string;
  /** The sign on the button. */
  sign: string;
  /** Its keys in ProseMirror's notation: Mod-b. */
  keys?: string;
  run: Command;
  /** Whether the selection already has the format; undefined for actions without a state. */
  isOn?: (state: EditorState) => boolean;
}

const { nodes, marks } = textSchema;

/** The actions, in the order of their buttons. Links have a separate form. */
export const textActions: readonly TextAction[] = [
  markAction('Bold', 'B', 'strong', 'Mod-b'),
  markAction('Italic', 'I', 'em', 'Mod-i'),
  blockAction('Text', '¶', 'p', 'Mod-Alt-0'),
  blockAction('Heading', 'H2', 'h2', 'Mod-Alt-2'),
  blockAction('Heading below', 'H3', 'h3', 'Mod-Alt-3'),
  blockAction('Smallest heading', 'H4', 'h4', 'Mod-Alt-4'),
  listAction('List with bullets', '•', 'ul', 'Mod-Shift-8'),
  listAction('Numbered list', '1.', 'ol', 'Mod-Shift-7'),
  { name: 'Entry one level down', sign: '→', keys: 'Mod-]', run: sinkListItem(nodes['li']!) },
  { name: 'Entry one level up', sign: '←', keys: 'Mod-[', run: liftListItem(nodes['li']!) },
  {
    name: 'Quotation',
    sign: '“',
    run: (state, dispatch, view) =>
      (isInside(state, 'blockquote') ? lift : wrapIn(nodes['blockquote']!))(state, dispatch, view),
    isOn: (state) => isInside(state, 'blockquote'),
  },
  markAction('Code', '<>', 'code'),
  markAction('Lowered', 'x₂', 'sub'),
  markAction('Raised', 'x²', 'sup'),
  { name: 'Without formats', sign: '⌫', run: clearMarks },
];

function markAction(name: string, sign: string, tag: string, keys?: string): TextAction {
  const type = marks[tag]!;
  return {
    name,
    sign,
    ...(keys !== undefined && { keys }),
    run: toggleMark(type),
    isOn: ({ selection: { from, to, empty, $from }, storedMarks, doc }) =>
      empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type),
  };
}

function blockAction(name: string, sign: string, tag: string, keys: string): TextAction {
  return {
    name,
    sign,
    keys,
    run: setBlockType(nodes[tag]!),
    isOn: ({ selection: { $from } }) => {
      const { name: type } = $from.parent.type;
      return type === tag || (tag === 'p' && type === LOOSE);
    },
  };
}

function listAction(name: string, sign: string, tag: string, keys: string): TextAction {
  return {
    name,
    sign,
    keys,
    run: (state, dispatch, view) =>
      isInside(state, tag)
        ? liftListItem(nodes['li']!)(state, dispatch, view)
        : wrapAsList(tag)(state, dispatch, view),
    isOn: (state) => isInside(state, tag),
  };
}

/** The paragraphs of a new list are lines without tags, as lists are usually written. */
function wrapAsList(tag: string): Command {
  return (state, dispatch) =>
    wrapInList(nodes[tag]!)(
      state,
      dispatch &&
        ((change) => {
          const { from, to } = change.selection;
          change.doc.nodesBetween(from, to, (node, at, parent) => {
            if (node.type === nodes['p'] && parent?.type === nodes['li'] && parent?.childCount === 1)
              change.setNodeMarkup(at, nodes[LOOSE]);
          });
          dispatch(change);
        }),
    );
}

function clearMarks({ selection: { from, to, empty }, tr }: EditorState, dispatch?: Parameters<Command>[1]) {
  if (empty) return false;
  dispatch?.(tr.removeMark(from, to));
  return true;
}

/** Whether the selection begins in a node of this kind; for a list, in the innermost one. */
function isInside({ selection: { $from } }: EditorState, tag: string): boolean {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { name } = $from.node(depth).type;
    if (name === tag) return true;
    if (name === 'ul' || name === 'ol') return false;
  }
  return false;
}
