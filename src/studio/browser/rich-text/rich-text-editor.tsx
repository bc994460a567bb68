import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import 'prosemirror-view/style/prosemirror.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RichTextEditorProps } from './editor-props.ts';
import { createEditor, replaceDocument, runTextCommand, selectAllText } from './editor-view.ts';
import { linkAt, withLink } from './link-edit.ts';
import { LinkForm } from './link-form.tsx';
import { readTextDocument } from './read-text-document.ts';
import { SourceText } from './source-text.tsx';
import { TextToolbar } from './text-toolbar.tsx';
import { writeDocument } from './write-document.ts';

/** A formatted text. If the editor could not write it as the same tree, its source is edited. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onWrite } = props;
  const [isSource, setIsSource] = useState(() => readTextDocument(value) === undefined);
  const [editedText, setEditedText] = useState<string>();
  // The editor keeps showing its own text, even while that ends with a blank.
  const isReadable = (!isSource && value === editedText) || readTextDocument(value) !== undefined;
  if (!isSource && !isReadable) setIsSource(true);
  const write: RichTextEditorProps['onWrite'] = (html, isTyped) => {
    setEditedText(html);
    onWrite(html, isTyped);
  };
  return (
    <>
      {isSource ? (
        <SourceText {...props} isReadable={isReadable} />
      ) : (
        <FormattedText {...props} onWrite={write} />
      )}
      <button
        type="button"
        className="small"
        aria-disabled={isSource && !isReadable}
        onClick={() => setIsSource(!isSource || !isReadable)}
      >
        {isSource ? 'Edit with formats' : 'Edit as source'}
      </button>
    </>
  );
}

function FormattedText({ id, value, describedBy, isInvalid, isPlaceholder, onWrite }: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const written = useRef(value);
  const [state, setState] = useState<EditorState>();
  const [isLinking, setIsLinking] = useState(false);
  const [leftOutParts, setLeftOutParts] = useState('');
  const write = useEffectEvent(({ doc }: EditorState, isTyped: boolean) => {
    written.current = writeDocument(doc);
    onWrite(written.current, isTyped);
  });
  const begin = useEffectEvent((element: HTMLElement) => {
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': describedBy,
    };
    const editor = createEditor(element, readTextDocument(value)!, attributes, {
      update: (next, change) => {
        setState(next);
        if (change) write(next, change === 'typed');
      },
      leaveOut: setLeftOutParts,
      askLink: () => setIsLinking(linkAt(editor.state) !== undefined),
      askToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    });
    setState(editor.state);
    return editor;
  });
  useEffect(() => {
    if (!place.current) return;
    const editor = begin(place.current);
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const doc = value === written.current ? undefined : readTextDocument(value);
    if (!doc || !view.current) return;
    written.current = value;
    replaceDocument(view.current, doc);
  }, [value]);
  const link = state && linkAt(state);
  const leave = () => {
    setIsLinking(false);
    view.current?.focus();
  };
  return (
    <div className={isInvalid ? 'formatted invalid' : 'formatted'}>
      {state && (
        <TextToolbar
          ref={toolbar}
          id={id}
          state={state}
          link={link ? (link.href === '' ? 'off' : 'on') : 'impossible'}
          onRun={({ run }) => view.current && runTextCommand(view.current, run)}
          onLink={() => setIsLinking(true)}
          onLeave={leave}
        />
      )}
      {isLinking && link && (
        <LinkForm
          id={`${id}-link`}
          href={link.href}
          onClose={leave}
          onSet={(href) => {
            if (view.current)
              runTextCommand(view.current, (now, dispatch) => {
                dispatch?.(withLink(now, link, href));
                return true;
              });
            leave();
          }}
        />
      )}
      <div
        ref={place}
        className="rich-text"
        onFocus={() => isPlaceholder && view.current && selectAllText(view.current)}
      />
      <p className="help" role="status">
        {leftOutParts === '' ? '' : `Left out of the pasted text: ${leftOutParts}.`}
      </p>
    </div>
  );
}
