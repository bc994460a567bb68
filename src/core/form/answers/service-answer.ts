import type { PageService } from '../../content/services/page-service.ts';
import { choicesOf } from '../questions/answer-schema.ts';
import { questionsOf } from '../questions/asked-questions.ts';
import type { Answers, FormDefinition } from '../form-definition.ts';

/**
 * What is answered already for a visitor who comes from a service: the question that the form names for it, with the
 * choice that the service's page names, or its title. Nothing where the form has no such choice, so that an address
 * can't put anything else into a form.
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
