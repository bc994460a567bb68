import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from '../form-end.module.css';
import { useMessages } from '../../ui/locale.ts';
import type { LoadedForm } from '../loaded-form.ts';
import { Reference } from './reference.tsx';
import { toNextSteps, WhatNext } from '../place/what-next.tsx';

/** Replaces a form that was sent and can't be sent again; takes the focus. */
export function Confirmation({ form, reference }: { form: LoadedForm; reference: string | undefined }) {
  const t = useMessages();
  const { definition } = form;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    // In a low window its end would be shown: the form was scrolled to its button.
    element.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={element} className={styles.confirmation} tabIndex={-1}>
      <Icon name="check" />
      <p className="lede">{definition.texts.confirmation ?? t('receipt.thanks')}</p>
      {reference && (
        <p className="small soft">
          <Reference form={definition.id} code={reference} />
        </p>
      )}
      <WhatNext {...toNextSteps(form.definition)} reference={reference} />
    </div>
  );
}
