import { useState } from 'react';
import { describeField, type FieldInput } from './field-input.ts';
import { usePanelActions } from './panel-context.ts';

/** A value of another kind than its schema expects, as JSON, so that nothing of the file is hidden. */
export function JsonField({ id, path, value }: FieldInput) {
  const { change } = usePanelActions();
  const [text, setText] = useState(() => JSON.stringify(value, null, 2) ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const write = () => {
    try {
      change(path, JSON.parse(text) as unknown);
      setIsWrong(false);
    } catch {
      setIsWrong(true);
    }
  };
  return (
    <>
      <textarea
        id={id}
        className="code"
        value={text}
        spellCheck={false}
        aria-describedby={describeField(id, true)}
        aria-invalid={isWrong}
        onChange={({ target }) => setText(target.value)}
      />
      {isWrong && (
        <p className="wrong" role="alert">
          This is not valid JSON yet.
        </p>
      )}
      <div className="buttons">
        <button type="button" className="small" onClick={write}>
          Take over
        </button>
        <button type="button" className="small" onClick={() => change(path, undefined)}>
          Remove
        </button>
      </div>
    </>
  );
}
