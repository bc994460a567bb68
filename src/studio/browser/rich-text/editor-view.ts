import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { AllSelection, EditorState, TextSelection, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { cleanPasted } from './pasted-text.ts';
import { textActions } from './text-actions.ts';
import { textSchema } from './text-schema.ts';

/** The events of an editor. */
export interface EditorListener {
  /** Called with each new state. @param change the kind of change in the document, if any */
  update(state: EditorState, change: 'typed' | 'command' | undefined): void;
  /** Called with a description of the parts of a pasted text that were left out. */
  leaveOut(words: string): void;
  /** Called for the keys that open the form of a link, and focus the toolbar. */
  askLink(): void;
  askToolbar(): void;
}

/** Creates the editor of a text. @param attributes of its element */
export function createEditor(
  place: HTMLElement,
  doc: Node,
  attributes: Record<string, string>,
  listener: EditorListener,
): EditorView {
  const view = new EditorView(place, {
    state: EditorState.create({ doc, plugins: [keymap(keys(listener)), keymap(baseKeymap)] }),
    attributes,
    transformPastedHTML: (html) => {
      const { html: clean, remark } = cleanPasted(html);
      listener.leaveOut(remark);
      return clean;
    },
    dispatchTransaction: (change) => {
      const state = view.state.apply(change);
      view.updateState(state);
      const isOwn = change.docChanged && change.getMeta(OUTSIDE) !== true;
      const isCommand = [COMMAND, 'paste'].some((name) => change.getMeta(name) === true);
      listener.update(state, isOwn ? (isCommand ? 'command' : 'typed') : undefined);
    },
  });
  return view;
}

const OUTSIDE = 'outside';
const COMMAND = 'command';

/** Runs a command as a separate step of the history. */
export function runTextCommand(view: EditorView, command: Command): void {
  command(view.state, (change) => view.dispatch(change.setMeta(COMMAND, true)), view);
  view.focus();
}

/** Shows another document, such as after an undo; the selection stays near its place. */
export function replaceDocument(view: EditorView, doc: Node): void {
  const { tr, selection } = view.state;
  if (view.state.doc.eq(doc)) return;
  tr.replaceWith(0, view.state.doc.content.size, doc.content);
  const at = Math.min(selection.from, tr.doc.content.size);
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at))).setMeta(OUTSIDE, true));
}

/** Selects the whole text, so that typing replaces it. */
export function selectAllText(view: EditorView): void {
  view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
}

/** Tab is not used, so that the keyboard can leave the text. */
function keys({ askLink, askToolbar }: EditorListener): Record<string, Command> {
  const actionKeys = textActions.flatMap(({ keys: key, run }) =>
    key === undefined ? [] : [[key, run] as const],
  );
  const { li, br } = textSchema.nodes;
  const lineBreak: Command = (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(br!.create()).scrollIntoView());
    return true;
  };
  const asking = (ask: () => void) => () => {
    ask();
    return true;
  };
  return {
    ...Object.fromEntries(actionKeys),
    Enter: splitListItem(li!),
    'Shift-Enter': chainCommands(exitCode, lineBreak),
    'Mod-k': asking(askLink),
    'Alt-F10': asking(askToolbar),
  };
}
