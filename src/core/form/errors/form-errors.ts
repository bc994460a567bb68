import type { Locale } from '../../messages/locale.ts';
import type { Today } from '../answers/day-limits.ts';
import { schemaWithin, questionTitle } from '../questions/answer-schema.ts';
import type { Answers, AnswerSchema, FormDefinition, FormSchema } from '../form-definition.ts';
import { answerName, type FormPath } from '../form-path.ts';
import { shownOrder } from '../questions/shown-order.ts';
import { findTextProblems } from './text-problems.ts';
import { missingText, textForError, textForProblem, unknownText } from './form-messages.ts';
import type { SchemaError } from './form-messages.ts';

/** The message for one answer, next to its question and in the list of errors. */
export interface FormError {
  /** The name of the answer (`answerName`): your_email, coAuthors[0].name; empty for the whole form. */
  path: string;
  message: string;
}

/**
 * Turns the errors of a validator into messages for the visitor, one for each answer, in the order of the questions.
 * Errors that no schema can express are added. Browser and server both use it.
 * @param schema schema of the questions that are asked for these answers
 * @param ui uiSchema of the form
 * @param answers the validated answers
 * @param errors errors from ajv, with `allErrors`
 * @param t translator of the messages
 * @param today today, for questions about a day
 */
export function formErrors(
  { schema, ui }: Pick<FormDefinition, 'schema' | 'ui'>,
  answers: Answers,
  errors: readonly SchemaError[],
  { t, today }: Pick<Locale, 't'> & { today: Today },
): FormError[] {
  const questionOrder = shownOrder(Object.keys(schema.properties), ui);
  // Of several errors of one answer, the one with the lowest rank is shown: a missing answer explains a wrong one.
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
    if (!Object.hasOwn(answers, name)) add([name], 0, missingText(schemaWithin(schema, name), name, t));
  }
  for (const problem of findTextProblems(schema, ui, answers, today)) {
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

/** The schema of an answer. A text in a list, such as one of several checkboxes, gets the title of its question. */
function schemaAt(schema: FormSchema, path: FormPath): AnswerSchema | undefined {
  const outer = path.slice(0, -1).reduce<AnswerSchema | undefined>(schemaWithin, schema);
  const last = path.at(-1);
  const answerSchema = last === undefined ? schema : schemaWithin(outer, last);
  return answerSchema?.type === 'string'
    ? { ...answerSchema, title: questionTitle(answerSchema) ?? questionTitle(outer) ?? '' }
    : answerSchema;
}

/**
 * A number that sorts answers as the form shows them: the question, then the entry of its list, then the question in the
 * entry, each with three digits. Unknown names come last. Deeper levels would be lost in the precision of a number.
 */
function getQuestionOrder(schema: FormSchema, questionOrder: readonly string[], path: FormPath): number {
  let parent: AnswerSchema | undefined = schema;
  let order = 0;
  for (const [depth, key] of path.slice(0, MAX_SORTED_DEPTH).entries()) {
    const names: readonly string[] =
      depth === 0 ? questionOrder : parent?.type === 'object' ? Object.keys(parent.properties) : [];
    const place = typeof key === 'number' ? key + 1 : names.indexOf(key) + 1;
    order += (place || 999) / 1000 ** depth;
    parent = schemaWithin(parent, key);
  }
  return order;
}

const MAX_SORTED_DEPTH = 4;
