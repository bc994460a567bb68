import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { Answers } from '../../core/form/form-definition.ts';
import type { FormError } from '../../core/form/errors/form-errors.ts';
import { checkAnswers } from '../answers/check-answers.ts';
import type { LoadedForm } from '../loaded-form.ts';
import { isOutdated } from './is-outdated.ts';
import { refusalText } from './send-form.ts';
import type { SendOutcome } from './send-form.ts';
import { sendSubmission } from './send-submission.ts';
import { retryUntilStopped } from '../../ui/parts/connection/retry-until-stopped.ts';
import { useLocale } from '../../ui/locale.ts';
import type { AnswersState } from '../answers/use-answers.ts';

/** The steps from an open form to its confirmation. */
export type SendingStep =
  | { name: 'open' }
  | { name: 'sending'; progress?: number }
  /**
   * The site was not reached. The form is sent automatically: next at this time, in milliseconds since 1970;
   * now if undefined.
   */
  | { name: 'waiting'; next?: number }
  /** The visitor has changed a waiting form: it is not sent automatically any more. */
  | { name: 'changed' }
  /** `remedy`: another remedy than to try again. */
  | { name: 'failed'; message: string; remedy?: 'reload' | 'write' }
  | { name: 'sent'; reference?: string };

/**
 * Validates and sends a form. No failure loses any input. If the site is unreachable, the form is sent again
 * automatically. The same answers have the same key, so that a second attempt never creates a second
 * submission.
 * @param onStored called after the server has stored the form
 */
export function useSending(
  form: LoadedForm,
  answers: AnswersState,
  onStored: (reference: string | undefined, values: Answers) => void,
) {
  const locale = useLocale();
  const { t } = locale;
  const [step, setStep] = useState<SendingStep>({ name: 'open' });
  const [errors, setErrors] = useState<FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const abort = useRef<AbortController>(undefined);

  const send = async (values: Answers, trap = '', isRetry = false) => {
    if (abort.current) return;
    abort.current = new AbortController();
    setStep(isRetry ? { name: 'waiting' } : { name: 'sending' });
    const key = answers.draft.key();
    const { id } = form.definition;
    const hasWaited = isRetry || step.name === 'waiting';
    const outdated = await isOutdated({ id, version: form.version, hasWaited }).catch(() => undefined);
    const { signal } = abort.current;
    if (outdated !== false || signal.aborted) {
      abort.current = undefined;
      if (signal.aborted) return settle({ kind: 'cancelled' }, values);
      return outdated ? refuseOutdated(values) : wait(values);
    }
    const uploads = await answers.finishUploads(signal);
    const submission = { answers: values, files: answers.chosen, uploads: uploads ?? {}, key, trap };
    const outcome: SendOutcome = uploads
      ? await sendSubmission(form, submission, {
          signal,
          ...(form.files.length > 0 &&
            !isRetry && {
              onProgress: (progress: number) => setStep({ name: 'sending', progress }),
            }),
        })
      : { kind: signal.aborted ? 'cancelled' : 'lost' };
    abort.current = undefined;
    settle(outcome, values);
  };

  const refuseOutdated = (values: Answers) => {
    answers.draft.wait(false, values);
    setStep({ name: 'failed', message: t('form.outdated'), remedy: 'reload' });
  };

  const settle = (outcome: SendOutcome, values: Answers) => {
    if (outcome.kind === 'stored') {
      setStep({ name: 'sent', ...(outcome.reference && { reference: outcome.reference }) });
      return onStored(outcome.reference, values);
    }
    if (outcome.kind === 'lost') return wait(values);
    answers.draft.wait(false, values);
    if (outcome.kind === 'cancelled')
      return setStep((now) => (now.name === 'changed' ? now : { name: 'open' }));
    if (outcome.kind === 'unserved')
      return setStep({ name: 'failed', message: t('form.unserved'), remedy: 'write' });
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
    if (abort.current) return;
    const check = checkAnswers(form, values, locale);
    setErrors(check.errors);
    setAttempt(attempt + 1);
    if (check.errors.length > 0) {
      setStep({ name: 'open' });
      if (check.alert) window.alert(check.alert);
    } else void send(values, trap);
  };

  useSendingAgain(step, setStep, answers, send);
  return {
    step,
    errors,
    /** The number of attempts, so that the errors of each take the focus again. */
    attempt,
    submit,
    cancel: () => abort.current?.abort(),
    stay: () => {
      abort.current?.abort();
      answers.draft.wait(false, answers.latest());
      setStep({ name: 'open' });
    },
    /** Must be called when the visitor changes an answer, so that a waiting form is not sent half edited. */
    edit: () => {
      if (step.name !== 'waiting') return;
      abort.current?.abort();
      answers.draft.wait(false, answers.latest());
      setStep({ name: 'changed' });
    },
    /** Removes the errors that an answer has fixed. */
    forgive: (isFixed: (error: FormError) => boolean) => {
      if (errors.some(isFixed)) setErrors(errors.filter((error) => !isFixed(error)));
    },
  };
}

/** Sends a waiting form: on a later visit immediately, otherwise as soon as the site is reachable. */
function useSendingAgain(
  step: SendingStep,
  setStep: Dispatch<SetStateAction<SendingStep>>,
  { restoredDraft, latest }: AnswersState,
  send: (values: Answers, trap: string, isRetry: boolean) => Promise<void>,
): void {
  const hasWaitingDraft = restoredDraft?.isWaiting === true;
  const isWaiting = step.name === 'waiting';
  const isResumed = useRef(false);
  const resume = useEffectEvent(() => {
    isResumed.current = true;
    setStep({ name: 'waiting' });
  });
  const retry = useEffectEvent(() => send(latest(), '', true));
  useEffect(() => {
    if (hasWaitingDraft) resume();
  }, [hasWaitingDraft]);
  useEffect(() => {
    if (!isWaiting) return;
    const retryLoop = retryUntilStopped(
      () => retry(),
      (next) => setStep((now) => (now.name === 'waiting' ? { ...now, next } : now)),
    );
    if (isResumed.current) retryLoop.now();
    isResumed.current = false;
    return retryLoop.stop;
  }, [isWaiting, setStep]);
}
