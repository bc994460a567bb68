import { isEngine } from '../../site-build/code/code-places.ts';
import { pascalCase } from '../../site-build/generate/pascal-case.ts';
import { PLACEHOLDER } from '../../core/content/placeholder.ts';
import type { SchemaControl } from '../../core/schema/schema-node.ts';
import { jsonText, type Scaffold } from './scaffold-files.ts';
import type { ScaffoldSite } from './scaffold-site.ts';
import { schemaHead } from './schema-parts.ts';

/** A control for the questions of forms: its schema, and a line of text as a start. */
export function newWidget(name: string, { roots }: Pick<ScaffoldSite, 'roots'>): Scaffold {
  const schema = `schemas/widgets/${name}.schema.json`;
  const code = `src/forms/widgets/${name}-widget.tsx`;
  const control: SchemaControl = {
    name: name.replaceAll('-', ' '),
    answers: 'text',
    shows: ['ui:placeholder'],
    details: [],
  };
  const sentence = `${PLACEHOLDER}: say in one sentence what this control is for.`;
  return {
    files: [
      { path: schema, text: jsonText({ ...schemaHead('widgets', name, sentence), control }) },
      { path: code, text: createComponent(name, isEngine(roots)) },
    ],
    next: [
      `Write the sentence that begins with ${PLACEHOLDER} in ${schema}: until then, check and build refuse it.`,
      `Declare there, in "control", what it "answers" (text, formatted, number, yes-no, choice, choices or file) and what it "shows" of a question's look.`,
      `The component is ${code}: it receives the form library's props for the question.`,
      `A form uses it with "ui": { "Name": { "ui:widget": "${name}" } }. No other file needs a change; \`npm test\` checks it, too.`,
    ],
  };
}

function createComponent(name: string, isInEngine: boolean): string {
  const imports = isInEngine
    ? `import type { WidgetProps } from '@rjsf/utils';
import formStyles from '../form.module.css';
import { describedByAttributes } from './described-by.ts';`
    : `import { describedByAttributes, formStyles, type WidgetProps } from 'pagewright/widget';`;
  return `${imports}

/** A line of text. */
export function ${pascalCase(name)}Widget(props: WidgetProps) {
  const { id, htmlName, value, required, schema, onChange, placeholder } = props;
  return (
    <input
      id={id}
      name={htmlName}
      className={formStyles.input}
      value={typeof value === 'string' ? value : ''}
      required={required}
      maxLength={schema.maxLength}
      placeholder={placeholder || undefined}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      {...describedByAttributes(props)}
    />
  );
}
`;
}
