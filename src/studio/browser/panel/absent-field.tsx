import { PictureTools } from '../media/picture-tools.tsx';
import type { FieldInput } from './field-input.ts';
import { usePanelActions } from './panel-context.ts';

/** A button that adds a missing value, with the example of its schema. */
export function AbsentField(input: FieldInput) {
  const { change } = usePanelActions();
  const { path, schema } = input;
  if (schema['x-part'] === 'image') return <PictureTools {...input} />;
  const { title = '', 'x-example': example } = schema;
  return (
    <button type="button" className="add" onClick={() => change(path, example)}>
      Add <span className="hidden">{title}</span>
    </button>
  );
}
