import { answerDay } from '../../core/form/answer-day.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLocale } from '../../ui/locale.ts';
import type { LoadedForm } from '../loaded-form.ts';
import type { SentForm } from '../place/form-host.ts';
import { Reference } from './reference.tsx';
import '../../ui/parts/icon-button.css';
import '../../ui/parts/notice.css';

interface SentNoticeProps {
  form: LoadedForm;
  sent: SentForm;
  onDismiss: () => void;
}

/**
 * What is left on the page once the dialog of a form that was sent has closed: its reference, its receipt and by when the
 * visitor hears. A dialog that closes by itself gives nobody the time to write that down.
 */
export function SentNotice({ form: { definition }, sent: { reference, at }, onDismiss }: SentNoticeProps) {
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
