import type { Locale } from '../../messages/locale.ts';
import type { Today } from '../answers/day-limits.ts';
import { schemaWithin, questionTitle } from '../questions/answer-schema.ts';
import type { Answers, AnswerSchema, FormDefinition, FormSchema } from '../form-definition.ts';
import { answerName, type FormPath } from '../form-path.ts';
import { shownOrder } from '../questions/shown-order.ts';
import { findTextProblems } from './text-problems.ts';
import { missingText, textForError, textForProblem, unknownText } from './form-messages.ts';
import type { SchemaError } from './form-messages.ts';

export interface FormError {
  /** Your_email, coAuthors[0].name; empty for the whole form. */
  path: string;
  message: string;
}

/**
 * Turns validation errors into messages for the visitor, adds errors that no schema can express, and sorts
 * them in the order of the questions: one message per answer. Browser and server both use it.
 * @param schema schema of the questions that are asked for these answers
 * @param ui uiSchema of the form
 * @param errors errors from ajv, with `allErrors`
 * @param t translator of the messages
 * @param today today, for questions about a day
 */
export function formErrors(
  { schema, ui }: Pick<FormDefinition, 'schema' | 'ui'>,
  data: Answers,
  errors: readonly SchemaError[],
  { t, today }: Pick<Locale, 't'> & { today: Today },
): FormError[] {
  const questionOrder = shownOrder(Object.keys(schema.properties), ui);
  const errorsByName = new Map<string, { error: FormError; order: number; rank: number }>();
  const add = (path: FormPath, rank: number, message: string): void => {
    const name = answerName(path);
    const earlier = errorsByName.get(name);
    if (earlier && earlier.rank <= rank) return;
    errorsByName.set(name, {
      error: { path: name, message },
      order: getQuestionOrder(schema, questionOrder, path),
      rank,
    });
  };
  // The validator is compiled once, for all possible questions, so it can't require a conditional one.
  for (const name of schema.required) {
    if (!Object.hasOwn(data, name)) add([name], 0, missingText(schemaWithin(schema, name), name, t));
  }
  for (const problem of findTextProblems(schema, ui, data, today)) {
    add(problem.path, problem.kind === 'blank' ? 0 : 2, textForProblem(problem, t));
  }
  for (const error of errors) {
    const path = parsePointer(error.instancePath);
    const missing = error.params['missingProperty'];
    const unknown = error.params['additionalProperty'];
    if (typeof missing === 'string')
      add([...path, missing], 0, missingText(schemaAt(schema, [...path, missing]), missing, t));
    else if (typeof unknown === 'string') add([...path, unknown], 0, unknownText(unknown, t));
    else add(path, error.keyword === 'type' ? 1 : 3, textForError(error, schemaAt(schema, path), path, t));
  }
  return [...errorsByName.values()].sort((a, b) => a.order - b.order).map(({ error }) => error);
}

/** Parses a JSON pointer. Digits are indices, because no question's name begins with a digit. */
function parsePointer(pointer: string): FormPath {
  const keys = pointer.split('/').slice(1);
  return keys.map((key) =>
    /^\d+$/.test(key) ? Number(key) : key.replaceAll('~1', '/').replaceAll('~0', '~'),
  );
}

/** The schema of an answer; one of several checkboxes has the title of its question. */
function schemaAt(schema: FormSchema, path: FormPath): AnswerSchema | undefined {
  const outer = path.slice(0, -1).reduce<AnswerSchema | undefined>(schemaWithin, schema);
  const last = path.at(-1);
  const answerSchema = last === undefined ? schema : schemaWithin(outer, last);
  return answerSchema?.type === 'string'
    ? { ...answerSchema, title: questionTitle(answerSchema) ?? questionTitle(outer) ?? '' }
    : answerSchema;
}

/** The index of a question in the form: list entries follow one another, unknown names come last. */
function getQuestionOrder(schema: FormSchema, questionOrder: readonly string[], path: FormPath): number {
  let at: AnswerSchema | undefined = schema;
  let order = 0;
  for (const [depth, key] of path.slice(0, 4).entries()) {
    const names: readonly string[] =
      depth === 0 ? questionOrder : at?.type === 'object' ? Object.keys(at.properties) : [];
    const place = typeof key === 'number' ? key + 1 : names.indexOf(key) + 1;
    order += (place || 999) / 1000 ** depth;
    at = schemaWithin(at, key);
  }
  return order;
}
