import { useContext, useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './form-end.module.css';
import type { LoadedForm } from './loaded-form.ts';
import { FormHostContext } from './place/form-host.ts';
import { Reference } from './receipt/reference.tsx';
import { toNextSteps, WhatNext } from './place/what-next.tsx';
import { useMessages } from '../ui/locale.ts';
import { Message, bold } from '../ui/message.tsx';
import type { SendingStep } from './send/use-sending.ts';
import { Waiting } from './waiting.tsx';

interface FormStatusProps {
  form: LoadedForm;
  step: SendingStep;
  message?: string | undefined;
  /** Cancels the automatic sending. */
  onStay: () => void;
}

/** The result of sending, in a live region that already exists before sending. */
export function FormStatus({ form, step, message, onStay }: FormStatusProps) {
  const t = useMessages();
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step.name === 'failed') failure.current?.focus();
  }, [step]);
  const failureText = step.name === 'failed' ? step.message : step.name === 'open' ? message : undefined;
  return (
    <div className={styles.status} role="status">
      {step.name === 'sending' && <p className="hidden">{t('form.sendingNow')}</p>}
      {step.name === 'waiting' && <Waiting next={step.next} onStay={onStay} />}
      {step.name === 'changed' && (
        <div className={styles.waiting}>
          <Icon name="warning" />
          <p>
            <Message of="form.changedAnswers" values={{ b: bold }} />
          </p>
        </div>
      )}
      {step.name === 'sent' && (
        <div className={styles.sent}>
          <Icon name="check" />
          <div>
            <p>
              {t('form.stored')} <Reference form={form.definition.id} code={step.reference} />
            </p>
            <WhatNext {...toNextSteps(form.definition)} reference={step.reference} />
          </div>
        </div>
      )}
      {failureText !== undefined && (
        <div ref={failure} className={styles.failed} tabIndex={-1}>
          <Icon name="warning" />
          <div>
            <p>
              <Message of="form.notSent" values={{ reason: failureText, b: bold }} />
            </p>
            {step.name === 'failed' && <Remedy of={form.definition} remedy={step.remedy} />}
          </div>
        </div>
      )}
    </div>
  );
}

interface RemedyProps {
  of: LoadedForm['definition'];
  remedy?: 'reload' | 'write' | undefined;
}

/**
 * The remedy after a failure. A form of an outdated version would be refused again, so the page is reloaded,
 * with the draft.
 */
function Remedy({ of: { title }, remedy }: RemedyProps) {
  const t = useMessages();
  const email = useContext(FormHostContext).site?.email;
  if (remedy === 'reload')
    return (
      <button type="button" className="btn btn-small" onClick={() => location.reload()}>
        {t('form.loadNew')}
      </button>
    );
  if (remedy === 'write')
    return (
      email && (
        <a className="btn btn-small" href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>
          {t('form.writeMail')}
        </a>
      )
    );
  return (
    <button type="submit" className="btn btn-small">
      {t('form.tryAgain')}
    </button>
  );
}
