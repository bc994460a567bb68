import { allQuestions } from '../questions/asked-questions.ts';
import type { Answers, FormDefinition } from '../form-definition.ts';

/**
 * The beginning of an answer for a visitor who arrives with a subject, in the question that the form names for it.
 * Undefined if the form names none, or if the question is too short for it.
 * @param beginning the first words of the answer, such as “About law: ”
 */
export function begunAnswer(
  { schema, subject: question }: Pick<FormDefinition, 'schema' | 'subject'>,
  beginning: string | undefined,
): Answers {
  if (!question || !beginning) return {};
  const asked = allQuestions(schema)[question];
  const room = (asked?.type === 'string' && asked.maxLength) || Infinity;
  return beginning.length < room ? { [question]: beginning } : {};
}
