import { useMemo } from 'react';
import type { Answers, FormDefinition } from '../../core/form/form-definition.ts';
import { answerLabel, listChoices } from '../../core/form/questions/answer-schema.ts';
import { allQuestions } from '../../core/form/questions/asked-questions.ts';
import { useMessages } from '../../ui/locale.ts';
import type { FormTopic } from '../place/use-form-topic.ts';
import type { PageService } from '../../core/content/services/page-service.ts';

/** The answers that follow from the link to the form, set before the visitor answers. */
export interface PrefilledAnswers {
  /** Answers that the link determines; they override those of an earlier visit. */
  chosen: Answers;
  /** Prefilled beginnings of texts; answers of an earlier visit override them. */
  begun: Answers;
}

/**
 * The answers from a form's topic: the choice for its service; or, if there is no such choice, the topic's
 * name at the beginning of the visitor's text.
 */
export function usePrefilledAnswers(
  definition: FormDefinition,
  { name, service }: FormTopic,
): PrefilledAnswers {
  const t = useMessages();
  return useMemo(() => {
    const chosen = serviceAnswer(definition, service);
    const questions = allQuestions(definition.schema);
    const answers = Object.entries(chosen).flatMap(([key, value]) => [
      value,
      answerLabel(questions[key], value),
    ]);
    const isCovered = name === undefined || answers.includes(name);
    return { chosen, begun: isCovered ? {} : prefillAnswer(definition, t('form.begin', { topic: name })) };
  }, [definition, name, service, t]);
}

/**
 * The prefilled beginning of an answer, for a visitor who arrives with a subject; it goes into the question
 * that the form names for it.
 * @param beginning the first words of the answer, such as “About law: ”
 * @returns empty if the form names no question, or if the text is too long for it
 */
export function prefillAnswer(
  { schema, subject: question }: Pick<FormDefinition, 'schema' | 'subject'>,
  beginning: string | undefined,
): Answers {
  if (!question || !beginning) return {};
  const questionSchema = allQuestions(schema)[question];
  const maxLength = (questionSchema?.type === 'string' && questionSchema.maxLength) || Infinity;
  return beginning.length < maxLength ? { [question]: beginning } : {};
}

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
  const choice = service.choice ?? service.title;
  const isChoice = listChoices(allQuestions(schema)[question])?.some(({ value }) => value === choice);
  return isChoice ? { [question]: choice } : {};
}
