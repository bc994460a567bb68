import { useState } from 'react';
import { describeField, type FieldInput } from './field-input.ts';
import { NameOptions, offersNames } from './name-options.tsx';
import { usePanelActions } from './panel-context.ts';

/** A text of one line. If the user empties an optional one, it is removed from the file. */
export function LineField(input: FieldInput) {
  const common = useTextControl(input);
  const part = input.schema['x-part'];
  if (!offersNames(part)) return <input type="text" {...common} />;
  return (
    <>
      <input type="text" list={`${input.id}-names`} autoComplete="off" {...common} />
      <NameOptions id={input.id} part={part} />
    </>
  );
}

/** A text of several lines, which grows with its content. */
export function TextField(input: FieldInput) {
  const common = useTextControl(input);
  const { value } = common;
  return (
    <>
      <textarea {...common} rows={countLines(value)} spellCheck={input.schema['x-field'] === 'text'} />
    </>
  );
}

function useTextControl({ id, path, schema, value }: FieldInput) {
  const { change, diagnosticsAt } = usePanelActions();
  const diagnostics = diagnosticsAt(path);
  const text = typeof value === 'string' ? value : '';
  return {
    id,
    value: text,
    'aria-describedby': describeField(id, diagnostics.length > 0),
    'aria-invalid': diagnostics.some(({ severity }) => severity === 'error'),
    // A placeholder is selected, because it must be replaced.
    onFocus: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      if (diagnostics.some(({ code }) => code === 'placeholder')) target.select();
    },
    onChange: ({ target }: { target: { value: string } }) => {
      const isEmpty = target.value === '' && schema['x-required'] !== true;
      change(path, isEmpty ? undefined : target.value, true);
    },
  };
}

/** The name of a chosen file; it can't be typed. */
export function NameField({ value }: FieldInput) {
  return <p className="help example">{String(value ?? '')}</p>;
}

/** A number; other input stays in the field until it is a number. */
export function NumberField({ id, path, value }: FieldInput) {
  const { change, diagnosticsAt } = usePanelActions();
  const diagnostics = diagnosticsAt(path);
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  // A value that differs from the typed one comes from an undo or the disk.
  const text = typed && typed.value === value ? typed.text : String(value ?? '');
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      value={text}
      aria-describedby={describeField(id, diagnostics.length > 0)}
      aria-invalid={diagnostics.some(({ severity }) => severity === 'error')}
      onChange={({ target }) => {
        const isEmpty = target.value.trim() === '';
        const number = Number(target.value.replace(',', '.'));
        const next = isEmpty ? undefined : Number.isFinite(number) ? number : value;
        setTyped({ text: target.value, value: next });
        if (next !== value) change(path, next, true);
      }}
    />
  );
}

/** Yes or no. An optional one has a third answer: not set. */
export function YesNoField({ id, path, schema, value }: FieldInput) {
  const { change } = usePanelActions();
  return (
    <select
      id={id}
      value={typeof value === 'boolean' ? String(value) : ''}
      aria-describedby={describeField(id, false)}
      onChange={({ target }) => change(path, target.value === '' ? undefined : target.value === 'true')}
    >
      {(schema['x-required'] !== true || typeof value !== 'boolean') && <option value="">Not set</option>}
      <option value="true">Yes</option>
      <option value="false">No</option>
    </select>
  );
}

/** The approximate number of lines of a text, for browsers in which a field does not grow automatically. */
function countLines(text: string): number {
  return Math.min(8, Math.max(1, Math.ceil(text.length / 38)));
}
