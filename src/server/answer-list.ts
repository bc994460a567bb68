import { answerLabel, schemaWithin, questionTitle } from '../core/form/questions/answer-schema.ts';
import type { Answers, AnswerSchema, FormDefinition } from '../core/form/form-definition.ts';
import type {} from './messages/messages.gen.ts';
import type { Translate } from '../core/messages/locale.ts';
import { askedQuestions, allQuestions } from '../core/form/questions/asked-questions.ts';
import { fileFields, localFields } from '../core/form/questions/form-fields.ts';

/** One answer as text. */
export interface ShownAnswer {
  title: string;
  /** Empty if the question was not answered. */
  text: string;
}

/**
 * The answers in the order of the form's questions, with their titles. Unanswered questions are included; answers to
 * removed questions come last.
 */
export function answerList(
  definition: FormDefinition | undefined,
  answers: Answers,
  t: Translate,
): ShownAnswer[] {
  const questions = definition ? allQuestions(definition.schema) : {};
  const askedProperties = definition ? allQuestions(askedQuestions(definition.schema, answers)) : {};
  const hiddenNames = new Set(
    definition ? [...fileFields(definition.schema), ...localFields(definition)] : [],
  );
  const names = Object.keys(askedProperties).filter((name) => !hiddenNames.has(name));
  const others = Object.keys(answers).filter((name) => !names.includes(name));
  return [...names, ...others].map((name) => ({
    title: questions[name]?.title ?? name,
    text: answerText(questions[name], answers[name], t),
  }));
}

/** An answer as text, with one line per list entry. */
function answerText(schema: AnswerSchema | undefined, value: unknown, t: Translate): string {
  if (!Array.isArray(value)) return plainText(schema, value, t);
  const entries = value.map((entry) => plainText(schemaWithin(schema, 0), entry, t));
  return entries.map((entry, index) => `${index + 1}. ${entry || t('server.unanswered')}`).join('\n');
}

function plainText(schema: AnswerSchema | undefined, value: unknown, t: Translate): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return t(value ? 'server.yes' : 'server.no');
  if (typeof value !== 'object') return answerLabel(schema, value);
  if (Array.isArray(value))
    return value.map((entry) => plainText(schemaWithin(schema, 0), entry, t)).join(', ');
  const parts = Object.entries(value).map(([name, part]) => {
    const question = schemaWithin(schema, name);
    return { title: questionTitle(question) ?? name, text: plainText(question, part, t) };
  });
  return parts.flatMap(({ title, text }) => (text === '' ? [] : [`${title}: ${text}`])).join('; ');
}
