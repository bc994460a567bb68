import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { askedQuestions } from '../../core/form/questions/asked-questions.ts';
import type { Answers } from '../../core/form/form-definition.ts';
import type { Locale } from '../../core/messages/locale.ts';
import { useLocale } from '../../ui/locale.ts';
import type { LoadedForm } from '../loaded-form.ts';
import { checkAnswers } from './check-answers.ts';

/** Receives the fraction of required questions with valid answers, from 0 to 1. */
export const ProgressContext = createContext<((part: number) => void) | undefined>(undefined);

/** Reports a form's progress to the parent of the form: at first, and on each call of the result. */
export function useProgress(form: LoadedForm, latest: () => Answers): () => void {
  const report = useContext(ProgressContext);
  const locale = useLocale();
  const reportThrottled = () => report?.(answeredPart(form, latest(), locale));
  const begin = useEffectEvent(reportThrottled);
  useEffect(() => begin(), []);
  return reportThrottled;
}

/** The fraction of required questions with valid answers. */
export function answeredPart(form: LoadedForm, answers: Answers, locale: Locale): number {
  const { required } = askedQuestions(form.definition.schema, answers);
  const invalid = new Set(
    checkAnswers(form, answers, locale).errors.map(({ path }) => path.split(/[.[]/)[0]),
  );
  return required.length === 0 ? 1 : required.filter((name) => !invalid.has(name)).length / required.length;
}
