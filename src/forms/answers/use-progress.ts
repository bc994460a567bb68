import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { askedQuestions } from '../../core/form/questions/asked-questions.ts';
import type { Answers } from '../../core/form/form-definition.ts';
import type { Locale } from '../../core/messages/locale.ts';
import { useLocale } from '../../ui/locale.ts';
import type { LoadedForm } from '../loaded-form.ts';
import { checkAnswers } from './check-answers.ts';

/** Told which part of the required questions has an answer that can be taken, from 0 to 1. */
export const ProgressContext = createContext<((part: number) => void) | undefined>(undefined);

/** Tells whatever is around a form how far its answers are: at the beginning, and whenever the result is called. */
export function useProgress(form: LoadedForm, latest: () => Answers): () => void {
  const report = useContext(ProgressContext);
  const locale = useLocale();
  const tell = () => report?.(answeredPart(form, latest(), locale));
  const begin = useEffectEvent(tell);
  useEffect(() => begin(), []);
  return tell;
}

/** The part of the required questions that is answered without a fault. */
export function answeredPart(form: LoadedForm, answers: Answers, locale: Locale): number {
  const { required } = askedQuestions(form.definition.schema, answers);
  const faulty = new Set(checkAnswers(form, answers, locale).errors.map(({ path }) => path.split(/[.[]/)[0]));
  return required.length === 0 ? 1 : required.filter((name) => !faulty.has(name)).length / required.length;
}
