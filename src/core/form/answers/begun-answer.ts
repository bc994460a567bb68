import { questionsOf } from '../questions/asked-questions.ts';
import type { Answers, FormDefinition } from '../form-definition.ts';

/**
 * The answer that is begun already for a visitor who comes with a subject, for them to go on writing: in the question
 * that the form names for it. Nothing where the form names none, or where the question has no room for it.
 * @param beginning the words that the answer begins with, such as “About law: ”
 */
export function begunAnswer(
  { schema, subject: question }: Pick<FormDefinition, 'schema' | 'subject'>,
  beginning: string | undefined,
): Answers {
  if (!question || !beginning) return {};
  const asked = questionsOf(schema)[question];
  const room = (asked?.type === 'string' && asked.maxLength) || Infinity;
  return beginning.length < room ? { [question]: beginning } : {};
}
