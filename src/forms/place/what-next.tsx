import { useContext, useState } from 'react';
import { answerDay } from '../../core/form/answers/answer-day.ts';
import type { FormDefinition } from '../../core/form/form-definition.ts';
import { useLocale } from '../../ui/locale.ts';
import { linkTo, Message } from '../../ui/message.tsx';
import { FormHostContext } from './form-host.ts';

/** The form's texts about the steps after sending. */
export interface NextSteps {
  next?: string | undefined;
  answerWithin?: number | undefined;
}

/** The texts in a form's definition about the steps after sending. */
export function toNextSteps({
  texts,
  answerWithin,
}: Pick<FormDefinition, 'texts' | 'answerWithin'>): NextSteps {
  return { next: texts.next, answerWithin };
}

interface WhatNextProps extends NextSteps {
  reference: string | undefined;
  /** The time of sending, in milliseconds since 1970. Default: now */
  at?: number;
}

/** The steps after sending: what happens, by when, and how to add something. */
export function WhatNext({ next, answerWithin, reference = '', at }: WhatNextProps) {
  const { t, timeZone } = useLocale();
  const { site } = useContext(FormHostContext);
  const [now] = useState(() => Date.now());
  const about = t('form.aboutReference', { reference });
  const mail = linkTo(`mailto:${site?.email}?subject=${encodeURIComponent(about)}`);
  const chat = linkTo(site?.chat?.to.replace(/text=.*/, `text=${encodeURIComponent(about)}`) ?? '');
  return (
    <>
      {(next || answerWithin) && (
        <p>
          {next} {answerWithin && t('form.answeredBy', { day: answerDay(at ?? now, answerWithin, timeZone) })}
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
