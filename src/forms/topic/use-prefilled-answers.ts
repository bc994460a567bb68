import { useMemo } from 'react';
import { begunAnswer } from '../../core/form/answers/begun-answer.ts';
import type { Answers, FormDefinition } from '../../core/form/form-definition.ts';
import { answerLabel } from '../../core/form/questions/answer-schema.ts';
import { allQuestions } from '../../core/form/questions/asked-questions.ts';
import { serviceAnswer } from '../../core/form/answers/service-answer.ts';
import { useMessages } from '../../ui/locale.ts';
import type { FormTopic } from '../place/use-form-topic.ts';

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
    return { chosen, begun: isCovered ? {} : begunAnswer(definition, t('form.begin', { topic: name })) };
  }, [definition, name, service, t]);
}
