import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answers } from '../../core/form/form-definition.ts';
import type { FormError } from '../../core/form/faults/form-errors.ts';
import { checkAnswers } from '../answers/check-answers.ts';
import type { LoadedForm } from '../loaded-form.ts';
import { isOutdated } from './is-outdated.ts';
import { refusalText } from './send-form.ts';
import type { Outcome } from './send-form.ts';
import { sendSubmission } from './send-submission.ts';
import { useLocale } from '../../ui/locale.ts';
import type { AnswersState } from '../answers/use-answers.ts';

export type Step =
  | { name: 'open' }
  | { name: 'sending'; progress?: number }
  | { name: 'waiting' }
  | { name: 'failed'; message: string; isOutdated?: boolean }
  | { name: 'sent'; reference?: string };

/**
 * Checks and sends a form. Whatever goes wrong, every word stays; the same answers are sent with the same key, so a
 * second attempt never makes a second submission.
 * @param onStored told once the server has stored it
 */
export function useSending(
  form: LoadedForm,
  answers: AnswersState,
  onStored: (reference: string | undefined, values: Answers) => void,
) {
  const locale = useLocale();
  const { t } = locale;
  const [step, setStep] = useState<Step>({ name: 'open' });
  const [errors, setErrors] = useState<FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const abort = useRef<AbortController>(undefined);

  const send = async (values: Answers, trap = '') => {
    if (abort.current) return;
    abort.current = new AbortController();
    setStep({ name: 'sending' });
    const key = answers.draft.key();
    const { id } = form.definition;
    const hasWaited = step.name === 'waiting';
    const outdated = await isOutdated({ id, version: form.version, hasWaited }).catch(() => undefined);
    if (outdated !== false) {
      abort.current = undefined;
      if (outdated) return refuseOutdated(values);
      return settle({ kind: 'lost' }, values);
    }
    const { signal } = abort.current;
    const uploads = await answers.finishUploads(signal);
    const submission = { answers: values, files: answers.chosen, uploads: uploads ?? {}, key, trap };
    const outcome: Outcome = uploads
      ? await sendSubmission(form, submission, {
          signal,
          ...(form.files.length > 0 && {
            onProgress: (progress: number) => setStep({ name: 'sending', progress }),
          }),
        })
      : { kind: signal.aborted ? 'cancelled' : 'lost' };
    abort.current = undefined;
    settle(outcome, values);
  };

  const refuseOutdated = (values: Answers) => {
    answers.draft.wait(false, values);
    setStep({ name: 'failed', message: t('form.outdated'), isOutdated: true });
  };

  const settle = (outcome: Outcome, values: Answers) => {
    if (outcome.kind === 'stored') {
      setStep({ name: 'sent', ...(outcome.reference && { reference: outcome.reference }) });
      return onStored(outcome.reference, values);
    }
    if (outcome.kind === 'lost' && !navigator.onLine) return wait(values);
    answers.draft.wait(false, values);
    if (outcome.kind === 'cancelled') return setStep({ name: 'open' });
    if (outcome.kind === 'lost') return setStep({ name: 'failed', message: t('form.lost') });
    if (outcome.status === 409) answers.draft.renew();
    if (outcome.errors.length === 0) {
      return setStep({ name: 'failed', message: outcome.message ?? refusalText(outcome.status, t) });
    }
    setErrors(outcome.errors);
    setAttempt((before) => before + 1);
    setStep({ name: 'open' });
  };

  const wait = (values: Answers) => {
    answers.draft.wait(true, values);
    setStep({ name: 'waiting' });
  };

  const submit = (values: Answers, trap: string) => {
    if (step.name === 'sending') return;
    const check = checkAnswers(form, values, locale);
    setErrors(check.errors);
    setAttempt(attempt + 1);
    if (check.errors.length > 0) {
      setStep({ name: 'open' });
      if (check.alert) window.alert(check.alert);
    } else if (navigator.onLine) void send(values, trap);
    else wait(values);
  };

  useSendingOnceOnline(step, setStep, answers, send);
  return {
    step,
    errors,
    /** Counts the attempts, so that the errors of each take the focus anew. */
    attempt,
    submit,
    cancel: () => abort.current?.abort(),
    stay: () => {
      answers.draft.wait(false, answers.latest());
      setStep({ name: 'open' });
    },
    forgive: (isFixed: (error: FormError) => boolean) => {
      if (errors.some(isFixed)) setErrors(errors.filter((error) => !isFixed(error)));
    },
  };
}

/** What waits for a connection is sent when there is one: at once on a later visit, else when the browser says so. */
function useSendingOnceOnline(
  step: Step,
  setStep: (step: Step) => void,
  { found, latest }: AnswersState,
  send: (values: Answers) => Promise<void>,
): void {
  const isFound = found?.isWaiting === true;
  const isWaiting = step.name === 'waiting';
  const resume = useEffectEvent(() => setStep({ name: 'waiting' }));
  const go = useEffectEvent(() => void send(latest()));
  useEffect(() => {
    if (isFound) resume();
  }, [isFound]);
  useEffect(() => {
    if (!isWaiting) return;
    if (isFound && navigator.onLine) go();
    const online = () => go();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [isWaiting, isFound]);
}
