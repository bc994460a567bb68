import { describeField, type FieldInput } from './field-input.ts';
import { usePanelActions } from './panel-context.ts';

/** A choice of values, each with its meaning. */
export function ChoiceField({ id, path, schema, value }: FieldInput) {
  const { change, diagnosticsAt } = usePanelActions();
  const choices = schema['x-choices'] ?? [];
  const index = choices.findIndex((choice) => choice.value === value);
  const isUnknown = value !== undefined && index < 0;
  const diagnostics = diagnosticsAt(path);
  return (
    <>
      <select
        id={id}
        value={isUnknown ? 'unknown' : index < 0 ? '' : String(index)}
        aria-describedby={describeField(id, diagnostics.length > 0)}
        onChange={({ target }) =>
          change(path, target.value === '' ? undefined : choices[Number(target.value)]?.value)
        }
      >
        {(schema['x-required'] !== true || index < 0) && <option value="">Not set</option>}
        {isUnknown && <option value="unknown">{String(value)}</option>}
        {choices.map((choice, number) => (
          <option key={choice.title} value={String(number)}>
            {choice.title}
          </option>
        ))}
      </select>
      {choices[index]?.help && <p className="help">{choices[index].help}</p>}
    </>
  );
}
