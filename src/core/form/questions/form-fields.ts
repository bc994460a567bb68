import { isFile } from './answer-schema.ts';
import { everyQuestion, questionsOf } from './asked-questions.ts';
import type { FormDefinition, FormSchema, FormUi } from '../form-definition.ts';

/** The questions that are answered with files: texts of the format "data-url". */
export function fileFields(schema: FormSchema): string[] {
  return Object.entries(questionsOf(schema))
    .filter(([, question]) => isFile(question))
    .map(([name]) => name);
}

/** The questions whose answers stay in the browser: passwords. They are never sent, and never stored if they are. */
export function localFields({ schema, ui }: Pick<FormDefinition, 'schema' | 'ui'>): string[] {
  return Object.keys(questionsOf(schema)).filter((name) => widgetOf(uiOf(ui, name)) === 'password');
}

/**
 * The schema of what is sent as data and stored: every question without files and without what stays in the browser.
 */
export function answersSchema(definition: Pick<FormDefinition, 'schema' | 'ui'>): FormSchema {
  const left = new Set([...fileFields(definition.schema), ...localFields(definition)]);
  const { properties, required, ...rest } = everyQuestion(definition.schema);
  return {
    ...rest,
    required: required.filter((name) => !left.has(name)),
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !left.has(name))),
  };
}

/** Whether a question is answered in several lines. */
export function isMultiline(ui: FormUi | undefined): boolean {
  return widgetOf(ui) === 'textarea';
}

/** What the uiSchema says about one question, or about the entries of a list ("items"). */
export function uiOf(ui: FormUi | undefined, name: string): FormUi | undefined {
  const found = ui?.[name];
  return typeof found === 'object' && found !== null ? (found as FormUi) : undefined;
}

function widgetOf(ui: FormUi | undefined): unknown {
  return ui?.['ui:widget'];
}
