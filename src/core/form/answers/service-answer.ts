import type { PageService } from '../../content/services/page-service.ts';
import { listChoices } from '../questions/answer-schema.ts';
import { allQuestions } from '../questions/asked-questions.ts';
import type { Answers, FormDefinition } from '../form-definition.ts';

/**
 * The prefilled answer for a visitor who comes from a service: the choice that the service's page names, or
 * the service's title. It goes into the question that the form names for it.
 * @returns empty if the form has no such choice, so that an address can't put any other text into a form
 */
export function serviceAnswer(
  { schema, service: question }: Pick<FormDefinition, 'schema' | 'service'>,
  service: PageService | undefined,
): Answers {
  if (!question || !service) return {};
  const wanted = service.choice ?? service.title;
  const isChoice = listChoices(allQuestions(schema)[question])?.some(({ value }) => value === wanted);
  return isChoice ? { [question]: wanted } : {};
}
