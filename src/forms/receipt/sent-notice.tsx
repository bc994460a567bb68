import { useContext, useEffect, useEffectEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { answerDay } from '../../core/form/answers/answer-day.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocaleContext, useLocale } from '../../ui/locale.ts';
import type { LoadedForm } from '../loaded-form.ts';
import { FormHostContext } from '../place/form-host.ts';
import { Reference } from './reference.tsx';
import '../../ui/parts/icon-button.css';
import '../../ui/parts/notice.css';

interface SentNoticeProps {
  form: LoadedForm;
  reference: string;
  /** The time of sending, in milliseconds since 1970. */
  at: number;
  onDismiss: () => void;
}

/**
 * If a form closes automatically after sending, shows the reference at the foot of the window: three seconds
 * are too short to write it down. The notice stays on every page until the visitor dismisses it.
 * @param reference reference of the submission; without one there is no notice
 */
export function useSentNotice(form: LoadedForm, reference: string | undefined): void {
  const locale = useLocale();
  const host = useContext(FormHostContext);
  const showNotice = useEffectEvent((reference: string, at: number) => {
    // In a separate React root, because the root of the form is unmounted by then.
    root ??= createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <LocaleContext value={locale}>
        <FormHostContext value={host}>
          <SentNotice form={form} reference={reference} at={at} onDismiss={() => root?.render(null)} />
        </FormHostContext>
      </LocaleContext>,
    );
  });
  useEffect(() => {
    const at = Date.now();
    return reference ? () => showNotice(reference, at) : undefined;
  }, [reference]);
}

let root: Root | undefined;

function SentNotice({ form: { definition }, reference, at, onDismiss }: SentNoticeProps) {
  const { t, timeZone } = useLocale();
  const { answerWithin } = definition;
  return (
    <div className="notice" role="status">
      <Icon name="check" />
      <div>
        <p>
          <Reference form={definition.id} code={reference} />
        </p>
        {answerWithin && <p>{t('form.answeredBy', { day: answerDay(at, answerWithin, timeZone) })}</p>}
      </div>
      <button type="button" className="icon-button" aria-label={t('notice.dismiss')} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
