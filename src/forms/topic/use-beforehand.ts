import { useMemo } from 'react';
import { begunAnswer } from '../../core/form/answers/begun-answer.ts';
import type { Answers, FormDefinition } from '../../core/form/form-definition.ts';
import { answerLabel } from '../../core/form/questions/answer-schema.ts';
import { allQuestions } from '../../core/form/questions/asked-questions.ts';
import { serviceAnswer } from '../../core/form/answers/service-answer.ts';
import { useMessages } from '../../ui/locale.ts';
import type { FormTopic } from '../place/use-form-topic.ts';

/** What is in a form before anybody has answered, by the way that led to it. */
export interface Beforehand {
  /** Answers that were chosen on the way: they go before those of an earlier visit. */
  chosen: Answers;
  /** Answers that are begun, for the visitor to go on writing; those of an earlier visit go before them. */
  begun: Answers;
}

/**
 * The answers that a form's topic gives: the choice for its service; and in the visitor's own text the topic's name,
 * where no choice of the form says as much.
 */
export function useBeforehand(definition: FormDefinition, { name, service }: FormTopic): Beforehand {
  const t = useMessages();
  return useMemo(() => {
    const chosen = serviceAnswer(definition, service);
    const questions = allQuestions(definition.schema);
    const said = Object.entries(chosen).flatMap(([key, value]) => [
      value,
      answerLabel(questions[key], value),
    ]);
    const isSaid = name === undefined || said.includes(name);
    return { chosen, begun: isSaid ? {} : begunAnswer(definition, t('form.begin', { topic: name })) };
  }, [definition, name, service, t]);
}
