import { isBlank } from './blank.ts';
import type { AnswerSchema, FormUi } from '../form-definition.ts';
import { isMultiline, getQuestionUi } from '../questions/form-fields.ts';
import type { FormPath } from '../form-path.ts';

export interface AnswerTextProblem {
  path: FormPath;
  schema: AnswerSchema;
  kind: 'blank' | 'unseen' | 'direction';
}

/**
 * Finds problems of texts that JSON Schema can't express: required answers that are blank, control characters, line
 * breaks in a single-line answer, and direction marks.
 */
export function* findTextProblems(
  schema: AnswerSchema,
  ui: FormUi | undefined,
  value: unknown,
  path: FormPath = [],
  required = false,
): Iterable<AnswerTextProblem> {
  if (typeof value === 'string') {
    if (required && isBlank(value)) yield { path, schema, kind: 'blank' };
    else if ((isMultiline(ui) ? unseenInLines : unseen).test(value)) yield { path, schema, kind: 'unseen' };
    else if (!isMultiline(ui) && direction.test(value)) yield { path, schema, kind: 'direction' };
  } else if (Array.isArray(value)) {
    if (schema.type !== 'array') return;
    for (const [index, entry] of value.entries())
      yield* findTextProblems(schema.items, getQuestionUi(ui, 'items'), entry, [...path, index]);
  } else if (typeof value === 'object' && value !== null && schema.type === 'object') {
    for (const [name, question] of Object.entries(schema.properties)) {
      if (!Object.hasOwn(value, name)) continue;
      const isNeeded = schema.required?.includes(name) ?? false;
      yield* findTextProblems(
        question,
        getQuestionUi(ui, name),
        (value as Record<string, unknown>)[name],
        [...path, name],
        isNeeded,
      );
    }
  }
}

/** Control characters and lone surrogates; multi-line answers allow breaks and tabs. */
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const unseenInLines = /[^\P{Cc}\n\r\t]|\p{Cs}/u;
const direction = /\p{Bidi_Control}/u;
