import type { FieldInput } from './field-input.ts';
import { usePanelActions } from './panel-context.ts';

/** A value that the file does not have: it is added with the schema's example, to be changed. */
export function AbsentField({ path, schema }: FieldInput) {
  const { change } = usePanelActions();
  const { title = '', 'x-example': example } = schema;
  return (
    <button type="button" className="add" onClick={() => change(path, example)}>
      Add <span className="hidden">{title}</span>
    </button>
  );
}
