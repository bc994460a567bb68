import { isBlank } from './blank.ts';
import { dayLimits, type DayQuestion, type Today } from '../answers/day-limits.ts';
import type { AnswerSchema, FormUi } from '../form-definition.ts';
import { textFormat } from '../questions/answer-schema.ts';
import { isMultiline, getQuestionUi } from '../questions/form-fields.ts';
import { isDate } from '../questions/text-formats.ts';
import type { FormPath } from '../form-path.ts';

/** A problem of an answer that no schema can express: it is blank, or has characters that are invisible. */
export interface AnswerTextProblem {
  path: FormPath;
  schema: AnswerSchema;
  kind: 'blank' | 'unseen' | 'direction' | 'early' | 'late';
}

/**
 * Finds problems of texts that JSON Schema can't express: required answers that are blank, control characters, line
 * breaks in a single-line answer, direction marks, and days that are too early or too late.
 */
export function* findTextProblems(
  schema: AnswerSchema,
  ui: FormUi | undefined,
  answers: unknown,
  today: Today,
): Iterable<AnswerTextProblem> {
  for (const text of listTexts(schema, ui, answers)) {
    const kind = findProblem(text, today);
    if (kind) yield { path: text.path, schema: text.schema, kind };
  }
}

interface AnswerText {
  path: FormPath;
  schema: AnswerSchema;
  ui: FormUi | undefined;
  value: string;
  isRequired: boolean;
}

function findProblem(text: AnswerText, today: Today): AnswerTextProblem['kind'] | undefined {
  const { schema, ui, value, isRequired } = text;
  if (isRequired && isBlank(value)) return 'blank';
  if ((isMultiline(ui) ? unseenInLines : unseen).test(value)) return 'unseen';
  if (!isMultiline(ui) && direction.test(value)) return 'direction';
  if (textFormat(schema) !== 'date' || !isDate(value)) return undefined;
  const { min = value, max = value } = dayLimits(schema as DayQuestion, today);
  return value < min ? 'early' : value > max ? 'late' : undefined;
}

function* listTexts(
  schema: AnswerSchema,
  ui: FormUi | undefined,
  value: unknown,
  path: FormPath = [],
  isRequired = false,
): Iterable<AnswerText> {
  if (typeof value === 'string') {
    yield { path, schema, ui, value, isRequired };
  } else if (Array.isArray(value)) {
    if (schema.type !== 'array') return;
    for (const [index, entry] of value.entries())
      yield* listTexts(schema.items, getQuestionUi(ui, 'items'), entry, [...path, index]);
  } else if (typeof value === 'object' && value !== null && schema.type === 'object') {
    for (const [name, question] of Object.entries(schema.properties)) {
      if (!Object.hasOwn(value, name)) continue;
      const answer = (value as Record<string, unknown>)[name];
      const isNeeded = schema.required?.includes(name) ?? false;
      yield* listTexts(question, getQuestionUi(ui, name), answer, [...path, name], isNeeded);
    }
  }
}

/** Control characters and lone surrogates; multi-line answers allow breaks and tabs. */
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const unseenInLines = /[^\P{Cc}\n\r\t]|\p{Cs}/u;
const direction = /\p{Bidi_Control}/u;
