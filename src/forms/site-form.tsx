import { useContext, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import Form from '@rjsf/core';
import type { ResolvedForm } from '../core/content/resolved.ts';
import type { Answers } from '../core/form/form-definition.ts';
import { fieldName } from '../core/form/form-path.ts';
import type { FormAnswer } from './place/form-answer.ts';
import { Confirmation } from './receipt/confirmation.tsx';
import { checkAnswers } from './answers/check-answers.ts';
import { errorSchema, errorTarget } from './answers/error-schema.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FilesContext } from './answers/files-context.ts';
import { FormFoot, FormFootContext } from './form-foot.tsx';
import { FormHostContext } from './place/form-host.ts';
import styles from './form.module.css';
import { defaultStateBehavior } from './loaded-form.ts';
import type { LoadedForm } from './loaded-form.ts';
import { formAddress } from './send/form-address.ts';
import { writeSentNote } from './send/sent-note.ts';
import { useSentNotice } from './receipt/sent-notice.tsx';
import { createSentSheet, writeSentSheet } from './receipt/sent-sheet.ts';
import { formTemplates, widgets } from './theme.ts';
import { TranslatedContext } from './place/use-form-languages.ts';
import { Toasts, toastSuccess } from './toasts.tsx';
import { usePrefilledAnswers } from './topic/use-prefilled-answers.ts';
import { useFormTopic } from './place/use-form-topic.ts';
import type { FormTopic } from './place/use-form-topic.ts';
import { useAsked } from './answers/use-asked.ts';
import { useAnswers } from './answers/use-answers.ts';
import { useNativeMessages } from './answers/use-native-messages.ts';
import { useProgress } from './answers/use-progress.ts';
import { withoutPrefilled } from './answers/without-prefilled.ts';
import { useSending } from './send/use-sending.ts';
import { useLocale } from '../ui/locale.ts';

/** The props of `SiteForm`. */
export interface SiteFormProps {
  form: LoadedForm;
  /** The prefix of field ids. */
  place: string;
  /** The page's data about the form. */
  resolvedForm?: ResolvedForm | undefined;
  /** The server's answer, if the form was sent without scripts. */
  answer?: FormAnswer | undefined;
  onFinished?: (() => void) | undefined;
}

const foot = <FormFoot />;

/**
 * A form, from its definition to its receipt. The prerendered form can be sent by any browser. The hydrated
 * form validates, stores and sends the answers itself.
 */
export function SiteForm({ resolvedForm, ...props }: SiteFormProps) {
  const topic = useFormTopic(resolvedForm);
  // A form with another topic is a new form: the input for the first topic is in its draft.
  const form = <TopicForm key={topic.name} topic={topic} {...props} />;
  return (
    <TranslatedContext value={resolvedForm?.words !== undefined}>
      {resolvedForm?.isPlain && !props.answer ? <noscript>{form}</noscript> : form}
    </TranslatedContext>
  );
}

interface TopicFormProps extends Omit<SiteFormProps, 'resolvedForm'> {
  topic: FormTopic;
}

function TopicForm({ form, place, topic, answer, onFinished }: TopicFormProps) {
  const { definition, ui, validator, files } = form;
  const locale = useLocale();
  const { site } = useContext(FormHostContext);
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<Form>(null);
  const prefilled = usePrefilledAnswers(definition, topic);
  const start = answer?.values ?? { ...form.defaults, ...prefilled.begun, ...prefilled.chosen };
  const answers = useAnswers(form, { holder, view }, prefilled, answer?.values);
  const { schema, conditional, announcement, follow, isShown } = useAsked(form, start);
  const reportProgress = useProgress(form, () => withoutPrefilled(answers.latest(), prefilled.begun));
  const sending = useSending(form, answers, (reference, values) => {
    if (reference) {
      writeSentNote(definition.id, reference);
      writeSentSheet(reference, createSentSheet(form, values, locale.language));
    }
    answers.clear();
    toastSuccess(definition.texts.success, place);
  });
  useNativeMessages(holder, place, () => [
    ...Object.entries(answers.refused).map(([path, file]) => ({ path, message: file?.reason ?? '' })),
    ...checkAnswers(form, answers.latest(), locale).errors,
  ]);
  const { step } = sending;
  useFinish(step.name === 'sent', form, onFinished);
  const followUp = definition.after ?? onFinished;
  useSentNotice(form, followUp && step.name === 'sent' ? step.reference : undefined);
  const allErrors = answer?.errors ?? sending.errors;
  const errors = useMemo(() => allErrors.filter(isShown), [allErrors, isShown]);
  const shownErrors = useMemo(() => errorSchema(errors), [errors]);
  const ids = useMemo(() => ({ idPrefix: place, idSeparator: '_', nameGenerator: fieldName }), [place]);
  // A dialog closes soon after sending, so its top stays visible until then.
  if (step.name === 'sent' && (definition.texts.confirmation || onFinished)) {
    return (
      <div className={styles.holder}>
        <Confirmation form={form} reference={step.reference} />
        <Toasts place={place} />
      </div>
    );
  }
  return (
    <div ref={holder} className={styles.holder}>
      <div className={styles.form} data-form={definition.id}>
        {errors.length > 0 && <ErrorSummary errors={errors} place={place} attempt={sending.attempt} />}
        <FilesContext
          value={{
            ...answers,
            limits: definition.limits,
            progress: sendingProgress(step),
            cancel: sending.cancel,
          }}
        >
          <FormFootContext
            value={{
              form,
              place,
              answers,
              sending,
              message: answer && answer.errors.length === 0 ? answer.message : undefined,
            }}
          >
            <Form
              {...ids}
              schema={schema}
              uiSchema={ui}
              validator={validator}
              templates={formTemplates}
              widgets={widgets}
              ref={view}
              formContext={conditional}
              initialFormData={start}
              experimental_componentUpdateStrategy="shallow"
              experimental_defaultFormStateBehavior={defaultStateBehavior}
              extraErrors={shownErrors}
              noValidate
              showErrorList={false}
              action={formAddress(form, locale.language, site?.original !== undefined)}
              method="post"
              enctype={files.length > 0 ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
              onChange={({ formData }, id) => {
                const values = (formData ?? {}) as Answers;
                if (answers.change(values)) sending.edit();
                follow(values);
                reportProgress();
                sending.forgive((error) => errorTarget(place, error) === id);
              }}
              onSubmit={({ formData }) => {
                // A prefilled beginning that the visitor has not changed is no answer.
                sending.submit(
                  withoutPrefilled((formData ?? {}) as Answers, prefilled.begun),
                  readTrap(holder.current),
                );
              }}
            >
              {foot}
            </Form>
          </FormFootContext>
        </FilesContext>
        {definition.schema.allOf && (
          <p className="hidden" aria-live="polite">
            {announcement}
          </p>
        )}
      </div>
      <Toasts place={place} />
    </div>
  );
}

function sendingProgress(step: ReturnType<typeof useSending>['step']): number | undefined {
  return step.name === 'sending' ? (step.progress ?? 0) : undefined;
}

/** The content of the hidden field that only programs fill in. */
function readTrap(holder: HTMLElement | null): string {
  return holder?.querySelector<HTMLInputElement>('input[name="_website"]')?.value ?? '';
}

/** Closes the dialog, or loads the next page, some time after the form was sent. */
function useFinish(isSent: boolean, { definition: { after } }: LoadedForm, onFinished?: () => void): void {
  const { navigate } = useContext(FormHostContext);
  const finish = useEffectEvent(() => {
    if (after?.to) navigate(after.to);
    else onFinished?.();
  });
  useEffect(() => {
    if (!isSent || !after) return;
    const timer = setTimeout(() => finish(), after.seconds * 1000);
    return () => clearTimeout(timer);
  }, [isSent, after]);
}
