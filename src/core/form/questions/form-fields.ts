import { isFile } from './answer-schema.ts';
import { everyQuestion, allQuestions } from './asked-questions.ts';
import type { FormDefinition, FormSchema, FormUi } from '../form-definition.ts';

/** The questions with files as answers: texts of the format "data-url". */
export function fileFields(schema: FormSchema): string[] {
  return Object.entries(allQuestions(schema))
    .filter(([, question]) => isFile(question))
    .map(([name]) => name);
}

/** The questions whose answers never leave the browser: passwords. The server does not store them if they are sent. */
export function localFields({ schema, ui }: Pick<FormDefinition, 'schema' | 'ui'>): string[] {
  return Object.keys(allQuestions(schema)).filter(
    (name) => getWidget(getQuestionUi(ui, name)) === 'password',
  );
}

/** The schema of the data that is sent and stored: all questions without files and local fields. */
export function answersSchema(definition: Pick<FormDefinition, 'schema' | 'ui'>): FormSchema {
  const leftOutNames = new Set([...fileFields(definition.schema), ...localFields(definition)]);
  const { properties, required, ...rest } = everyQuestion(definition.schema);
  return {
    ...rest,
    required: required.filter((name) => !leftOutNames.has(name)),
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !leftOutNames.has(name))),
  };
}

/** Whether a question has a multi-line field. */
export function isMultiline(ui: FormUi | undefined): boolean {
  return getWidget(ui) === 'textarea';
}

/** The uiSchema of a question, or of the entries of a list ("items"). */
export function getQuestionUi(ui: FormUi | undefined, name: string): FormUi | undefined {
  const questionUi = ui?.[name];
  return typeof questionUi === 'object' && questionUi !== null ? (questionUi as FormUi) : undefined;
}

function getWidget(ui: FormUi | undefined): unknown {
  return ui?.['ui:widget'];
}
