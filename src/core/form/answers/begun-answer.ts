import { allQuestions } from '../questions/asked-questions.ts';
import type { Answers, FormDefinition } from '../form-definition.ts';

/**
 * The prefilled beginning of an answer, for a visitor who arrives with a subject; it goes into the question
 * that the form names for it.
 * @param beginning the first words of the answer, such as “About law: ”
 * @returns empty if the form names no question, or if the text is too long for it
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
