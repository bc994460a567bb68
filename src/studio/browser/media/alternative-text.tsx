import { useEffect, useId, useRef, useState } from 'react';
import { mediaAddress } from './media-address.ts';

interface AlternativeTextProps {
  /** The chosen picture. */
  name: string;
  onDone: (alt: string) => void;
}

const kinds = [
  { kind: 'described', title: 'It shows something that visitors must know' },
  { kind: 'beside', title: 'The text beside it says the same' },
  { kind: 'decorative', title: 'It only decorates' },
] as const;

/** The question about every new picture: its description, or the reason why it needs none. */
export function AlternativeText({ name, onDone }: AlternativeTextProps) {
  const id = useId();
  const [kind, setKind] = useState<(typeof kinds)[number]['kind']>('described');
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(kind === 'described' ? text.trim() : '');
      }}
    >
      <div className="chosen">
        <img src={mediaAddress(name)} alt="" />
        <span className="help">{name}</span>
      </div>
      <fieldset className="kinds">
        <legend className="label">For people who can’t see it</legend>
        {kinds.map((each) => (
          <label key={each.kind}>
            <input type="radio" name={id} checked={kind === each.kind} onChange={() => setKind(each.kind)} />
            <span>{each.title}</span>
          </label>
        ))}
      </fieldset>
      {kind === 'described' && (
        <label className="field">
          <span className="label">Alternative text</span>
          <span className="help" id={`${id}-help`}>
            One sentence with what is seen, as on the telephone. For example: Asha Verma, drawn in profile
          </span>
          <textarea
            ref={field}
            required
            maxLength={200}
            aria-describedby={`${id}-help`}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      )}
      <div className="buttons">
        <button type="submit" className="main">
          Use the picture
        </button>
      </div>
    </form>
  );
}
