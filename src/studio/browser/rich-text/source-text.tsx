import type { RichTextEditorProps } from './editor-props.ts';

/** A text as HTML. */
export function SourceText({
  id,
  value,
  describedBy,
  isInvalid,
  onWrite,
  isReadable,
}: RichTextEditorProps & { isReadable: boolean }) {
  return (
    <>
      {!isReadable && (
        <p className="help">The editor with formats would change this text, so it is shown as HTML.</p>
      )}
      <textarea
        id={id}
        className="code"
        spellCheck={false}
        value={value}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onChange={({ target }) => onWrite(target.value, true)}
      />
    </>
  );
}
