import type { PageService } from '../../content/services/page-service.ts';
import { choicesOf } from '../questions/answer-schema.ts';
import { questionsOf } from '../questions/asked-questions.ts';
import type { Answers, FormDefinition } from '../form-definition.ts';

/**
 * The answer for a visitor who comes from a service: the choice that the service's page names, or its title, in the
 * question that the form names for it. Undefined if the form has no such choice, so that an address can't put any
 * other text into a form.
 */
export function serviceAnswer(
  { schema, service: question }: Pick<FormDefinition, 'schema' | 'service'>,
  service: PageService | undefined,
): Answers {
  if (!question || !service) return {};
  const wanted = service.choice ?? service.title;
  const isChoice = choicesOf(questionsOf(schema)[question])?.some(({ value }) => value === wanted);
  return isChoice ? { [question]: wanted } : {};
}
