import { useContext, useState } from 'react';
import { answerDay } from '../../core/form/answer-day.ts';
import { useLocale } from '../../ui/locale.ts';
import { linkTo, Message } from '../../ui/message.tsx';
import type { LoadedForm } from '../loaded-form.ts';
import { FormHostContext } from '../place/form-host.ts';

interface WhatNextProps {
  form: LoadedForm;
  reference: string | undefined;
}

/** What happens with a form that was sent, by when, and how to add something to it. */
export function WhatNext({ form: { definition }, reference = '' }: WhatNextProps) {
  const { t, timeZone } = useLocale();
  const { site } = useContext(FormHostContext);
  const [sentAt] = useState(() => Date.now());
  const { answerWithin, texts } = definition;
  const about = t('form.aboutReference', { reference });
  const mail = linkTo(`mailto:${site?.email}?subject=${encodeURIComponent(about)}`);
  const chat = linkTo(site?.chat?.to.replace(/text=.*/, `text=${encodeURIComponent(about)}`) ?? '');
  return (
    <>
      {(texts.next || answerWithin) && (
        <p>
          {texts.next}{' '}
          {answerWithin && t('form.answeredBy', { day: answerDay(sentAt, answerWithin, timeZone) })}
        </p>
      )}
      {site?.email && reference && (
        <p>
          {site.chat ? (
            <Message of="form.addByChat" values={{ email: site.email, mail, chat }} />
          ) : (
            <Message of="form.addByMail" values={{ email: site.email, mail }} />
          )}
        </p>
      )}
    </>
  );
}
