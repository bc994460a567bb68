import { pascalCase } from '../../build/generate/pascal-case.ts';
import { PLACEHOLDER } from '../../core/content/placeholder.ts';
import { appendItem, insertKey } from '../../core/edits/json-edits.ts';
import { applyEdits, joinAll, type Edited } from '../../core/edits/text-edit.ts';
import type { SchemaControl } from '../../core/schema/schema-node.ts';
import type { Refusal, Scaffold } from './scaffold-files.ts';
import type { ScaffoldSite } from './scaffold-site.ts';

/** A control for the questions of forms: its name and its words in the schema, and a line of text to start from. */
export function newWidget(name: string, { set }: ScaffoldSite): Scaffold | Refusal {
  const schema = [...set.documents.values()].find(({ path }) => path === SCHEMA);
  if (!schema) return { refused: `There is no ${SCHEMA}, which would name the widget.` };
  const { text } = schema.source;
  const edited = named(text, name);
  if ('refused' in edited) return { refused: `${SCHEMA}: ${edited.refused}` };
  const code = `src/forms/widgets/${name}-widget.tsx`;
  return {
    files: [
      { path: SCHEMA, text: applyEdits(text, edited.edits), edited: true },
      { path: code, text: componentOf(name) },
    ],
    next: [
      `Write the sentence that begins with ${PLACEHOLDER} in ${SCHEMA}: until then, check and build refuse it.`,
      `Say there, beside "ui:widget", what the control is ("enumDescriptions") and in "controls" what it "answers" (text, formatted, number, yes-no, choice, choices or file) and "shows" of a question's look.`,
      `The component is ${code}: it gets what the form library says of the question.`,
      `A form asks with it by "ui": { "Name": { "ui:widget": "${name}" } }. Nothing else needs an edit; \`npm test\` checks it with the rest.`,
    ],
  };
}

const SCHEMA = 'schemas/questions.schema.json';

function named(schema: string, name: string): Edited {
  const words = name.replaceAll('-', ' ');
  const control: SchemaControl = { name: words, answers: 'text', shows: ['ui:placeholder'], details: [] };
  const place = ['$defs', 'questionUi', 'properties', 'ui:widget'];
  const sentence = `${PLACEHOLDER}: say in one sentence what this control is for.`;
  return joinAll([
    appendItem(schema, [...place, 'enum'], name),
    appendItem(schema, [...place, 'enumDescriptions'], sentence),
    insertKey(schema, [...place, 'controls'], name, control),
  ]);
}

function componentOf(name: string): string {
  return `import type { WidgetProps } from '@rjsf/utils';
import styles from '../form.module.css';
import { described } from './described-by.ts';

/** A line of text. */
export function ${pascalCase(name)}Widget(props: WidgetProps) {
  const { id, htmlName, value, required, schema, onChange, placeholder } = props;
  return (
    <input
      id={id}
      name={htmlName}
      className={styles.input}
      value={typeof value === 'string' ? value : ''}
      required={required}
      maxLength={schema.maxLength}
      placeholder={placeholder || undefined}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      {...described(props)}
    />
  );
}
`;
}
